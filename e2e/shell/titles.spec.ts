import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { fontsReady } from '../support/fonts';
import { openArea } from '../support/frame';

// The titles of all addresses are in the table of routes.spec.ts.

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a change of page sets the title, moves the focus to the h1 and is announced', async ({
  signedIn: page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByText('Welcome back to your Japanese learning journey')).toBeVisible();
  // The first page is left to the browser.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const announced = page.locator('[aria-live="polite"][aria-atomic="true"]');
  for (const [area, title] of [
    ['Capture', 'Capture'],
    ['Vocabulary', 'Vocabulary'],
    ['Learning', 'Learning'],
    ['Settings', 'Settings'],
  ] as const) {
    await openArea(page, area);
    await expect(heading(page, title)).toBeFocused();
    await expect(page).toHaveTitle(`${title} · Kotoba`);
    await expect(announced.filter({ hasText: title })).toHaveCount(1);
  }
});

test('Back restores the scroll position and leads the focus to the h1 of the page before', async ({
  page,
}) => {
  await page.goto('/attributions');
  await expect(heading(page, /./)).toBeVisible();
  await fontsReady(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Terms' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  await footer.getByRole('link', { name: 'Terms' }).click();
  await expect(heading(page, 'Terms')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page, /./)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});
