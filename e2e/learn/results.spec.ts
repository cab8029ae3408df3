import { asLearner } from '../support/learner';
import { openQuiz } from '../support/quiz';
import { expect, test } from '../support/test';
import { bringAxe, expectAccessible } from '../support/axe';
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
  expect((await download).suggestedFilename()).toMatch(/^kotoba-session-\d+\.csv$/);
});

test('the figures follow the formulas, and nothing is inaccessible', async ({ signedIn: page, learner }) => {
  await bringAxe(page);
  await endedSession(page, learner);
  await expect(page.getByRole('group', { name: 'Accuracy' })).toContainText('50.0%');
  await expect(page.getByRole('group', { name: 'Accuracy' })).toContainText('1 of 3 words correct');
  await expect(page.getByRole('button', { name: 'Relearn Incorrect & Reviewed (2)' })).toBeEnabled();
  await expectAccessible(page, 'the results');
});
