import { signUpForm as form, buttonOf, fieldOf, fillForm, PASSWORD } from '../support/account-forms';
import { newEmail } from '../support/learner';
import { expect, test } from '../support/test';

const AT = '/auth/signup';
const terms = 'I agree to the Terms and the Privacy Policy';

test('has a Country, first and last name, email, password twice, and the terms', async ({ page }) => {
  await page.goto(AT);
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await expect(page).toHaveTitle('Create Account · Kotoba');
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeEnabled();
  for (const [name, autocomplete] of [
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Email', 'username'],
    ['Password', 'new-password'],
    ['Confirm password', 'new-password'],
  ] as const) {
    await expect(fieldOf(page, name)).toHaveAttribute('autocomplete', autocomplete);
  }
  await expect(page.getByRole('checkbox', { name: terms })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(2);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/auth\/signin$/);
});

test('sends exactly the payload of the specification, toasts "Account created successfully!" and goes to /auth/email-verification', async ({
  page,
}) => {
  const email = newEmail();
  await fillForm(page, { ...form, fields: { ...form.fields, 'First name': ' Hana ', Email: email } });
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.click();
  await page.getByRole('searchbox', { name: 'Search countries' }).fill('japan');
  await page.keyboard.press('Enter');
  await expect(country).toHaveText('Japan');
  const request = page.waitForRequest('**/api/auth/signup');
  await buttonOf(page, 'Create account').click();
  expect((await request).postDataJSON()).toEqual({
    firstName: 'Hana',
    lastName: 'Sato',
    countryId: 392,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page).toHaveURL('/auth/email-verification');
  await expect(page.getByText(email)).toBeVisible();
});

test('without a country none is sent; a taken email says so and loses nothing', async ({
  page,
  learner,
  expectProblems,
}) => {
  expectProblems(/\/api\/auth\/signup/);
  const taken = { ...form, fields: { ...form.fields, Email: learner.email.toUpperCase() } };
  await fillForm(page, taken);
  const request = page.waitForRequest('**/api/auth/signup');
  await buttonOf(page, 'Create account').click();
  expect(Object.keys((await request).postDataJSON() as object).sort()).toEqual(
    ['firstName', 'lastName', 'email', 'password', 'confirmPassword'].sort(),
  );
  await expect(page.getByRole('alert')).toHaveText('An account with this email already exists');
  await expect(fieldOf(page, 'Email')).toHaveValue(learner.email.toUpperCase());
  await expect(fieldOf(page, 'Password')).toHaveValue(PASSWORD);
  await expect(page).toHaveURL(AT);
});

test('a field that is left says what is wrong with it', async ({ page }) => {
  await page.goto(AT);
  const weak = 'Password must contain at least one uppercase letter, one lowercase letter, and one number';
  for (const [name, text, words] of [
    ['First name', '', 'First name is required'],
    ['First name', 'H', 'First name must be at least 2 characters'],
    ['Last name', '  ', 'Last name is required'],
    ['Last name', 'S', 'Last name must be at least 2 characters'],
    ['Email', '', 'Email is required'],
    ['Email', 'hana@', 'Invalid email address'],
    ['Password', '', 'Password is required'],
    ['Password', 'Kasa-w1', 'Password must be at least 8 characters'],
    ['Password', 'kasa-wo-1', weak],
    ['Password', 'KASA-WO-1', weak],
    ['Password', 'Kasa-wo-sasu', weak],
    ['Password', PASSWORD, null],
    ['Confirm password', '', 'Please confirm your password'],
    ['Confirm password', `${PASSWORD}!`, 'Passwords do not match'],
    ['Confirm password', PASSWORD, null],
  ] as const) {
    await fieldOf(page, name).fill(text);
    await fieldOf(page, name).blur();
    if (words !== null) await expect(fieldOf(page, name)).toHaveAccessibleDescription(words);
    else await expect(fieldOf(page, name)).not.toHaveAttribute('aria-invalid');
  }
  // The password changes after it was confirmed: the confirmation is wrong now.
  await fieldOf(page, 'Password').fill(`${PASSWORD}2`);
  await expect(fieldOf(page, 'Confirm password')).toHaveAccessibleDescription('Passwords do not match');
});

test('a form that is sent empty names every mistake and focuses the first; the terms are required, the country is not', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => (calls += Number(request.url().includes('/api/auth/'))));
  await page.goto(AT);
  await buttonOf(page, 'Create account').click();
  for (const words of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
    'Please accept the terms to create an account',
  ]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(fieldOf(page, 'First name')).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Country' })).not.toHaveAttribute('aria-invalid');
  for (const [name, text] of Object.entries(form.fields)) await fieldOf(page, name).fill(text);
  await buttonOf(page, 'Create account').click();
  await expect(page.getByRole('checkbox', { name: terms })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: terms })).toHaveAccessibleDescription(
    'Please accept the terms to create an account',
  );
  expect(calls).toBe(0);
});

for (const [link, path] of [
  ['Terms', '/terms'],
  ['Privacy Policy', '/privacy'],
] as const) {
  test(`the link to ${path} opens it beside the form, which keeps what was typed`, async ({
    page,
    context,
  }) => {
    await page.goto(AT);
    await fieldOf(page, 'First name').fill('Hana');
    await fieldOf(page, 'Password').fill(PASSWORD);
    const opening = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name: link }).click();
    const beside = await opening;
    await expect(beside).toHaveURL(path);
    await expect(beside.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(AT);
    await expect(fieldOf(page, 'First name')).toHaveValue('Hana');
    await expect(fieldOf(page, 'Password')).toHaveValue(PASSWORD);
    await expect(page.getByRole('checkbox', { name: terms })).not.toBeChecked();
  });
}

test('a reload keeps what was typed, but never a password; a created account takes it away', async ({
  page,
}) => {
  const email = newEmail();
  await fillForm(page, { ...form, fields: { ...form.fields, Email: email } });
  await page.reload();
  await expect(fieldOf(page, 'First name')).toHaveValue('Hana');
  await expect(fieldOf(page, 'Last name')).toHaveValue('Sato');
  await expect(fieldOf(page, 'Email')).toHaveValue(email);
  await expect(fieldOf(page, 'Password')).toHaveValue('');
  await expect(fieldOf(page, 'Confirm password')).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).toContain(email);
  expect(kept).not.toContain(PASSWORD);
  await fieldOf(page, 'Password').fill(PASSWORD);
  await fieldOf(page, 'Confirm password').fill(PASSWORD);
  await page.getByRole('checkbox', { name: terms }).check();
  await buttonOf(page, 'Create account').click();
  await expect(page).toHaveURL('/auth/email-verification');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Hana');
});
