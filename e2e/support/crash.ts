import type { BrowserContext, Page } from '@playwright/test';

/** Kills the renderer of a tab, as the system does when memory runs out: no code of the page runs any more. */
export async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // The answer never comes: who would send it is dead.
  void session.send('Page.crash').catch(() => undefined);
  await gone;
}

/** The tab as the browser brings it back: another renderer, the same storage. */
export async function reopen(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
