import type { Locator, Page } from '@playwright/test';

/** A file in the memory of a test. */
export const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

/** A table of `count` words with an English and a Japanese column, as a class would write it. */
export const tableOf = (count: number): string =>
  ['English,Japanese', ...Array.from({ length: count }, (_, i) => `number ${i},数${i}`)].join('\r\n');

export const chooser = (page: Page): Locator => page.getByLabel('Choose a file');
export const column = (page: Page, name: string): Locator =>
  page.getByRole('combobox', { name: `What “${name}” holds` });
export const startButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Import [\d,]+ words?$/ });
export const progress = (page: Page): Locator =>
  page.getByRole('progressbar', { name: 'Progress of the import' });

/** A term and its value among the counts of a result. */
export const count = (page: Page, term: string): Locator =>
  page.getByRole('main').locator('dl > div', { hasText: term }).locator('dd');
