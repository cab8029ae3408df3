import { asLearner, mailTo, suiteUrl } from '../support/learner';
import { openOtherDevice } from '../support/other-device';
import { expect, test } from '../support/test';

test('an account is deleted with its password: everything is gone, here and on other devices, and a mail says so', async ({
  signedIn: page,
  learner,
  browser,
  expectProblems,
}) => {
  expectProblems(/400.*\/api\/account/);
  await asLearner(learner, 'POST', '/vocabulary/create', {
    vocabulary: [{ en_word: 'umbrella', kanji: '傘', status: true }],
  });
  const other = await openOtherDevice(browser, learner);
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/chat');
  await page.getByLabel('Note', { exact: true }).fill('not sent yet');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText(/All your words, notes, sessions and settings are deleted for good/);
  const confirm = dialog.getByRole('button', { name: 'Delete for good' });
  await confirm.click();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
  await confirm.click();
  await expect(dialog.getByText('The current password is not right')).toBeVisible();

  await dialog.getByLabel('Password', { exact: true }).fill(learner.password);
  await confirm.click();
  await expect(page.getByText('Your account was deleted')).toBeVisible();
  await expect(page).toHaveURL(`${suiteUrl()}/auth/signin`);
  await expect(other).toHaveURL(/\/auth\/signin$/);
  // The mail of the sign-up is there already; this one is sent by a job.
  await expect
    .poll(async () => (await mailTo(learner.email)).subject)
    .toBe('Your Kotoba account was deleted');
  await other.context().close();

  // Neither session nor draft nor remembered place is left in the browser.
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.filter((key) => /session|draft|place/.test(key))).toEqual([]);
  const headers = { authorization: `Bearer ${learner.token}` };
  expect((await page.request.get('/api/vocabulary', { headers })).status()).toBe(401);
  const again = await page.request.post('/api/auth/signin', {
    data: { email: learner.email, password: learner.password },
  });
  expect(again.status()).toBe(400);
});

test('Cancel deletes nothing and forgets the password', async ({ signedIn: page }) => {
  await page.goto('/profile');
  const open = page.getByRole('button', { name: 'Delete my account' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill('Kasa-wo-sasu-1');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
});
