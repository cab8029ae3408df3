import type { Page } from '@playwright/test';
import { countCalls } from '../support/calls';
import { crash, reopen } from '../support/crash';
import { asLearner, signInHere } from '../support/learner';
import { openQuiz, quizOf, statusesOf } from '../support/quiz';
import { expect, test } from '../support/test';

/** Takes the connection from this tab for good; others keep theirs. */
async function cutOff(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

test('what is typed in the box outlives a reload and the kill of its tab', async ({
  signedIn: page,
  context,
  learner,
}) => {
  const quiz = await openQuiz(page, learner);
  await quiz.answer.fill('umbr');
  await page.reload();
  await expect(quiz.answer).toHaveValue('umbr');
  await quiz.answer.fill('umbrel');
  await crash(page);
  const again = await reopen(context, `/learn/session/${quiz.id}`);
  const { answer, progress } = quizOf(again);
  await expect(answer).toHaveValue('umbrel');
  await expect(answer).toBeFocused();
  await again.keyboard.type('la');
  await again.keyboard.press('Enter');
  await expect(progress('2/3 words')).toBeVisible();
  await expect(answer).toHaveValue('');
  expect(await statusesOf(learner, quiz.id)).toEqual([1, 0, 0]);
});

test('an answer that was being checked when its tab was killed counts once', async ({
  signedIn: page,
  context,
  learner,
}) => {
  const quiz = await openQuiz(page, learner);
  // The server takes it, and nobody is there any more to hear what it says.
  let arrived = false;
  await page.route('**/api/learn/check-answer-mode', async (route) => {
    await route.fetch();
    arrived = true;
  });
  await quiz.answer.fill('hat');
  await quiz.answer.press('Enter');
  await expect.poll(() => arrived).toBe(true);
  await crash(page);
  const again = await reopen(context, `/learn/session/${quiz.id}`);
  await expect(quizOf(again).progress('2/3 words')).toBeVisible();
  await expect(quizOf(again).answer).toHaveValue('');
  expect(await statusesOf(learner, quiz.id)).toEqual([2, 0, 0]);
});

test('answers that wait for a connection outlive the kill of their tab, and are checked in order, once', async ({
  signedIn: page,
  context,
  learner,
  expectProblems,
}) => {
  expectProblems(/net::|Failed to load resource/);
  const quiz = await openQuiz(page, learner);
  await cutOff(page);
  for (const typed of ['hat', 'station']) {
    await quiz.answer.fill(typed);
    await quiz.answer.press('Enter');
    await expect(page.getByText(/^Your answer is kept/)).toBeVisible();
    await quiz.next.click();
  }
  await quiz.answer.fill('to e');
  await crash(page);
  const again = await context.newPage();
  const calls = countCalls(again, 'POST', '/learn/check-answer-mode');
  await again.goto(`/learn/session/${quiz.id}`);
  await expect(quizOf(again).progress('3/3 words')).toBeVisible();
  await expect(quizOf(again).answer).toHaveValue('to e');
  await expect.poll(() => statusesOf(learner, quiz.id)).toEqual([2, 1, 0]);
  expect(calls()).toBe(2);
});

test('what is typed in the box outlives the expiry of the session', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/401/);
  const quiz = await openQuiz(page, learner);
  await quiz.answer.fill('umbrella');
  await asLearner(learner, 'POST', '/auth/signout');
  await expect(page).toHaveURL(/\/auth\/signin/);
  await signInHere(page, learner);
  await expect(page).toHaveURL(`/learn/session/${quiz.id}`);
  await expect(quiz.answer).toHaveValue('umbrella');
  await quiz.answer.press('Enter');
  await expect(quiz.progress('2/3 words')).toBeVisible();
});
