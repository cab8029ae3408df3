import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heard: {
      /** Every sound that the page has begun, by its element: one that was begun twice stands twice. */
      readonly sounds: HTMLMediaElement[];
      /** How many were heard to their end. */
      ended: number;
      /** The most that played at the same time. */
      most: number;
    };
  }
}

export interface Heard {
  readonly begun: number;
  readonly ended: number;
  readonly playing: number;
  readonly most: number;
}

/** Listens to a page from before it is opened on. What it gives tells what was heard since the page was opened. */
export async function listen(page: Page): Promise<() => Promise<Heard>> {
  await page.addInitScript(() => {
    const heard: Window['heard'] = { sounds: [], ended: 0, most: 0 };
    window.heard = heard;
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement): Promise<void> {
      heard.sounds.push(this);
      this.addEventListener('ended', () => (heard.ended += 1), { once: true });
      const started = play.call(this);
      const playing = new Set(heard.sounds.filter(({ paused, ended }) => !paused && !ended));
      heard.most = Math.max(heard.most, playing.size);
      return started;
    };
  });
  return () =>
    page.evaluate(() => {
      const { sounds, ended, most } = window.heard;
      const playing = new Set(sounds.filter((sound) => !sound.paused && !sound.ended)).size;
      return { begun: sounds.length, ended, playing, most };
    });
}
