import type { Page } from '@playwright/test';
import { listen } from '../support/sounds';
import { expect, test } from '../support/test';

/** Counts what is pressed by hand on each page from the next one on; a word that is typed is one press. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  let presses = 0;
  await page.exposeFunction('pressed', () => (presses += 1));
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      if (event.isTrusted) void (window as unknown as { pressed: () => void }).pressed();
    });
  });
  return async () => presses;
}

test('a stranger hears a first word within six presses', { tag: ['@smoke', '@phone'] }, async ({ page }) => {
  const heard = await listen(page);
  const presses = await countPresses(page);
  await page.goto('/');
  const demo = page.getByRole('region', { name: 'Try it with one word' });
  await demo.getByRole('button', { name: 'umbrella' }).click();
  await expect(demo.getByText('It is raining, so I will take an umbrella.')).toBeVisible();
  await demo.getByRole('button', { name: 'Play Japanese word' }).click();
  await expect.poll(async () => (await heard()).ended).toBe(1);
  expect(await presses()).toBeLessThanOrEqual(6);
});

test(
  'a learner without words has a first deck within four presses of the dashboard',
  { tag: '@smoke' },
  async ({ signedIn: page }) => {
    const presses = await countPresses(page);
    await page.goto('/dashboard');
    const start = page.getByRole('link', { name: 'Take a ready-made deck' });
    await expect(start).toBeInViewport();
    await start.click();
    const deck = page.getByRole('listitem', { name: 'JLPT N5' });
    await deck.getByRole('button', { name: 'Add the first 25 words' }).click();
    await expect(page.getByText('25 words of “JLPT N5” are yours now')).toBeVisible();
    await expect(page).toHaveURL(/\/vocabularies\?userTopicId=\d+$/);
    await expect(page.getByText('Showing 1 - 12 of 25.')).toBeVisible();
    expect(await presses()).toBeLessThanOrEqual(4);
  },
);
