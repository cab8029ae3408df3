import type { Page } from '@playwright/test';

/**
 * Resolves once the page has shown an element that fits `selector`, with these words if any: the page itself looks at
 * every change, so that what passes by itself is not missed by a busy machine. For before what brings it about.
 */
export const waitUntilSeen = (page: Page, selector: string, words?: string): Promise<void> =>
  page.evaluate(
    ([css, text]) =>
      new Promise<void>((shown) => {
        const look = (): boolean =>
          [...document.querySelectorAll(css)].some(
            (part) => part.checkVisibility() && (text === undefined || part.textContent === text),
          );
        if (look()) return shown();
        const changes = new MutationObserver(() => {
          if (!look()) return;
          changes.disconnect();
          shown();
        });
        changes.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      }),
    [selector, words] as const,
  );
