import { openArea } from '../support/frame';
import { QUIZ_WORDS, quizOf, withoutAutoAdvance } from '../support/quiz';
import { endedSession } from '../support/results';
import { expect, test } from '../support/test';
import { giveEntries } from '../support/vocabulary';
import { startQuiz } from '../support/words';
import type { Page } from '@playwright/test';

const question = (page: Page) => page.getByRole('dialog', { name: 'End Session?' });

/** Remembers where the browser itself asked before a page was left, and lets it go on. */
function browserWarnings(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(`${dialog.type()} ${new URL(page.url()).pathname}`);
    void dialog.accept();
  });
  return asked;
}

test('leaving the results asks; Cancel stays, Continue goes where the learner wanted to go', async ({
  signedIn: page,
  learner,
}) => {
  const { id } = await endedSession(page, learner);
  const dialog = question(page);
  await openArea(page, 'Vocabulary');
  await expect(
    dialog.getByText('Are you sure you want to leave the results page? Your session data will be saved.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/learn/results/${id}`);
  await openArea(page, 'Vocabulary');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/vocabularies/);
});

test("the browser's way back asks, too; Escape stays, Continue goes back", async ({
  signedIn: page,
  learner,
}) => {
  const ids = await giveEntries(learner, QUIZ_WORDS);
  const id = await startQuiz(learner, ids);
  await page.goto('/learn');
  await page
    .getByRole('listitem', { name: `Session ${id}` })
    .getByRole('button', { name: 'Continue', exact: true })
    .click();
  const quiz = quizOf(page);
  await quiz.end.click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
  await expect(page.getByRole('heading', { name: 'Detailed Results' })).toBeVisible();
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/learn/results/${id}`);
  await page.goBack();
  await question(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/learn');
});

/** Every way on that the learner chooses on the page or in the frame, with what it asks before. */
const ways: Readonly<Record<string, { leave: (page: Page) => Promise<void>; asks: boolean; to: RegExp }>> = {
  'Start New Session': {
    leave: (page) => page.getByRole('button', { name: 'Start New Session' }).click(),
    asks: false,
    to: /\/learn$/,
  },
  'Relearn Incorrect & Reviewed': {
    leave: (page) => page.getByRole('button', { name: /^Relearn/ }).click(),
    asks: false,
    to: /\/learn\/session\/\d+$/,
  },
  'Undo last answer': {
    leave: (page) => page.getByRole('button', { name: 'Undo last answer' }).click(),
    asks: false,
    to: /\/learn\/session\/\d+$/,
  },
  'an area of the frame': {
    leave: (page) => openArea(page, 'Capture'),
    asks: true,
    to: /\/chat/,
  },
  'signing out': {
    leave: async (page) => {
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
    },
    asks: false,
    to: /\/auth\/signin/,
  },
};

for (const [name, { leave, asks, to }] of Object.entries(ways)) {
  test(`after ${name} neither question nor warning is left, and nothing of it is stored`, async ({
    signedIn: page,
    learner,
  }) => {
    await withoutAutoAdvance(learner);
    const asked = browserWarnings(page);
    const { id } = await endedSession(page, learner);
    await leave(page);
    if (asks) await question(page).getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(to);
    await expect(question(page)).toHaveCount(0);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(`/learn/results/${id}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toEqual([]);
  });
}
test('the browser warns before the results are unloaded, and on no other page of learning', async ({
  signedIn: page,
  learner,
}) => {
  const asked = browserWarnings(page);
  const { id } = await endedSession(page, learner);
  await page.getByRole('switch', { name: 'Only wrong words' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Detailed Results' })).toBeVisible();
  expect(asked).toEqual([`beforeunload /learn/results/${id}`]);
  await page.getByRole('button', { name: 'Start New Session' }).click();
  await expect(page.getByRole('heading', { name: 'Learning', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Learning', exact: true })).toBeVisible();
  expect(asked).toHaveLength(1);
});
