import type { Locator, Page } from '@playwright/test';

/** A password that every rule accepts. */
export const PASSWORD = 'Kasa-wo-sasu-1';

export const fieldOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByLabel(name, { exact: true });

export const buttonOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });
