import { countCalls } from '../support/calls';
import { openQuiz, statusesOf } from '../support/quiz';
import { expect, test } from '../support/test';

test('answers given without a connection are checked when it returns, in order, once', async ({
  signedIn: page,
  learner,
  context,
  expectProblems,
}) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED|Failed to load resource|net::/);
  const calls = countCalls(page, 'POST', '/learn/check-answer-mode');
  const quiz = await openQuiz(page, learner);
  await context.setOffline(true);
  await expect(page.getByText(/^No connection\. Go on/)).toBeVisible();
  await quiz.answer.fill('hat');
  await quiz.answer.press('Enter');
  await expect(page.getByText(/^Your answer is kept/)).toBeVisible();
  await quiz.next.click();
  await quiz.answer.fill('station');
  await quiz.answer.press('Enter');
  await expect(page.getByText(/^No connection\. 2 answers are kept/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/to be checked|is kept/)).toHaveCount(0);
  await expect.poll(() => statusesOf(learner, quiz.id)).toEqual([2, 1, 0]);
  expect(calls()).toBe(2);
});
