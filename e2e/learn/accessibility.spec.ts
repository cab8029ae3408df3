import { asLearner } from '../support/learner';
import { openOtherWays } from '../support/frame';
import { bringAxe, expectAccessible } from '../support/axe';
import { openQuiz, recordingsFetched, withoutAutoAdvance } from '../support/quiz';
import { expect, test } from '../support/test';

test('nothing of the home and its wizard is inaccessible, empty or full', async ({
  signedIn: page,
  learner,
}) => {
  await bringAxe(page);
  await page.goto('/learn');
  await expect(page.getByText('No words to practice yet')).toBeVisible();
  await expectAccessible(page, 'the home of somebody without words');
  await asLearner(learner, 'PATCH', '/account/settings', { newPerDay: 0 });
  const { id } = await openQuiz(page, learner);
  await page.goto('/learn');
  await expect(page.getByRole('region', { name: 'You are all caught up' })).toBeVisible();
  await expectAccessible(page, 'the home of somebody who is done');
  await openOtherWays(page);
  await expect(page.getByText('Nothing comes due in the week ahead.')).toBeVisible();
  await expectAccessible(page, 'the other ways to practice');
  await page.getByRole('button', { name: 'Start New Session' }).click();
  await page.getByRole('combobox', { name: 'Collection' }).click();
  await page.getByRole('option', { name: 'My Words' }).click();
  await expectAccessible(page, 'unfinished sessions and the topic selection');
  await page.getByRole('button', { name: 'Next: Choose Mode' }).click();
  await page.getByRole('button', { name: 'Pause for a vacation' }).click();
  // Where the day begins, and where it was asked for.
  await expect(page.getByRole('button', { name: 'I am back' })).toHaveCount(2);
  await expectAccessible(page, 'the modes and a vacation');
  const row = page.getByRole('listitem', { name: `Session ${id}` });
  await row.getByRole('button', { name: 'End', exact: true }).click();
  await expectAccessible(page, 'the question before the end of a session');
});

test('nothing of the quiz is inaccessible while it is asked', async ({ signedIn: page, learner }) => {
  await bringAxe(page);
  const quiz = await openQuiz(page, learner, { mode: 1 });
  await expectAccessible(page, 'a question');
  await quiz.answer.fill('kas');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expectAccessible(page, 'a preview and a hint');
  await quiz.answer.fill('傘');
  await quiz.answer.press('Enter');
  await expect(quiz.verdict('Almost. Try again.')).toBeVisible();
  await expectAccessible(page, 'a retry');
  await quiz.review.click();
  await expectAccessible(page, 'a revealed word');
  await quiz.end.click();
  await expectAccessible(page, 'the question before the end');
  await page.keyboard.press('Escape');
  const recordings = recordingsFetched(page);
  await page.goto(`/learn/session/${quiz.id}`);
  await expect(quiz.answer).toBeVisible();
  // So that none of them is cut.
  await recordings;
  await page.context().setOffline(true);
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await expectAccessible(page, 'a quiz without a connection');
  await page.context().setOffline(false);
});

test('nothing of the quiz is inaccessible after an answer', async ({ signedIn: page, learner }) => {
  await withoutAutoAdvance(learner);
  await bringAxe(page);
  const quiz = await openQuiz(page, learner);
  await quiz.answer.fill('station');
  await quiz.answer.press('Enter');
  await expect(page.getByText('That is another of your words.')).toBeVisible();
  await expectAccessible(page, 'a wrong answer that is another word');
  await quiz.next.click();
  await quiz.answer.fill('statoin');
  await quiz.answer.press('Enter');
  await expect(page.getByText('The difference:')).toBeVisible();
  await expectAccessible(page, 'a forgiven slip');
  await quiz.next.click();
  await quiz.answer.fill('eat');
  await quiz.answer.press('Enter');
  await expect(quiz.verdict('Correct!')).toBeVisible();
  await expectAccessible(page, 'a right answer');
  await page.keyboard.press('?');
  await expectAccessible(page, 'the help on the keys');
});

test('nothing of the results is inaccessible', async ({ signedIn: page, learner, expectProblems }) => {
  expectProblems(/404|Failed to load resource/);
  await bringAxe(page);
  const { id, ids } = await openQuiz(page, learner);
  for (const [at, userAnswer] of ['umbrella', 'boat'].entries())
    await asLearner(learner, 'POST', '/learn/check-answer-mode', {
      sessionId: id,
      vocabularyId: ids[at],
      userAnswer,
    });
  await asLearner(learner, 'PUT', `/learn/session/${id}/end`);
  await page.goto(`/learn/results/${id}`);
  await expect(page.getByRole('heading', { name: 'Every word' })).toBeVisible();
  await expectAccessible(page, 'the results');
  await page.getByRole('switch', { name: 'Only wrong words' }).click();
  await expectAccessible(page, 'the wrong words');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expectAccessible(page, 'the question before the results are left');
  await page.goto('/learn/results/999999999');
  await expect(page.getByRole('region', { name: 'Session Not Found' })).toBeVisible();
  await expectAccessible(page, 'results of no session');
});
