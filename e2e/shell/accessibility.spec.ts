import type { Page } from '@playwright/test';
import { bringAxe, expectAccessible } from '../support/axe';
import { asLearner } from '../support/learner';
import { openListening } from '../support/listening';
import { expect, test, withSession } from '../support/test';
import { giveWords, startQuiz } from '../support/words';

/**
 * Every screen, dialog and menu of the suite in both themes: no rule of axe is broken, nothing scrolls sideways (WCAG 2.2 AA).
 * Each test opens the states of one area.
 */
test.beforeEach(({ page }) => bringAxe(page));

async function shows(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

const openPages: [string, string | RegExp][] = [
  ['/auth/signin', /./],
  ['/auth/signup', /./],
  ['/auth/forgot-password', /./],
  ['/auth/reset-password', 'Invalid Reset Link'],
  ['/auth/reset-password?token=some-token-of-a-mail-that-is-long', /./],
  ['/auth/email-verified', 'Email Verified!'],
  ['/privacy', /./],
  ['/terms', /./],
  ['/support', /./],
  ['/attributions', /./],
  ['/dev/mailbox', /./],
  ['/no/such/place', 'Page Not Found'],
];
for (const [path, heading] of openPages) {
  test(`${path} is accessible to a guest`, async ({ page, expectProblems }) => {
    if (path === '/no/such/place') expectProblems(/404/);
    await shows(page, path, heading);
    await expectAccessible(page, path);
  });
}

test('the forms of a guest are accessible with their errors and the list of countries', async ({ page }) => {
  await shows(page, '/auth/signin', /./);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessible(page, 'sign-in with errors');

  await shows(page, '/auth/signup', /./);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expectAccessible(page, 'sign-up with errors');
  await page.getByRole('combobox', { name: 'Country' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'sign-up with the list of countries');
});

test('the frame is accessible with each of its menus open', async ({ signedIn: page, viewport }) => {
  await shows(page, '/dashboard', /./);
  await expectAccessible(page, 'dashboard of a new learner');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expectAccessible(page, 'account menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expectAccessible(page, 'notifications');
  await page.keyboard.press('Escape');
  if ((viewport?.width ?? 0) < 900) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectAccessible(page, 'drawer');
  }
});

test('account pages and the exam are accessible', async ({ signedIn: page }) => {
  await shows(page, '/settings', /./);
  await expectAccessible(page, 'settings');
  await shows(page, '/exam', 'Exam Page');
  await expectAccessible(page, 'exam');
  await shows(page, '/profile', /./);
  await expectAccessible(page, 'profile');
  await page
    .getByRole('main')
    .getByRole('button', { name: /delete.*account/i })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'deleting the account');
});

test('capture is accessible empty and with notes', async ({ signedIn: page, learner }) => {
  await openListening(page, '/chat');
  await expect(page.getByText('No notes yet')).toBeVisible();
  await expectAccessible(page, 'capture without notes');
  await asLearner(learner, 'POST', '/capture-notes', { content: 'WORD - umbrella' });
  await asLearner(learner, 'POST', '/capture-notes', { content: 'WORD - xqzzkv' });
  await expect(page.getByText('Generated', { exact: true })).toBeVisible();
  await expectAccessible(page, 'capture with notes');
});

test('the collection is accessible: list, detail, edit and their dialogs', async ({
  signedIn: page,
  learner,
}) => {
  await shows(page, '/vocabularies', /./);
  await expect(page.getByText('No vocabulary found')).toBeVisible();
  await expectAccessible(page, 'empty list');
  const [id] = await giveWords(learner);
  await shows(page, '/vocabularies', /./);
  await expect(page.getByText(/^Showing 1 - 4 of 4\.$/)).toBeVisible();
  await expectAccessible(page, 'list as a grid');
  await page.getByRole('combobox', { name: 'Sort' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'list with a select open');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'List view' }).click();
  await expectAccessible(page, 'list as a list');
  await page.getByRole('button', { name: 'Delete umbrella' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'deleting a word');

  await shows(page, `/vocabularies/${id}/detail`, /./);
  await expectAccessible(page, 'detail');
  await shows(page, `/vocabularies/${id}/edit`, /./);
  await expectAccessible(page, 'edit');
  for (const name of ['Customize sentence…', 'Customize image…']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, name);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('learning is accessible: home, quiz, results and their dialogs', async ({ signedIn: page, learner }) => {
  await shows(page, '/learn', /./);
  await expectAccessible(page, 'learning home of a new learner');
  const session = await startQuiz(learner, await giveWords(learner));
  await shows(page, '/learn', /./);
  await expect(page.getByText(`Session ${session}`)).toBeVisible();
  await expectAccessible(page, 'learning home with an unfinished session');

  await shows(page, `/learn/session/${session}`, /./);
  await expect(page.getByLabel('Your answer')).toBeVisible();
  await expectAccessible(page, 'quiz, unanswered');
  await page.getByLabel('Your answer').fill('certainly not this');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  await expectAccessible(page, 'quiz, answered wrong');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('2/4 words')).toBeVisible();
  await page.getByRole('switch', { name: 'Review' }).click();
  await expectAccessible(page, 'quiz, revealed');
  await page.getByRole('button', { name: 'End Session' }).click();
  const dialog = page.getByRole('dialog', { name: 'End Learning Session' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'ending the quiz');
  await dialog.getByRole('button', { name: 'End Session' }).click();
  await expect(page.getByRole('heading', { name: 'Learning Results' })).toBeVisible();
  await expectAccessible(page, 'results');
});

test('the screens of an unverified learner are accessible', async ({ page, newcomer }) => {
  await withSession(page, newcomer);
  await shows(page, '/auth/unverified-email', 'Email Verification Required');
  await expectAccessible(page, 'unverified');
  await shows(page, '/auth/email-verification', 'Email Verification Required');
  await expectAccessible(page, 'verification required');
});
