import type { Page } from '@playwright/test';

/** Opens a page and waits until the stream of events is there, so that nothing is missed. */
export async function openListening(page: Page, address: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await page.goto(address);
  await stream;
}
