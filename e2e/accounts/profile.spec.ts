import { bringAxe, expectAccessible } from '../support/axe';
import { asLearner } from '../support/learner';
import { openOtherDevice } from '../support/other-device';
import { expect, test } from '../support/test';

test('names and country are edited by the rules of the sign-up, and hold everywhere at once', async ({
  signedIn: page,
  learner,
}) => {
  await page.goto('/profile');
  const details = page.getByRole('form', { name: 'Your details' });
  const firstName = details.getByLabel('First name');
  await expect(firstName).toHaveValue('Hana');
  await firstName.fill('');
  await details.getByLabel('Last name').fill('S');
  await details.getByRole('button', { name: 'Save changes' }).click();
  await expect(details.getByText('First name is required')).toBeVisible();
  await expect(details.getByText('Last name must be at least 2 characters')).toBeVisible();
  await expect(firstName).toBeFocused();

  await firstName.fill(' 花子 ');
  await details.getByLabel('Last name').fill('Satō');
  await details.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('searchbox', { name: 'Search countries' }).fill('JAPA');
  await page.keyboard.press('Enter');
  await expect(details.getByRole('combobox', { name: 'Country' })).toContainText('Japan');
  await details.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByText('花子 Satō')).toBeVisible();
  const { user } = await asLearner<{ user: object }>(learner, 'GET', '/account/profile');
  expect(user).toMatchObject({ firstName: '花子', lastName: 'Satō', countryId: 392 });
});

test('what is typed and not saved says so, survives a reload, and is gone once it is taken back', async ({
  signedIn: page,
}) => {
  await page.goto('/profile');
  const firstName = page.getByLabel('First name');
  await firstName.fill('Hanako');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.reload();
  await expect(firstName).toHaveValue('Hanako');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await firstName.fill('Hana');
  await expect(page.getByText('Not saved yet')).toBeHidden();
  await page.reload();
  await expect(firstName).toHaveValue('Hana');
  await expect(page.getByText('Not saved yet')).toBeHidden();
});

test('the password changes with the current one, by the rules of the sign-up, and signs every other device out', async ({
  signedIn: page,
  learner,
  browser,
  expectProblems,
}) => {
  expectProblems(/400.*account\/password/);
  const other = await openOtherDevice(browser, learner);
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/profile');
  const form = page.getByRole('form', { name: 'Change password' });
  const [current, next, again] = ['Current password', 'New password', 'Confirm password'].map((name) =>
    form.getByLabel(name, { exact: true }),
  );
  if (!current || !next || !again) throw new Error('A field is missing');
  const send = form.getByRole('button', { name: 'Change password' });
  await next.fill('alllowercase1');
  await again.fill('other');
  await send.click();
  await expect(form.getByText('Password is required')).toBeVisible();
  await expect(
    form.getByText(
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ),
  ).toBeVisible();
  await expect(form.getByText('Passwords do not match')).toBeVisible();

  await current.fill('Wrong-password-1');
  await next.fill('Ame-ga-furu-2');
  await again.fill('Ame-ga-furu-2');
  await send.click();
  await expect(form.getByText('The current password is not right')).toBeVisible();
  await expect(current).toHaveAttribute('autocomplete', 'current-password');
  await expect(next).toHaveAttribute('autocomplete', 'new-password');

  await current.fill(learner.password);
  await send.click();
  await expect(page.getByText('Password changed. Your other devices were signed out.')).toBeVisible();
  for (const field of [current, next, again]) await expect(field).toHaveValue('');
  await expect(other).toHaveURL(/\/auth\/signin$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Last used' })).toHaveCount(1);
  await other.context().close();
});

test('the profile breaks no rule of accessibility, and nothing scrolls sideways', async ({
  signedIn: page,
  learner,
}) => {
  await asLearner(learner, 'PATCH', '/account/profile', {
    firstName: 'W'.repeat(60),
    lastName: '漢'.repeat(60),
  });
  await bringAxe(page);
  await page.goto('/profile');
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessible(page, 'profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  await expectAccessible(page, 'the dialog before the end of an account');
});
