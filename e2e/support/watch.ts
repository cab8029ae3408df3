import type { BrowserContext, Page, Request } from '@playwright/test';
import { suiteUrl } from './learner';

declare global {
  interface Window {
    /** What a page has shown and where it has been, from its first moment. */
    seen: { headings: string[]; frames: number; alerts: string[]; places: string[] };
  }
}

/** From the next page on: records every heading, frame, toast and address, so that nothing can flash by unseen. */
export async function record(target: BrowserContext | Page): Promise<void> {
  await target.addInitScript(() => {
    window.seen = { headings: [], frames: 0, alerts: [], places: [location.pathname] };
    const keep = (list: string[], text: string | null): void => {
      if (text && list.at(-1) !== text) list.push(text);
    };
    const look = (): void => {
      // The word to try beside sign-in is nobody's.
      document
        .querySelectorAll('h1, h2:not(#word-demo)')
        .forEach((heading) => keep(window.seen.headings, heading.textContent));
      document
        .querySelectorAll('[role="alert"]')
        .forEach((toast) => keep(window.seen.alerts, toast.textContent));
      if (document.querySelector('nav[aria-label="Main"]')) window.seen.frames += 1;
      keep(window.seen.places, location.pathname);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

export const seen = (page: Page): Promise<Window['seen']> => page.evaluate(() => window.seen);

/** Collects the requests of `target` to the API, `path` below /api; all of them without it. */
export function apiCalls(target: BrowserContext | Page, path = ''): Request[] {
  const calls: Request[] = [];
  const note = (request: Request): void => {
    if (request.url().startsWith(`${suiteUrl()}/api${path}`)) calls.push(request);
  };
  // Both emit it; their types do not say so together.
  if ('pages' in target) target.on('request', note);
  else target.on('request', note);
  return calls;
}

export const bearerOf = (request: Request): string => request.headers().authorization ?? '';

/** What the browser keeps of the session, as text. */
export const storedSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('kotoba.session'));
