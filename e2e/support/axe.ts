import { expect, type Page } from '@playwright/test';

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

interface Axe {
  readonly run: (context: Document) => Promise<{ violations: Violation[] }>;
}

const source = require.resolve('axe-core/axe.min.js');

/** Puts axe into every page that is opened from now on: before the page's policy, which allows no script of others. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: source });
}

/** What comes late is there: fonts, and transitions and animations that end. They begin with the next frame. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> =>
      new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await document.fonts.ready;
  });
}

/** Each rule of axe that the page as it stands breaks, in words. */
export async function violations(page: Page): Promise<string[]> {
  await settled(page);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    return (await axe.run(document)).violations;
  });
  return found.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** The page as it stands breaks no rule of axe, in light and in dark, and does not scroll sideways. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await violations(page), `${state}, ${colorScheme}`).toEqual([]);
  }
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
}
