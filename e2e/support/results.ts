import { expect, type Page } from '@playwright/test';
import { asLearner, type Learner } from './learner';
import { giveEntries } from './vocabulary';
import { QUIZ_WORDS } from './quiz';
import { startQuiz } from './words';

/** An answer of the learner, without the screen. */
export const giveAnswer = (
  learner: Learner,
  sessionId: number,
  vocabularyId: number | undefined,
  userAnswer: string,
): Promise<unknown> =>
  asLearner(learner, 'POST', '/learn/check-answer-mode', { sessionId, vocabularyId, userAnswer });

/** Shows the results of a session and waits for them. */
export async function openResults(page: Page, id: number): Promise<void> {
  await page.goto(`/learn/results/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Results' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Detailed Results' })).toBeVisible();
}

/**
 * Opens the results of an ended session with one right, one wrong and one unanswered word; gives its id and the ids of
 * its words.
 */
export async function endedSession(page: Page, learner: Learner): Promise<{ id: number; ids: number[] }> {
  const ids = await giveEntries(learner, QUIZ_WORDS);
  const id = await startQuiz(learner, ids);
  await giveAnswer(learner, id, ids[0], 'umbrella');
  await giveAnswer(learner, id, ids[1], 'boat');
  await asLearner(learner, 'PUT', `/learn/session/${id}/end`);
  await openResults(page, id);
  return { id, ids };
}
