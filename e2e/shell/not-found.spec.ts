import { expect, test } from '../support/test';
import { visitAs } from '../support/visitors';

const title = { level: 1, name: 'Page Not Found' } as const;

test.beforeEach(({ expectProblems }) => expectProblems(/404/));

test('an unknown address is titled Page Not Found, says that the page does not exist or has been moved, and answers 404', async ({
  page,
}) => {
  const answer = await page.goto('/no/such/place');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', title)).toBeVisible();
  await expect(page.getByText(/does not exist or has been moved/)).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found · Kotoba');
});

test('Go Back leads to the previous page, also after a reload', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  await page.goto('/no/such/place');
  await page.reload();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password$/);
});

test('Go Back in a tab without a history leads home', async ({ context, page }) => {
  await page.goto('/privacy');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/no/such/place', '_blank', 'noopener')),
  ]);
  await tab.getByRole('button', { name: 'Go Back' }).click();
  await expect(tab).toHaveURL(/\/auth\/signin$/);
});

test('Go Home leads to /, and so a guest to sign-in and a learner to the dashboard, in the frame that he knows', async ({
  page,
}) => {
  await page.goto('/no/such/place');
  await page.getByRole('button', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(/\/auth\/signin$/);

  await visitAs(page, 'verified');
  await page.goto('/no/such/place');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
