import type { Page } from '@playwright/test';
import { newEmail, suiteUrl } from '../support/learner';
import { expect, test } from '../support/test';

const texts = [
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/support', 'Support'],
  ['/attributions', 'Attributions'],
] as const;

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('/privacy, /terms, /support and the attributions are real pages that anybody may read', async ({
  page,
}) => {
  for (const [address, title] of texts) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const sections = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await sections.count()).toBeGreaterThanOrEqual(4);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(600);
    expect(await width(page)).toBe(page.viewportSize()?.width);
  }
});

test('their header leads a guest to the start and to sign-in, and their footer from one to the next', async ({
  page,
}) => {
  await page.goto('/privacy');
  for (const [address, name] of texts.slice(1)) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/auth\/signin$/);
  await page.goBack();
  await page.getByRole('banner').getByRole('link', { name: 'Kotoba, to the start' }).click();
  await expect(page).toHaveURL(/\/auth\/signin$/);
});

test('their header leads a learner back into the app', async ({ signedIn: page }) => {
  await page.goto('/support');
  await page.getByRole('banner').getByRole('link', { name: 'Open Kotoba' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the mailbox page shows the mails of a suite without a mail server, with links that work', async ({
  page,
}) => {
  const email = newEmail();
  const account = { firstName: 'Hana', lastName: 'Sato', email, password: 'Kasa-wo-sasu-1' };
  await page.request.post(`${suiteUrl()}/api/auth/signup`, {
    data: { ...account, confirmPassword: account.password },
  });
  await page.goto('/dev/mailbox');
  const mail = page.getByRole('article').filter({ hasText: email });
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(mail.getByRole('heading', { level: 2 })).toBeVisible();
  expect(await width(page)).toBe(page.viewportSize()?.width);
  await mail
    .getByRole('link', { name: /\/auth\/email-verification\?/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email Verified!' })).toBeVisible();
});
