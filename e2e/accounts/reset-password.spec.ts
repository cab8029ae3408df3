import type { Page } from '@playwright/test';
import { buttonOf, fieldOf, PASSWORD } from '../support/account-forms';
import { suiteUrl, type Learner } from '../support/learner';
import { mailedLink } from '../support/mailed-link';
import { expect, test } from '../support/test';

const AT = '/auth/reset-password';
const NEW_PASSWORD = 'Ame-ga-furu-2';

/** The link of the mail, asked for `count` times. */
async function linkFor({ email }: Learner, count = 1): Promise<string> {
  for (let times = 0; times < count; times += 1) {
    await fetch(`${suiteUrl()}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    await mailedLink(email, AT, times + 1);
  }
  return mailedLink(email, AT, count);
}

async function choose(page: Page, password: string): Promise<void> {
  await fieldOf(page, 'New password').fill(password);
  await fieldOf(page, 'Confirm password').fill(password);
  await buttonOf(page, 'Reset password').click();
}

test('sets the new password, toasts "Password reset successfully" and goes to /auth/signin; the old password is dead, and so is the link', async ({
  page,
  learner,
  expectProblems,
}) => {
  expectProblems(/\/api\/auth\/(signin|reset-password)/);
  const link = await linkFor(learner);
  await page.goto(link);
  const request = page.waitForRequest('**/api/auth/reset-password');
  await choose(page, NEW_PASSWORD);
  expect((await request).postDataJSON()).toEqual({
    token: new URL(link, suiteUrl()).searchParams.get('token'),
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  });
  await expect(page.getByText('Password reset successfully')).toBeVisible();
  await expect(page).toHaveURL('/auth/signin');

  await fieldOf(page, 'Email').fill(learner.email);
  await fieldOf(page, 'Password').fill(learner.password);
  await buttonOf(page, 'Sign in').click();
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
  await fieldOf(page, 'Password').fill(NEW_PASSWORD);
  await buttonOf(page, 'Sign in').click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto(link);
  await choose(page, PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('The password reset link is invalid or has expired.');
});

test('a link that is no good (made up, or replaced by a newer one) says so, keeps what was typed, and a new one is one click away', async ({
  page,
  learner,
  expectProblems,
}) => {
  expectProblems(/\/api\/auth\/reset-password/);
  const older = await linkFor(learner);
  await linkFor(learner, 2);
  for (const link of [older, `${AT}?token=${'x'.repeat(43)}`]) {
    await page.goto(link);
    await choose(page, NEW_PASSWORD);
    await expect(page.getByRole('alert')).toHaveText('The password reset link is invalid or has expired.');
    await expect(fieldOf(page, 'New password')).toHaveValue(NEW_PASSWORD);
    await expect(fieldOf(page, 'Confirm password')).toHaveValue(NEW_PASSWORD);
  }
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
});

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
  expect(leaks).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Invalid Reset Link' })).toBeVisible();
  await page.goto(`${AT}?token=${token}`);
  await expect(page).toHaveURL(AT);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Invalid Reset Link' })).toBeVisible();
  await expect(page.getByText(/open the link in your email again/i)).toBeVisible();
});

test('without a token: the heading "Invalid Reset Link", its text, "Invalid reset token", and a button to request a new link', async ({
  page,
}) => {
  for (const at of [AT, `${AT}?token=`]) {
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1, name: 'Invalid Reset Link' })).toBeVisible();
    await expect(page.getByText('The password reset link is invalid or has expired.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Invalid reset token');
    await expect(page.getByLabel('New password')).toHaveCount(0);
  }
  await page.getByRole('main').getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
});

test('the new password has the rules of sign-up, and both fields are "new-password" to a password manager', async ({
  page,
}) => {
  await page.goto(`${AT}?token=abc`);
  await expect(page.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
  await expect(page).toHaveTitle('Reset password · Kotoba');
  await buttonOf(page, 'Reset password').click();
  await expect(fieldOf(page, 'New password')).toHaveAccessibleDescription('Password is required');
  await expect(fieldOf(page, 'Confirm password')).toHaveAccessibleDescription('Please confirm your password');
  await expect(fieldOf(page, 'New password')).toBeFocused();
  for (const [name, text, words] of [
    ['New password', 'Kasa-w1', 'Password must be at least 8 characters'],
    [
      'New password',
      'kasa-wo-sasu',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ],
    ['Confirm password', PASSWORD, 'Passwords do not match'],
  ] as const) {
    await fieldOf(page, name).fill(text);
    await expect(fieldOf(page, name)).toHaveAttribute('autocomplete', 'new-password');
    await expect(fieldOf(page, name)).toHaveAccessibleDescription(words);
  }
});
