import type { Page } from '@playwright/test';

/** Counts the calls of a page from now on. Gives how many there were so far. */
export function countCalls(page: Page, method: string, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === `/api${path}`) calls += 1;
  });
  return () => calls;
}
