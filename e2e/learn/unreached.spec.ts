import type { Page } from '@playwright/test';
import { crash } from '../support/crash';
import { asLearner, signInHere } from '../support/learner';
import { openQuiz, quizOf, statusesOf } from '../support/quiz';
import { expect, test } from '../support/test';

const CALLS = '**/api/learn/check-answer-mode';

interface Sent {
  readonly userAnswer: string;
  readonly key: string | undefined;
}

/**
 * The server is not there for answers, and the browser does not know: a network without the internet. `arrives` lets the server take them
 * and loses only what it says. Gives what was sent so far, and the end of it.
 */
async function cutAnswers(page: Page, { arrives = false } = {}) {
  const sent: Sent[] = [];
  await page.route(CALLS, async (route) => {
    if (arrives) await route.fetch();
    await route.abort('connectionreset');
  });
  page.on('request', (request) => {
    if (!request.url().endsWith('/learn/check-answer-mode')) return;
    const { userAnswer } = request.postDataJSON() as { userAnswer: string };
    sent.push({ userAnswer, key: request.headers()['idempotency-key'] });
  });
  return { sent, heal: () => page.unroute(CALLS) };
}

/** Each answer in the order in which it came for the first time, and under how many keys. */
function summaryOf(sent: readonly Sent[]): string[] {
  const texts = [...new Set(sent.map(({ userAnswer }) => userAnswer))];
  return texts.map((text) => {
    const keys = new Set(sent.filter(({ userAnswer }) => userAnswer === text).map(({ key }) => key));
    return `${text} ${keys.size}`;
  });
}

async function answerThree(page: Page): Promise<void> {
  const quiz = quizOf(page);
  await quiz.answer.fill('hat');
  await quiz.answer.press('Enter');
  await expect(page.getByText('Failed to check answer.')).toBeVisible();
  await expect(page.getByText(/^Kotoba cannot be reached\. 1 answer is kept/)).toBeVisible();
  await expect(page.getByText(/^Your answer is kept/)).toBeVisible();
  for (const typed of ['station', 'to eat']) {
    await quiz.next.click();
    await quiz.answer.fill(typed);
    await quiz.answer.press('Enter');
    await expect(page.getByText(/^Your answer is kept/)).toBeVisible();
  }
  await expect(page.getByText(/^Kotoba cannot be reached\. 3 answers are kept/)).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
}

const lookAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const ALL_CHECKED = 'Your 3 kept answers are checked, 2 of them right.';
const WAITING = /to be checked|kept, and|is kept/;
const problems = /net::|Failed to load resource/;

test('answers that do not arrive are kept, and checked by themselves in order, once each', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(problems);
  const quiz = await openQuiz(page, learner);
  const { sent, heal } = await cutAnswers(page);
  await answerThree(page);
  expect(await statusesOf(learner, quiz.id)).toEqual([0, 0, 0]);
  await heal();
  // The next pause is one of 2 or of 15 seconds.
  await expect(page.getByText(ALL_CHECKED)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(WAITING)).toHaveCount(0);
  expect(await statusesOf(learner, quiz.id)).toEqual([2, 1, 1]);
  expect(summaryOf(sent)).toEqual(['hat 1', 'station 1', 'to eat 1']);
});

test('answers that arrive unheard count once, and are heard of when the page is looked at again', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(problems);
  const quiz = await openQuiz(page, learner);
  const { sent, heal } = await cutAnswers(page, { arrives: true });
  await answerThree(page);
  expect(await statusesOf(learner, quiz.id)).toEqual([2, 0, 0]);
  await heal();
  await lookAgain(page);
  await expect(page.getByText(ALL_CHECKED)).toBeVisible();
  await expect(page.getByText(WAITING)).toHaveCount(0);
  expect(await statusesOf(learner, quiz.id)).toEqual([2, 1, 1]);
  expect(summaryOf(sent)).toEqual(['hat 1', 'station 1', 'to eat 1']);
});

test('an answer of which nothing is heard for twenty seconds is kept, too', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(problems);
  await page.clock.install();
  const quiz = await openQuiz(page, learner);
  let asked = false;
  await page.route(CALLS, () => void (asked = true));
  await quiz.answer.fill('hat');
  await quiz.answer.press('Enter');
  await expect.poll(() => asked).toBe(true);
  await page.clock.fastForward(10_000);
  await expect(page.getByText(/^Your answer is kept/)).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Failed to check answer.')).toBeVisible();
  await expect(page.getByText(/^Your answer is kept/)).toBeVisible();
});

test('a reload, and the kill of the tab, in between lose nothing and double nothing', async ({
  signedIn: page,
  context,
  learner,
  expectProblems,
}) => {
  expectProblems(problems);
  const quiz = await openQuiz(page, learner);
  const { sent } = await cutAnswers(page, { arrives: true });
  await answerThree(page);
  await page.reload();
  await expect(page.getByText(/^Kotoba cannot be reached\. 3 answers are kept/)).toBeVisible();
  await crash(page);
  const again = await context.newPage();
  const later = await cutAnswers(again);
  await later.heal();
  await again.goto(`/learn/session/${quiz.id}`);
  await expect(again.getByText(ALL_CHECKED)).toBeVisible();
  expect(await statusesOf(learner, quiz.id)).toEqual([2, 1, 1]);
  expect(summaryOf([...sent, ...later.sent])).toEqual(['hat 1', 'station 1', 'to eat 1']);
});

test('Learning and the quiz in two tabs send at once, and an answer that was nearly right counts as one', async ({
  signedIn: page,
  context,
  learner,
  expectProblems,
}) => {
  expectProblems(problems);
  const quiz = await openQuiz(page, learner, { mode: 1 });
  const { sent, heal } = await cutAnswers(page);
  // In kanji where kana are asked for: nothing is recorded, and it may be said twice.
  await quiz.answer.fill('傘');
  await quiz.answer.press('Enter');
  await expect(page.getByText(/^Your answer is kept/)).toBeVisible();
  await quiz.next.click();
  await quiz.answer.fill('えき');
  await quiz.answer.press('Enter');
  await expect(page.getByText(/2 answers are kept/)).toBeVisible();
  const home = await context.newPage();
  const there = await cutAnswers(home);
  await home.goto('/learn');
  await expect.poll(() => there.sent.length).toBeGreaterThan(0);
  await Promise.all([heal(), there.heal()]);
  await Promise.all([page, home].map(lookAgain));
  await expect.poll(() => statusesOf(learner, quiz.id)).toEqual([0, 1, 0]);
  await expect(page.getByText(WAITING)).toHaveCount(0);
  expect(summaryOf([...sent, ...there.sent]).toSorted()).toEqual(['えき 1', '傘 1'].toSorted());
  // Two may be nearly right, and this was one of them.
  const answer = (userAnswer: string) =>
    asLearner<{ data: { verdict: string } }>(learner, 'POST', '/learn/check-answer-mode', {
      sessionId: quiz.id,
      vocabularyId: quiz.ids[0],
      userAnswer,
    });
  expect(await answer('umbrella')).toMatchObject({ data: { verdict: 'retry' } });
  expect(await answer('傘')).toMatchObject({ data: { verdict: 'incorrect' } });
});

test('an answer that arrived unheard and is taken back is forgotten, and the next one counts', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(problems);
  const quiz = await openQuiz(page, learner);
  const { heal } = await cutAnswers(page, { arrives: true });
  await quiz.answer.fill('hat');
  await quiz.answer.press('Enter');
  await expect(page.getByText(/^Your answer is kept/)).toBeVisible();
  expect(await statusesOf(learner, quiz.id)).toEqual([2, 0, 0]);
  await page.getByRole('button', { name: 'Undo last answer' }).click();
  await quiz.answer.fill('umbrella');
  await quiz.answer.press('Enter');
  await expect(page.getByText(/^Your answer is kept/)).toBeVisible();
  await heal();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Your kept answer is checked. It is right.')).toBeVisible();
  expect(await statusesOf(learner, quiz.id)).toEqual([1, 0, 0]);
});

test('kept answers outlive the expiry of the session, and are sent after the sign-in', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/401|net::|Failed to load resource/);
  const quiz = await openQuiz(page, learner);
  const { sent, heal } = await cutAnswers(page);
  await answerThree(page);
  await asLearner(learner, 'POST', '/auth/signout');
  await heal();
  await expect(page).toHaveURL(/\/auth\/signin/);
  await signInHere(page, learner);
  await expect(page).toHaveURL(`/learn/session/${quiz.id}`);
  await expect(page.getByText(ALL_CHECKED)).toBeVisible();
  expect(summaryOf(sent)).toEqual(['hat 1', 'station 1', 'to eat 1']);
});
