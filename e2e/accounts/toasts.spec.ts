import { forgotPasswordForm as form, buttonOf, fillForm } from '../support/account-forms';
import { expect, test } from '../support/test';

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
  await page.evaluate(() => {
    let shown = 0;
    new MutationObserver(() => {
      const there = document.querySelector('[role="status"] [role="alert"]') !== null;
      if (there && shown === 0) shown = performance.now();
      if (!there && shown > 0) document.body.dataset.lasted ??= String(performance.now() - shown);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await buttonOf(page, form.button).focus();
  await page.keyboard.press('Enter');
  const toast = page.getByRole('status', { name: 'Messages' }).getByRole('alert');
  await expect(toast).toHaveText(words);
  const box = await toast.boundingBox();
  const screen = page.viewportSize()?.width ?? 0;
  expect(box?.width).toBeLessThanOrEqual(350);
  expect(box?.width).toBeGreaterThan(300);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - screen / 2)).toBeLessThanOrEqual(2);
  expect(box?.y).toBeLessThan(40);
  await expect(page.locator('body')).toHaveAttribute('data-lasted', /\d/);
  // Coming and going take a moment each.
  const lasted = Number(await page.evaluate(() => document.body.dataset.lasted));
  expect(lasted).toBeGreaterThan(2900);
  expect(lasted).toBeLessThan(4500);
});
