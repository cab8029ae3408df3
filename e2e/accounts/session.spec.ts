import { expect, test, withSession } from '../support/test';
import { apiCalls, record, seen, storedSession } from '../support/watch';

const CHECK = '**/api/auth/check-auth';
const heading = 'Vocabulary';

test('with a token the start asks the server exactly once, and shows a spinner meanwhile', async ({
  signedIn: page,
}) => {
  await record(page);
  const calls = apiCalls(page, '/auth/check-auth');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(CHECK, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/vocabularies');
  await expect(page.getByRole('progressbar', { name: 'Checking your session…' })).toBeVisible();
  expect((await seen(page)).frames).toBe(0);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('signing out clears user, token and authentication, whatever the server says', async ({
  page,
  learner,
  context,
  expectProblems,
}) => {
  expectProblems(/signout/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  await withSession(page, learner);
  await page.goto('/privacy');
  const session = await storedSession(page);
  const leave = async (): Promise<void> => {
    await page.evaluate((text) => localStorage.setItem('kotoba.session', text ?? ''), session);
    await page.goto('/exam');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  const isOut = async (): Promise<void> => {
    await expect(page).toHaveURL(/\/auth\/signin$/);
    expect(await storedSession(page)).toBeNull();
  };
  for (const status of [500, 400, 503]) {
    await page.route('**/api/auth/signout', (route) => route.fulfill({ status, json: {} }));
    await leave();
    await expect(page.getByText('Failed to sign out. Please try again.')).toBeVisible();
    await isOut();
    await page.unroute('**/api/auth/signout');
  }
  await test.step('offline', async () => {
    await page.evaluate((text) => localStorage.setItem('kotoba.session', text ?? ''), session);
    await page.goto('/exam');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await context.setOffline(true);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('Failed to sign out. Please try again.')).toBeVisible();
    await isOut();
    await context.setOffline(false);
  });
  await leave();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await isOut();
});

test('Back after signing out shows nothing private', async ({ signedIn: page, learner }) => {
  await record(page);
  await page.goto('/vocabularies');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(`Signed in as ${learner.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  const { headings, frames } = await seen(page);
  expect({ headings, frames }).toEqual({ headings: ['Sign in'], frames: 0 });
  await expect(page.getByText(learner.email)).toHaveCount(0);
});
