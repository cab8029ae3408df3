import { buttonOf, fieldOf } from '../support/account-forms';
import { signInHere } from '../support/learner';
import { expect, test } from '../support/test';
import { record, seen, storedSession } from '../support/watch';

const AT = '/auth/signin';

test(
  'a guest signs in, comes to the page that was wanted, and signs out; Back shows nothing private',
  { tag: '@smoke' },
  async ({ page, learner, expectProblems }) => {
    expectProblems(/400.*\/api\/auth\/signin/);
    const wanted = '/vocabularies?query=%E5%82%98#list';
    await record(page);
    await page.goto(wanted);
    await signInHere(page, { email: learner.email, password: 'Quite-wrong-1' });
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
    await fieldOf(page, 'Password').fill(learner.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Signed in successfully!')).toBeVisible();
    await expect(page).toHaveURL(wanted);
    await page.goto('/profile');
    await expect(page.getByText(`Signed in as ${learner.email}`)).toBeVisible();

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('Signed out successfully')).toBeVisible();
    await expect(page).toHaveURL(AT);
    expect(await storedSession(page)).toBeNull();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    const { headings, frames } = await seen(page);
    expect({ headings, frames }).toEqual({ headings: ['Sign in'], frames: 0 });
  },
);

test('Enter that ends a composition neither sends a form nor chooses from a list; the next Enter does', async ({
  page,
  context,
}) => {
  const keyboard = await context.newCDPSession(page);
  /** Enter as an input method gives it: inside a composition, and (Safari) after it, known only by its key code. */
  const composeAndPressEnter = async (text: string): Promise<void> => {
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
    for (const windowsVirtualKeyCode of [13, 229]) {
      const enter = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode } as const;
      await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
      await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
      if (windowsVirtualKeyCode === 13) await page.keyboard.insertText(text);
    }
  };
  await page.goto(AT);
  await fieldOf(page, 'Email').focus();
  const submits = (): Promise<number> => page.evaluate(() => Number(document.body.dataset.submits ?? 0));
  await page.evaluate(() =>
    document.addEventListener(
      'submit',
      () => (document.body.dataset.submits = String(Number(document.body.dataset.submits ?? 0) + 1)),
      true,
    ),
  );
  for (const [index, name] of ['Email', 'Password'].entries()) {
    await fieldOf(page, name).focus();
    await composeAndPressEnter('か');
    expect(await submits(), name).toBe(index);
    await page.keyboard.press('Enter');
    expect(await submits(), name).toBe(index + 1);
  }

  await page.goto('/auth/signup');
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.click();
  await expect(page.getByRole('searchbox', { name: 'Search countries' })).toBeFocused();
  await composeAndPressEnter('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(country).toHaveText('Choose your country');
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
  await buttonOf(page, 'Sign in').click({ delay: 120 });
  await expect(fieldOf(page, 'Password')).toBeFocused();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
});
