import type { Page } from '@playwright/test';
import { bringAxe, expectAccessible } from '../support/axe';
import { isNarrow } from '../support/frame';
import { asLearner } from '../support/learner';
import { openListening } from '../support/listening';
import { expect, test, withSession } from '../support/test';
import { showFilters } from '../support/vocabulary-list';
import { giveWords, startQuiz } from '../support/words';

/** Every screen of the suite in both themes: no rule of axe is broken, nothing scrolls sideways (WCAG 2.2 AA). */
test.beforeEach(({ page }) => bringAxe(page));

async function shows(page: Page, path: string, heading: string | RegExp = /./): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

test(
  'the forms of a guest are accessible with their errors and the list of countries',
  { tag: ['@smoke', '@phone'] },
  async ({ page }) => {
    await shows(page, '/auth/signin');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expectAccessible(page, 'sign-in with errors');
    await shows(page, '/auth/signup');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('First name is required')).toBeVisible();
    await page.getByRole('combobox', { name: 'Country' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'sign-up with errors and the list of countries');
  },
);

test('the pages that anybody may open are accessible', async ({ page, newcomer, expectProblems }) => {
  expectProblems(/404/);
  const pages: [string, (string | RegExp)?][] = [
    ['/auth/signin'],
    ['/auth/signup'],
    ['/auth/forgot-password'],
    ['/auth/reset-password', 'Invalid Reset Link'],
    ['/auth/reset-password?token=some-token-of-a-mail-that-is-long'],
    ['/auth/email-verified', 'Email Verified!'],
    ['/privacy'],
    ['/terms'],
    ['/support'],
    ['/attributions'],
    ['/dev/mailbox'],
    ['/no/such/place', 'Page Not Found'],
  ];
  for (const [path, heading] of pages) {
    await shows(page, path, heading);
    await expectAccessible(page, path);
  }
  await withSession(page, newcomer);
  for (const path of ['/auth/unverified-email', '/auth/email-verification']) {
    await shows(page, path, 'Email Verification Required');
    await expectAccessible(page, path);
  }
});

test(
  'the screens of a learner are accessible',
  { tag: ['@smoke', '@phone'] },
  async ({ signedIn: page, learner }) => {
    const words = await giveWords(learner);
    const session = await startQuiz(learner, words);
    const answer = { sessionId: session, vocabularyId: words[0], userAnswer: 'umbrella' };
    await asLearner(learner, 'POST', '/learn/check-answer-mode', answer);
    await shows(page, '/dashboard');
    await page.getByText('Show as a table').click();
    await expectAccessible(page, 'dashboard with its table');
    if (isNarrow(page)) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expectAccessible(page, 'drawer');
    }
    await shows(page, '/vocabularies');
    await expect(page.getByText(/^Showing 1 - 4 of 4\.$/)).toBeVisible();
    await expectAccessible(page, 'list as a grid');
    await shows(page, `/vocabularies/${words[0]}/detail`);
    await expectAccessible(page, 'detail');
    await shows(page, `/vocabularies/${words[0]}/edit`);
    await expectAccessible(page, 'edit');
    await shows(page, '/learn');
    await page.getByRole('button', { name: 'Other ways to practice' }).click();
    await expect(page.getByText(`Session ${session}`)).toBeVisible();
    await expectAccessible(page, 'learning home with an unfinished session');
    await shows(page, `/learn/session/${session}`);
    await page.getByLabel('Your answer').fill('certainly not this');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
    await expectAccessible(page, 'quiz, answered wrong');
    await asLearner(learner, 'PUT', `/learn/session/${session}/end`);
    await shows(page, `/learn/results/${session}`, 'Learning Results');
    await expectAccessible(page, 'results');
    await asLearner(learner, 'POST', '/capture-notes', { content: 'WORD - umbrella' });
    await openListening(page, '/chat');
    await expect(page.getByText('Generated', { exact: true })).toBeVisible();
    await expectAccessible(page, 'capture with a note');
    await shows(page, '/settings');
    await expectAccessible(page, 'settings');
    await shows(page, '/profile');
    await expectAccessible(page, 'profile');
  },
);

test('the screens of a new learner and what opens over the frame are accessible', async ({
  signedIn: page,
}) => {
  await shows(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Your notebook is empty' })).toBeVisible();
  await expectAccessible(page, 'dashboard');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expectAccessible(page, 'account menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expectAccessible(page, 'notifications');
  for (const path of ['/chat', '/vocabularies', '/learn', '/exam']) {
    await shows(page, path);
    await expectAccessible(page, path);
  }
});

test('what opens over the screens of a learner is accessible', async ({ signedIn: page, learner }) => {
  const words = await giveWords(learner);
  const session = await startQuiz(learner, words);
  const dialog = page.getByRole('dialog');
  await shows(page, '/vocabularies');
  await showFilters(page);
  await page.getByRole('combobox', { name: 'Sort' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'list with a select open');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete umbrella' }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'deleting a word of the list');
  await shows(page, `/vocabularies/${words[0]}/edit`);
  for (const name of ['Customize sentence…', 'Customize image…', 'Upload a photo…']) {
    await page.getByRole('button', { name }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, name);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await shows(page, `/learn/session/${session}`);
  await expectAccessible(page, 'quiz, a new word');
  await page.getByRole('button', { name: 'Skip introductions' }).click();
  await page.getByRole('switch', { name: 'Review' }).click();
  await expectAccessible(page, 'quiz, revealed');
  await page.getByRole('button', { name: 'End Session' }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'ending the quiz');
  await shows(page, '/profile');
  await page
    .getByRole('main')
    .getByRole('button', { name: /delete.*account/i })
    .click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'deleting the account');
});
