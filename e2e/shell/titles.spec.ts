import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { openArea } from '../support/frame';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Every address with the title of its tab (decisions: "its own document title, … · Kotoba"). */
const guestTitles: Readonly<Record<string, string>> = {
  '/auth/signin': 'Sign in',
  '/auth/signup': 'Create Account',
  '/auth/forgot-password': 'Forgot password',
  '/auth/reset-password': 'Invalid Reset Link',
  '/auth/email-verification': 'Email Verification Required',
  '/auth/email-verified': 'Email Verified!',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/support': 'Support',
  '/attributions': 'Attributions',
  '/dev/mailbox': 'Mailbox',
};
const learnerTitles: Readonly<Record<string, string>> = {
  '/dashboard': 'Dashboard',
  '/chat': 'Capture',
  '/learn': 'Learning',
  '/exam': 'Exam Page',
  '/vocabularies': 'Vocabulary',
  '/settings': 'Settings',
  '/profile': 'Profile',
};

async function expectTitles(page: Page, titles: Readonly<Record<string, string>>): Promise<void> {
  for (const [address, title] of Object.entries(titles)) {
    await page.goto(address);
    await expect(page).toHaveTitle(`${title} · Kotoba`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
}

test('every page of a guest has its own title and one h1', ({ page }) => expectTitles(page, guestTitles));

test('every page of a learner has its own title and one h1', ({ signedIn }) =>
  expectTitles(signedIn, learnerTitles));

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
