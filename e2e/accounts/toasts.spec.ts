import { forgotPasswordForm as form, buttonOf, fillForm } from '../support/account-forms';
import { expect, test } from '../support/test';
import { watchToast } from '../support/toasts';

test('toasts appear top-centre, at most 350 px wide, and last three seconds', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/\/api\/auth\/forgot-password/);
  const words = 'A long message of the server that needs more than the width that a toast may have. '
    .repeat(2)
    .trim();
  await page.route(`**${form.call}`, (route) => route.fulfill({ status: 400, json: { error: words } }));
  await fillForm(page, form);
  const passed = watchToast(page, words);
  await buttonOf(page, form.button).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Messages' }).getByRole('alert')).toHaveText(words);
  const toast = await passed;
  expect(toast.width).toBeLessThanOrEqual(350);
  expect(toast.width).toBeGreaterThan(300);
  expect(Math.abs(toast.centre - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThanOrEqual(2);
  expect(toast.top).toBeLessThan(40);
  // Coming and going take a moment each.
  expect(toast.lasted).toBeGreaterThan(2900);
  expect(toast.lasted).toBeLessThan(6000);
});
