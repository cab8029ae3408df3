import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { buttonOf, fieldOf } from '../support/account-forms';
import { asLearner, mailTo, signIn, signInHere } from '../support/learner';
import { openOtherDevice } from '../support/other-device';
import { expect, test } from '../support/test';
import { giveWords } from '../support/words';

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const note = (page: Page) => page.getByRole('textbox', { name: 'Note' });

test(
  'names and settings are saved on the server, and hold everywhere at once, also on another device',
  { tag: '@smoke' },
  async ({ signedIn: page, learner, browser }) => {
    const theme = (of: Page) => expect(of.locator('html'));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/profile');
    await fieldOf(page, 'First name').fill(' 花子 ');
    await choose(page, 'Country', 'Japan');
    await buttonOf(page, 'Save changes').click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByText('花子 Sato')).toBeVisible();
    const { user } = await asLearner<{ user: object }>(learner, 'GET', '/account/profile');
    expect(user).toMatchObject({ firstName: '花子', lastName: 'Sato', countryId: 392 });

    await page.getByRole('menuitem', { name: 'Account Settings' }).click();
    await choose(page, 'Furigana', 'Never');
    await choose(page, 'Theme', 'Dark');
    await theme(page).toHaveAttribute('data-theme', 'dark');
    await fieldOf(page, 'New words per day').fill('7');
    await page.getByRole('combobox', { name: 'Time zone' }).click();
    await page.getByRole('searchbox', { name: 'Search time zones' }).fill('kath');
    await page.keyboard.press('Enter');
    const settings = () => asLearner<object>(learner, 'GET', '/account/settings');
    const changed = { furigana: false, theme: 'dark', newPerDay: 7, timeZone: 'Asia/Kathmandu' };
    await expect.poll(settings).toMatchObject(changed);

    const context = await browser.newContext({ colorScheme: 'light' });
    const other = await context.newPage();
    await signIn(other, learner);
    await theme(other).toHaveAttribute('data-theme', 'dark');
    await choose(page, 'Theme', 'Light');
    await expect.poll(settings).toMatchObject({ ...changed, theme: 'light' });
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await theme(other).toHaveAttribute('data-theme', 'light');
    await context.close();
  },
);

test('a device that is signed out, or has the old password, is out at once; what was typed there is there again', async ({
  signedIn: page,
  learner,
  browser,
}) => {
  const other = await openOtherDevice(browser, learner);
  await other.goto('/chat');
  await note(other).fill('not saved yet');
  const comesBack = async (password: string): Promise<void> => {
    await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await signInHere(other, { ...learner, password });
    await expect(other).toHaveURL(/\/chat$/);
    await expect(note(other)).toHaveValue('not saved yet');
  };

  await page.goto('/profile');
  const devices = page.getByRole('listitem').filter({ hasText: /This device|Last used/ });
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out Kitchen tablet' }).click();
  await expect(page.getByText('Kitchen tablet was signed out')).toBeVisible();
  await comesBack(learner.password);

  await fieldOf(page, 'Current password').fill(learner.password);
  await fieldOf(page, 'New password').fill('Ame-ga-furu-2');
  await fieldOf(page, 'Confirm password').fill('Ame-ga-furu-2');
  await buttonOf(page, 'Change password').click();
  await expect(page.getByText('Password changed. Your other devices were signed out.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await comesBack('Ame-ga-furu-2');
  await other.context().close();
});

test('everything of the learner is one JSON file, named and without secrets', async ({
  signedIn: page,
  learner,
}) => {
  const words = await giveWords(learner);
  await page.goto('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    buttonOf(page, 'Export my data').click(),
  ]);
  expect(download.suggestedFilename()).toBe('kotoba-export.json');
  const text = await readFile(await download.path(), 'utf8');
  const { tables } = JSON.parse(text) as { tables: Record<string, object[]> };
  expect(tables.users).toMatchObject([{ email: learner.email, firstName: 'Hana' }]);
  expect(tables.vocabulary).toHaveLength(words.length);
  expect(text).not.toContain(learner.token);
  expect(text).not.toMatch(/argon2|passwordHash|tokenHash/);
  await expect(page.getByText('Your data was saved as kotoba-export.json')).toBeVisible();
});

test('an account is deleted with its password: everything is gone, here and on other devices, and a mail says so', async ({
  signedIn: page,
  learner,
  browser,
  expectProblems,
}) => {
  expectProblems(/400.*\/api\/account/);
  const other = await openOtherDevice(browser, learner);
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/chat');
  await note(page).fill('not sent yet');

  await page.goto('/profile');
  const open = buttonOf(page, 'Delete my account');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await open.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(open).toBeFocused();
  await open.click();
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('The current password is not right')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(learner.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account was deleted')).toBeVisible();
  await expect(page).toHaveURL('/auth/signin');
  await expect(other).toHaveURL(/\/auth\/signin$/);
  await expect
    .poll(async () => (await mailTo(learner.email)).subject)
    .toBe('Your Kotoba account was deleted');
  await other.context().close();

  // Neither session nor draft nor remembered place is left in the browser.
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.filter((key) => /session|draft|place/.test(key))).toEqual([]);
});

test('a long name lets the profile scroll no further sideways than the window is wide', async ({
  signedIn: page,
  learner,
}) => {
  const names = { firstName: 'W'.repeat(60), lastName: '漢'.repeat(60) };
  await asLearner(learner, 'PATCH', '/account/profile', names);
  await page.goto('/profile');
  await expect(fieldOf(page, 'First name')).toHaveValue(names.firstName);
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await beyond()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  expect(await beyond()).toBeLessThanOrEqual(0);
});
