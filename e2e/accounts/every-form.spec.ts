import type { CDPSession, Page } from '@playwright/test';
import { accountForms, buttonOf, expectKept, fieldOf, fillForm } from '../support/account-forms';
import { catalogueOf, dismissToast, expectErrorToast, failures, type Failure } from '../support/failures';
import { expect, test } from '../support/test';

/** Document 1, section 8, row by row. */
const catalogues: Readonly<Record<string, Readonly<Record<Failure, string>>>> = {
  'Sign-in': catalogueOf({ bare400: 'Invalid credentials' }),
  'Sign-up': catalogueOf({ bare400: 'Invalid request data' }),
  'Forgot password': catalogueOf({
    bare400: 'Invalid email address',
    bare429: 'Too many reset attempts. Please try again later.',
  }),
  'Reset password': catalogueOf({ bare400: 'Invalid token or password validation failed' }),
};

/** Enter as an input method gives it: inside a composition, and (Safari) after it, known only by its key code. */
async function composeAndPressEnter(page: Page, keyboard: CDPSession): Promise<void> {
  const enter = { key: 'Enter', code: 'Enter', text: '\r' } as const;
  const press = async (windowsVirtualKeyCode: number): Promise<void> => {
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter, windowsVirtualKeyCode });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter, windowsVirtualKeyCode });
  };
  await keyboard.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
  await press(13);
  await page.keyboard.insertText('か');
  await press(229);
}

for (const form of accountForms) {
  test.describe(form.name, () => {
    test('every failure shows the text of the catalogue, ends the spinner, keeps what was typed, and the form can be sent again', async ({
      page,
      expectProblems,
    }) => {
      expectProblems(new RegExp(form.call));
      await fillForm(page, form);
      for (const [failure, words] of Object.entries(catalogues[form.name] ?? {})) {
        await test.step(failure, async () => {
          await page.unroute(`**${form.call}`);
          await page.route(`**${form.call}`, failures[failure as Failure]);
          await buttonOf(page, form.button).click();
          await expectErrorToast(page, words);
          await expect(buttonOf(page, form.button)).toBeEnabled();
          await expect(buttonOf(page, form.button)).toBeFocused();
          await expect(buttonOf(page, form.button)).not.toHaveAttribute('aria-busy');
          await expectKept(page, form);
          await dismissToast(page);
        });
      }
    });

    test('the submit button shows a spinner while sending, and five Enters and a double click send once', async ({
      page,
    }) => {
      let sent = 0;
      let answer: () => void = () => undefined;
      const answered = new Promise<void>((release) => (answer = release));
      await page.route(`**${form.call}`, async (route) => {
        sent += 1;
        await answered;
        await route.fulfill({ json: form.answer });
      });
      await page.route('**/api/auth/check-auth', (route) => route.fulfill({ json: form.answer }));
      await fillForm(page, form);
      const last = fieldOf(page, Object.keys(form.fields).at(-1) ?? '');
      await last.focus();
      await Promise.all(Array.from({ length: 5 }, () => page.keyboard.press('Enter')));
      const button = buttonOf(page, form.button);
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(button).toBeDisabled();
      await button.dblclick({ force: true });
      await expect.poll(() => sent).toBe(1);
      answer();
      await expect(page.getByRole('status', { name: 'Messages' })).toHaveText(/success|sent to your email/);
      expect(sent).toBe(1);
    });

    test('Enter that ends a composition never sends, in no field and in neither order of keys; the next Enter does', async ({
      page,
      context,
    }) => {
      await page.route(`**${form.call}`, (route) => route.fulfill({ json: form.answer }));
      await page.goto(form.at);
      await buttonOf(page, form.button).waitFor();
      const submits = (): Promise<number> => page.evaluate(() => Number(document.body.dataset.submits ?? 0));
      await page.evaluate(() =>
        document.addEventListener(
          'submit',
          () => (document.body.dataset.submits = String(Number(document.body.dataset.submits ?? 0) + 1)),
          true,
        ),
      );
      const keyboard = await context.newCDPSession(page);
      for (const [index, name] of Object.keys(form.fields).entries()) {
        await fieldOf(page, name).focus();
        for (let times = 0; times < 3; times += 1) await composeAndPressEnter(page, keyboard);
        expect(await submits(), name).toBe(index);
        await page.keyboard.press('Enter');
        expect(await submits(), name).toBe(index + 1);
        await fieldOf(page, name).fill('');
      }
    });
  });
}
