import type { Page } from '@playwright/test';

/** Waits until letters have their own widths: the browser shows a page before its font has come. */
export const fontsReady = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await document.fonts.ready));
