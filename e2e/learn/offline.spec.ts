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
  await expect(page.getByText('Your 2 kept answers are checked, 1 of them right.')).toBeVisible();
  await expect(page.getByText(/to be checked|is kept/)).toHaveCount(0);
  await expect.poll(() => statusesOf(learner, quiz.id)).toEqual([2, 1, 0]);
  expect(calls()).toBe(2);
});

test('whoever has gone back to Learning meanwhile need not return to the quiz: the answers are checked there', async ({
  signedIn: page,
  learner,
  context,
  expectProblems,
}) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED|Failed to load resource|net::/);
  const calls = countCalls(page, 'POST', '/learn/check-answer-mode');
  const quiz = await openQuiz(page, learner);
  await page.getByRole('button', { name: 'Back to Learning' }).click();
  const row = page.getByRole('listitem', { name: `Session ${quiz.id}` });
  await row.getByRole('button', { name: 'Continue', exact: true }).click();
  await context.setOffline(true);
  await quiz.answer.fill('umbrella');
  await quiz.answer.press('Enter');
  await expect(page.getByText(/^Your answer is kept/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to Learning' }).click();
  await row.getByRole('button', { name: 'End', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'End Current Session?' });
  await dialog.getByRole('button', { name: 'End Session' }).click();
  await expect(page.getByText('Some answers wait to be checked.')).toBeVisible();
  expect(calls()).toBe(0);
  await context.setOffline(false);
  await expect(page.getByText('Your kept answer is checked. It is right.')).toBeVisible();
  await expect(row.getByText('1 of 3 answered')).toBeVisible();
  expect(await statusesOf(learner, quiz.id)).toEqual([1, 0, 0]);
  expect(calls()).toBe(1);
});
