import { buttonOf, fieldOf } from '../support/account-forms';
import { newEmail } from '../support/learner';
import { mailedLink } from '../support/mailed-link';
import { expect, test } from '../support/test';

const AT = '/auth/forgot-password';

test('has an email and a Back to Sign In link', async ({ page }) => {
  await page.goto(AT);
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  await expect(page).toHaveTitle('Forgot password · Kotoba');
  await expect(fieldOf(page, 'Email')).toHaveAttribute('autocomplete', 'username');
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(page).toHaveURL('/auth/signin');
});

test('for a known and an unknown email alike it toasts "Password reset link sent to your email" and goes to /auth/signin', async ({
  page,
  learner,
}) => {
  const bodies: string[] = [];
  for (const email of [newEmail(), learner.email]) {
    await page.goto(AT);
    await fieldOf(page, 'Email').fill(` ${email} `);
    const answered = page.waitForResponse('**/api/auth/forgot-password');
    await buttonOf(page, 'Send reset link').click();
    const response = await answered;
    expect(response.request().postDataJSON()).toEqual({ email });
    bodies.push(`${response.status()} ${await response.text()}`);
    await expect(page.getByText('Password reset link sent to your email')).toBeVisible();
    await expect(page).toHaveURL('/auth/signin');
  }
  expect(bodies[0]).toBe(bodies[1]);
  expect(await mailedLink(learner.email, '/auth/reset-password')).toMatch(/[?&]token=[\w-]{43}$/);
});

test('says "Email is required" and "Invalid email address" when the field is left or the form is sent', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => (calls += Number(request.url().includes('/api/auth/'))));
  await page.goto(AT);
  await buttonOf(page, 'Send reset link').click();
  await expect(fieldOf(page, 'Email')).toHaveAccessibleDescription('Email is required');
  await expect(fieldOf(page, 'Email')).toBeFocused();
  await fieldOf(page, 'Email').fill('hana');
  await fieldOf(page, 'Email').blur();
  await expect(fieldOf(page, 'Email')).toHaveAccessibleDescription('Invalid email address');
  expect(calls).toBe(0);
});
