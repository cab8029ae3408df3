import type { Page } from '@playwright/test';
import { createLearner, mailTo, newEmail, suiteUrl, tokenIn } from '../support/learner';
import { expect, test } from '../support/test';

const PLACE = '/vocabularies?query=%E5%82%98&page=2#list';
const password = 'Kasa-wo-sasu-1';
const headed = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const arrived = (page: Page): Promise<void> => expect(page).toHaveURL(suiteUrl() + PLACE);

const linkIn = (text: string): string => /https?:\S+\/auth\/email-verification\S+/.exec(text)?.[0] ?? '';

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Hana');
  await page.getByLabel('Last name').fill('Sato');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('the requested location travels through sign-in, query and hash included, also across a reload', async ({
  page,
  learner,
}) => {
  await page.goto(PLACE);
  await headed(page, 'Sign in');
  await page.reload();
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await fillSignIn(page, learner.email);
  await arrived(page);
});

test('the requested location travels through sign-up, verification, the mail’s link and back, with a reload at each step', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto(PLACE);
  await headed(page, 'Sign in');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await headed(page, 'Create Account');
  await page.reload();
  await fillSignUp(page, email);
  await headed(page, 'Email Verification Required');
  await page.reload();
  await headed(page, 'Email Verification Required');
  // Without what the link itself says about the way back.
  await page.goto(`/auth/email-verification?token=${tokenIn(await mailTo(email))}`);
  await headed(page, 'Email Verified!');
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await arrived(page);
});

test('the link of the first mail leads back also on another device', async ({ page, browser }) => {
  const email = newEmail();
  await page.goto(PLACE);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await fillSignUp(page, email);
  await headed(page, 'Email Verification Required');
  const device = await browser.newContext();
  const tab = await device.newPage();
  await tab.goto(linkIn((await mailTo(email)).text));
  await headed(tab, 'Email Verified!');
  await tab.getByRole('button', { name: 'Continue' }).click();
  await arrived(tab);
  await device.close();
});

test('another verification mail carries the location, and leads back on another device', async ({
  page,
  browser,
  newcomer,
}) => {
  const { email } = newcomer;
  const first = await mailTo(email);
  await page.goto(PLACE);
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/auth\/unverified-email$/);
  await page.reload();
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  const link = await linkAfter(first.text, email);
  expect(new URL(link).searchParams.get('from')).toBe(PLACE);
  const device = await browser.newContext();
  const elsewhere = await device.newPage();
  await elsewhere.goto(link);
  await headed(elsewhere, 'Email Verified!');
  await expect(elsewhere).toHaveURL(`${suiteUrl()}/auth/email-verified?from=${encodeURIComponent(PLACE)}`);
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await arrived(elsewhere);
  await device.close();
});

/** The link in the newest mail to `email`, once it is another one than `before`. */
async function linkAfter(before: string, email: string): Promise<string> {
  let text = before;
  await expect
    .poll(async () => (text = (await mailTo(email)).text) !== before, { timeout: 20_000 })
    .toBe(true);
  return linkIn(text);
}

test('the end of an account leaves no way back to the profile', async ({ page }) => {
  const leaving = await createLearner();
  const next = await createLearner();
  await page.goto('/auth/signin');
  await fillSignIn(page, leaving.email);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Delete/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(leaving.password);
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await headed(page, 'Sign in');
  await fillSignIn(page, next.email);
  await expect(page).toHaveURL(/\/dashboard$/);
});
