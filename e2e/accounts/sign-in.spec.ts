import { buttonOf, fieldOf, PASSWORD } from '../support/account-forms';
import { dismissToast, expectErrorToast } from '../support/failures';
import { newEmail } from '../support/learner';
import { expect, test } from '../support/test';

const AT = '/auth/signin';

test('has an email, a password, Remember me, a Forgot password link and a Sign up link', async ({ page }) => {
  await page.goto(AT);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveTitle('Sign in · Kotoba');
  await expect(fieldOf(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(fieldOf(page, 'Email')).toHaveAttribute('autocomplete', 'username');
  await expect(fieldOf(page, 'Password')).toHaveAttribute('type', 'password');
  await expect(fieldOf(page, 'Password')).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeVisible();
  await page.getByRole('link', { name: /forgot password/i }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/auth\/signup$/);
});

test('signs in with exactly email and password, toasts "Signed in successfully!" and goes to /dashboard', async ({
  page,
  learner,
}) => {
  await page.goto(AT);
  await fieldOf(page, 'Email').fill(learner.email);
  await fieldOf(page, 'Password').fill(learner.password);
  // Unticked or not: it is not sent, and the session is kept all the same.
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  const request = page.waitForRequest('**/api/auth/signin');
  await buttonOf(page, 'Sign in').click();
  expect((await request).postDataJSON()).toEqual({ email: learner.email, password: learner.password });
  await expect(page.getByText('Signed in successfully!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(page.getByText('Welcome back to your Japanese learning journey')).toBeVisible();
});

test('an authenticated visitor is led from sign-in and from sign-up to /dashboard', async ({ signedIn }) => {
  for (const at of [AT, '/auth/signup']) {
    await signedIn.goto(at);
    await expect(signedIn).toHaveURL('/dashboard');
  }
});

test('a field that is left says what is wrong with it, and no more once it is right', async ({ page }) => {
  await page.goto(AT);
  const leave = (): Promise<void> => page.keyboard.press('Tab');
  const steps = [
    ['Email', '', 'Email is required'],
    ['Email', 'hana', 'Invalid email address'],
    ['Email', 'hana@example', 'Invalid email address'],
    ['Email', 'hana@example.org', null],
    ['Password', '', 'Password is required'],
    ['Password', 'Kasa-w1', 'Password must be at least 8 characters'],
    ['Password', PASSWORD, null],
  ] as const;
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  for (const [name, text, words] of steps) {
    await fieldOf(page, name).fill(text);
    await leave();
    if (words === null) {
      await expect(fieldOf(page, name)).not.toHaveAttribute('aria-invalid');
    } else {
      await expect(fieldOf(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(fieldOf(page, name)).toHaveAccessibleDescription(words);
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
    await fieldOf(page, name).focus();
  }
});

test('a form that is sent with mistakes names them all, focuses the first, and calls nobody', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => (calls += Number(request.url().includes('/api/auth/'))));
  await page.goto(AT);
  await buttonOf(page, 'Sign in').click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(fieldOf(page, 'Email')).toBeFocused();
  await fieldOf(page, 'Email').fill('hana@example.org');
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'Password')).toBeFocused();
  expect(calls).toBe(0);
});

test('a slow press on a link or a button counts, although the field that is left complains meanwhile', async ({
  page,
}) => {
  await page.goto(AT);
  await fieldOf(page, 'Email').focus();
  await page.getByRole('link', { name: 'Sign up' }).click({ delay: 120 });
  await expect(page).toHaveURL(/\/auth\/signup$/);
  await page.goto(AT);
  await fieldOf(page, 'Email').fill('hana@example.org');
  await fieldOf(page, 'Password').fill('short');
  await fieldOf(page, 'Password').focus();
  await buttonOf(page, 'Sign in').click({ delay: 120 });
  await expect(fieldOf(page, 'Password')).toBeFocused();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
});

test('an unknown email and a wrong password are answered alike: "Invalid credentials", and what was typed stays', async ({
  page,
  learner,
  expectProblems,
}) => {
  expectProblems(/\/api\/auth\/signin/);
  await page.goto(AT);
  for (const email of [learner.email, newEmail()]) {
    await fieldOf(page, 'Email').fill(email);
    await fieldOf(page, 'Password').fill('Quite-wrong-1');
    const answered = page.waitForResponse('**/api/auth/signin');
    await page.keyboard.press('Enter');
    const response = await answered;
    expect(response.status()).toBe(400);
    expect(await response.json()).toEqual({
      success: false,
      error: 'Invalid credentials',
      message: 'Invalid credentials',
      code: 'INVALID_CREDENTIALS',
    });
    await expectErrorToast(page, 'Invalid credentials');
    await expect(fieldOf(page, 'Email')).toHaveValue(email);
    await expect(fieldOf(page, 'Password')).toHaveValue('Quite-wrong-1');
    await dismissToast(page);
  }
});

test('"Show password" shows what is typed and hides it again, and keeps the place in the text', async ({
  page,
}) => {
  await page.goto(AT);
  const toggle = page.getByRole('button', { name: 'Show password' });
  await fieldOf(page, 'Password').fill(PASSWORD);
  await toggle.click();
  await expect(fieldOf(page, 'Password')).toHaveAttribute('type', 'text');
  await expect(fieldOf(page, 'Password')).toHaveAttribute('autocomplete', 'current-password');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(fieldOf(page, 'Password')).toHaveAttribute('type', 'password');
  await expect(fieldOf(page, 'Password')).toHaveValue(PASSWORD);
  await expect(page).toHaveURL(AT);
});

for (const [who, native] of [
  ['a password manager', true],
  ['a script of the page', false],
] as const) {
  test(`takes what ${who} fills in, with nothing but a change event`, async ({ page, learner }) => {
    await page.goto(AT);
    const { email, password } = learner;
    await fieldOf(page, 'Email').waitFor();
    await page.evaluate(
      ({ values, native }) => {
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        for (const [name, value] of Object.entries(values)) {
          const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
          if (!input) throw new Error(`no field ${name}`);
          if (native) setter?.call(input, value);
          else input.value = value;
          input.dispatchEvent(new Event('change', { bubbles: true }));
        }
      },
      { values: { email, password }, native },
    );
    const request = page.waitForRequest('**/api/auth/signin');
    await buttonOf(page, 'Sign in').click();
    expect((await request).postDataJSON()).toEqual({ email, password });
    await expect(page).toHaveURL('/dashboard');
  });
}
