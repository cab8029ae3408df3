import type { Page } from '@playwright/test';

export interface ShownToast {
  readonly width: number;
  readonly centre: number;
  readonly top: number;
}

/**
 * Resolves when the toast with these words has come and gone: the page itself looks, so that a busy machine does not
 * miss it. For before what brings it about.
 */
export const watchToast = (page: Page, words: string): Promise<ShownToast> =>
  page.evaluate(
    (text) =>
      new Promise<ShownToast>((gone) => {
        let place: ShownToast | undefined;
        const find = (): Element | undefined =>
          [...document.querySelectorAll('[role="status"][aria-label="Messages"] span')].find(
            (part) => part.textContent === text,
          );
        const changes = new MutationObserver(() => {
          const toast = find()?.parentElement;
          if (toast && !place) {
            const { left, top, width } = toast.getBoundingClientRect();
            place = { width, centre: left + width / 2, top };
          }
          if (toast || !place) return;
          changes.disconnect();
          gone(place);
        });
        changes.observe(document.body, { childList: true, subtree: true });
      }),
    words,
  );

/**
 * Rests a pointer on the toast with these words once it is there, again and again: it stays, and a button of it can be
 * pressed at leisure. The page itself does it here, too. For before what brings it about.
 */
export const keepToast = (page: Page, words: string): Promise<void> =>
  page.evaluate((text) => {
    setInterval(() => {
      for (const part of document.querySelectorAll('[role="status"][aria-label="Messages"] span'))
        if (part.textContent === text) part.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    }, 200);
  }, words);
