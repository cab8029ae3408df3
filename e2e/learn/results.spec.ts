import { readFile } from 'node:fs/promises';
import { asLearner } from '../support/learner';
import { openQuiz, quizOf, storedSession, withoutAutoAdvance } from '../support/quiz';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import type { Learner } from '../support/learner';

/** A session with one right, one wrong and one unanswered word, ended. */
async function endedSession(page: Page, learner: Learner): Promise<number> {
  const { id, ids } = await openQuiz(page, learner);
  const answer = (vocabularyId: number | undefined, userAnswer: string) =>
    asLearner(learner, 'POST', '/learn/check-answer-mode', { sessionId: id, vocabularyId, userAnswer });
  await answer(ids[0], 'umbrella');
  await answer(ids[1], 'boat');
  await asLearner(learner, 'PUT', `/learn/session/${id}/end`);
  await page.goto(`/learn/results/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Results' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Detailed Results' })).toBeVisible();
  return id;
}

test('every word is listed with what was typed, the right answer and the verdict', async ({
  signedIn: page,
  learner,
}) => {
  await endedSession(page, learner);
  const table = page.getByRole('table', { name: 'Words of this session' });
  const wrong = table.getByRole('row').filter({ hasText: '駅' });
  await expect(wrong).toContainText('boat');
  await expect(wrong).toContainText('station');
  await expect(wrong).toContainText('Incorrect');
  await expect(table.getByRole('row').filter({ hasText: '食べる' })).toContainText('Not asked');

  await page.getByRole('switch', { name: 'Only wrong words' }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export list' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^kotoba-session-\d+\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '\uFEFFPlace,Japanese,English,You typed,Right answer,Verdict\r\n2,駅,station,boat,station,incorrect\r\n',
  );
});

test('the list is sorted as asked, by meaning, or wrong ones first, and tells the right answer of every word', async ({
  signedIn: page,
  learner,
}) => {
  await endedSession(page, learner);
  const rows = page.getByRole('table', { name: 'Words of this session' }).getByRole('row');
  const sorted = async (option: string, words: readonly string[]) => {
    await page.getByRole('combobox', { name: 'Sort' }).click();
    await page.getByRole('option', { name: option }).click();
    await expect(rows).toContainText(['Word', ...words]);
  };
  await expect(rows).toContainText(['Word', '傘', '駅', '食べる']);
  await sorted('Wrong ones first', ['駅', '食べる', '傘']);
  await sorted('Sorted by meaning', ['駅', '食べる', '傘']);
  await sorted('Sorted as asked', ['傘', '駅', '食べる']);
  await expect(rows.filter({ hasText: '食べる' })).toContainText('to eat');
});

test('the figures follow the formulas, with tags, rows and time', async ({ signedIn: page, learner }) => {
  await endedSession(page, learner);
  await expect(page.getByRole('group', { name: 'Accuracy' })).toContainText('50.0%');
  await expect(page.getByRole('group', { name: 'Accuracy' })).toContainText('1 of 3 words correct');
  await expect(page.getByRole('button', { name: 'Relearn Incorrect & Reviewed (2)' })).toBeEnabled();
  await expect(page.getByText('Hiragana/Katakana to English', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Total Words' })).toContainText('3');
  await expect(page.getByRole('group', { name: 'Time Spent' })).toContainText(/\d\d:\d\d:\d\d/);
  const details = page.getByRole('region', { name: 'Detailed Results' });
  await expect(details.getByText('My Words', { exact: true })).toBeVisible();
  for (const [term, value] of [
    ['Total', '3'],
    ['Fully Learned Words', '2'],
    ['Correct Words', '1'],
    ['Incorrect Words', '1'],
    ['Reviewed Words', '0'],
    ['Correct/Learned Ratio', '1/2'],
  ] as const) {
    const name = details.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) });
    await expect(name.locator('xpath=following-sibling::dd[1]')).toHaveText(value);
  }
});

test('Relearn practises what was not right, in the same mode; without such words it is closed', async ({
  signedIn: page,
  learner,
}) => {
  await withoutAutoAdvance(learner);
  await endedSession(page, learner);
  await page.getByRole('button', { name: 'Relearn Incorrect & Reviewed (2)' }).click();
  await expect(page.getByText('Starting relearn session with 2 words')).toBeVisible();
  await expect(page).toHaveURL(/\/learn\/session\/\d+$/);
  const quiz = quizOf(page);
  await expect(quiz.progress('1/2 words')).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  expect(await storedSession(learner, id)).toMatchObject({
    name: 'Relearn Session',
    type: 'review',
    mode: 2,
  });
  for (const answer of ['station', 'eat']) {
    await quiz.answer.fill(answer);
    await quiz.answer.press('Enter');
    await quiz.next.or(quiz.last).click();
  }
  await expect(page.getByRole('button', { name: 'Relearn Incorrect & Reviewed (0)' })).toBeDisabled();
});

test('leaving the results asks; Cancel stays, Continue goes where the learner wanted to go', async ({
  signedIn: page,
  learner,
}) => {
  const id = await endedSession(page, learner);
  const dialog = page.getByRole('dialog', { name: 'End Session?' });
  const away = page.getByRole('link', { name: 'Vocabulary', exact: true });
  await away.click();
  await expect(
    dialog.getByText('Are you sure you want to leave the results page? Your session data will be saved.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/learn/results/${id}`);
  await away.click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/vocabularies/);
});

test('the browser warns before the results are unloaded, and on no other page of learning', async ({
  signedIn: page,
  learner,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(`${dialog.type()} ${new URL(page.url()).pathname}`);
    void dialog.accept();
  });
  const id = await endedSession(page, learner);
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

test('results of no session show "Session Not Found" and the way back', async ({
  signedIn: page,
  expectProblems,
}) => {
  expectProblems(/404|Failed to load resource/);
  for (const id of ['999999999', '12abc']) {
    await page.goto(`/learn/results/${id}`);
    const panel = page.getByRole('region', { name: 'Session Not Found' });
    await panel.getByRole('button', { name: 'Back to Learning' }).click();
    await expect(page).toHaveURL('/learn');
  }
});

test('a session that is none leads back with a word', async ({ signedIn: page, expectProblems }) => {
  expectProblems(/404|Failed to load resource/);
  for (const id of ['999999999', '12abc', '1.5', '1e3']) {
    await page.goto(`/learn/session/${id}`);
    await expect(page.getByText('Failed to load learning session')).toBeVisible();
    await expect(page).toHaveURL('/learn');
  }
});
