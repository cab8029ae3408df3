import type { Page } from '@playwright/test';
import { buttonOf, fieldOf } from '../support/account-forms';
import { signInHere } from '../support/learner';
import { mailedLink } from '../support/mailed-link';
import { expect, test } from '../support/test';

const AT = '/auth/reset-password';
const NEW_PASSWORD = 'Ame-ga-furu-2';

async function choose(page: Page, password: string): Promise<void> {
  await fieldOf(page, 'New password').fill(password);
  await fieldOf(page, 'Confirm password').fill(password);
  await buttonOf(page, 'Reset password').click();
}

test(
  'a forgotten password is replaced by the link of a mail; then neither the old one nor the link is good any more',
  { tag: '@smoke' },
  async ({ page, learner, expectProblems }) => {
    expectProblems(/400.*\/api\/auth\/(signin|reset-password)/);
    await page.goto('/auth/signin');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await fieldOf(page, 'Email').fill(learner.email);
    await buttonOf(page, 'Send reset link').click();
    await expect(page.getByText('Password reset link sent to your email')).toBeVisible();
    const link = await mailedLink(learner.email, AT);

    await page.goto(link);
    await choose(page, 'Password1');
    const toast = page.getByRole('alert').filter({ hasText: /^This password is too common\./ });
    await expect(toast).toBeVisible();
    const width = await toast.evaluate((alert) => (alert as HTMLElement).offsetWidth);
    // As wide as a toast may be: what it says needs more than one line.
    expect(width).toBeGreaterThan(300);
    expect(width).toBeLessThanOrEqual(350);
    await choose(page, NEW_PASSWORD);
    await expect(page.getByText('Password reset successfully')).toBeVisible();
    await expect(page).toHaveURL('/auth/signin');

    await signInHere(page, learner);
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid credentials' })).toBeVisible();
    await signInHere(page, { ...learner, password: NEW_PASSWORD });
    await expect(page).toHaveURL('/dashboard');

    await page.goto(link);
    await choose(page, NEW_PASSWORD);
    await expect(page.getByRole('alert')).toHaveText('The password reset link is invalid or has expired.');
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL('/auth/forgot-password');
  },
);

test('the token leaves the address as soon as it is read, no request carries it but the one that uses it, and a reload explains', async ({
  page,
}) => {
  const token = 'T'.repeat(43);
  const leaks: string[] = [];
  page.on('request', async (request) => {
    const headers = JSON.stringify(await request.allHeaders());
    const isPage = request.isNavigationRequest();
    if (!isPage && (headers.includes(token) || request.url().includes(token))) leaks.push(request.url());
  });
  const opened = await page.goto(`${AT}?token=${token}&utm=mail#top`);
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(fieldOf(page, 'New password')).toBeVisible();
  await expect(page).toHaveURL(`${AT}?utm=mail#top`);
  expect(await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }]))).not.toContain(
    token,
  );
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(page).toHaveURL('/auth/signin');
  expect(await page.evaluate(() => document.referrer)).not.toContain(token);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Invalid Reset Link' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/open the link in your email again/i)).toBeVisible();
  expect(leaks).toEqual([]);
});
