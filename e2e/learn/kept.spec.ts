import type { Page } from '@playwright/test';
import { countCalls } from '../support/calls';
import { crash, reopen } from '../support/crash';
import { asLearner, signInHere } from '../support/learner';
import { leaveQuiz, openQuiz, quizOf, statusesOf } from '../support/quiz';
import { expect, test } from '../support/test';

const CHECK = '**/api/learn/check-answer-mode';
const ALL_CHECKED = 'Your 3 earlier answers: 2 right.';
const WAITING = /to be checked|kept, and|is kept/;
const problems = /net::|Failed to load resource/;

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

interface Sent {
  readonly userAnswer: string;
  readonly key: string | undefined;
}

/**
 * The server is not there for answers, and the browser does not know: a network without the internet. `arrives` lets
 * the server take them and loses only what it says. Gives what was sent so far, and the end of it.
 */
async function cutAnswers(page: Page, { arrives = false } = {}) {
  const sent: Sent[] = [];
  await page.route(CHECK, async (route) => {
    if (arrives) await route.fetch();
    await route.abort('connectionreset');
  });
  page.on('request', (request) => {
    if (!request.url().endsWith('/learn/check-answer-mode')) return;
    const { userAnswer } = request.postDataJSON() as { userAnswer: string };
    sent.push({ userAnswer, key: request.headers()['idempotency-key'] });
  });
  return { sent, restore: () => page.unroute(CHECK) };
}

/** Each answer in the order in which it came for the first time, and under how many keys. */
function summaryOf(sent: readonly Sent[]): string[] {
  const texts = [...new Set(sent.map(({ userAnswer }) => userAnswer))];
  return texts.map((text) => {
    const keys = new Set(sent.filter(({ userAnswer }) => userAnswer === text).map(({ key }) => key));
    return `${text} ${keys.size}`;
  });
}

async function answerKept(page: Page, text: string): Promise<void> {
  const { answer } = quizOf(page);
  await answer.fill(text);
  await answer.press('Enter');
  await expect(page.getByText(/^Your answer is kept/)).toBeVisible();
}

async function answerThree(page: Page): Promise<void> {
  await answerKept(page, 'hat');
  for (const typed of ['station', 'to eat']) {
    await quizOf(page).next.click();
    await answerKept(page, typed);
  }
  await expect(page.getByText(/^Kotoba cannot be reached\. 3 answers are kept/)).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
}

const lookAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

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

test(
  'answers that wait for a connection outlive the kill of their tab, and are checked in order, once',
  { tag: '@smoke' },
  async ({ signedIn: page, context, learner, expectProblems }) => {
    expectProblems(problems);
    const quiz = await openQuiz(page, learner);
    await cutOff(page);
    for (const typed of ['hat', 'station']) {
      await answerKept(page, typed);
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
  },
);

test('whoever has gone back to Learning meanwhile need not return to the quiz: the answers are checked there', async ({
  signedIn: page,
  learner,
  context,
  expectProblems,
}) => {
  expectProblems(problems);
  const calls = countCalls(page, 'POST', '/learn/check-answer-mode');
  const quiz = await openQuiz(page, learner);
  await leaveQuiz(page);
  await page.getByRole('button', { name: 'Other ways to practice', expanded: false }).click();
  const row = page.getByRole('listitem', { name: `Session ${quiz.id}` });
  await row.getByRole('button', { name: 'Continue', exact: true }).click();
  await context.setOffline(true);
  await answerKept(page, 'umbrella');
  await leaveQuiz(page);
  await row.getByRole('button', { name: 'End', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'End Current Session?' });
  await dialog.getByRole('button', { name: 'End Session' }).click();
  await expect(page.getByText('Some answers wait to be checked.')).toBeVisible();
  expect(calls()).toBe(0);
  await context.setOffline(false);
  await expect(page.getByText('Your earlier answer is right.')).toBeVisible();
  await expect(row.getByText('1 of 3 answered')).toBeVisible();
  expect(await statusesOf(learner, quiz.id)).toEqual([1, 0, 0]);
  expect(calls()).toBe(1);
});

test('of answers that arrived unheard a reload and the kill of the tab lose nothing and double nothing', async ({
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
  await later.restore();
  await again.goto(`/learn/session/${quiz.id}`);
  await expect(again.getByText(ALL_CHECKED)).toBeVisible();
  await expect(again.getByText(WAITING)).toHaveCount(0);
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
  const { sent, restore } = await cutAnswers(page);
  // In kanji where kana are asked for: nothing is recorded, and it may be said twice.
  await answerKept(page, '傘');
  await quiz.next.click();
  await answerKept(page, 'えき');
  const home = await context.newPage();
  const there = await cutAnswers(home);
  await home.goto('/learn');
  await expect.poll(() => there.sent.length).toBeGreaterThan(0);
  await Promise.all([restore(), there.restore()]);
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

test('kept answers and what is typed outlive the expiry of the session, and are there after the sign-in', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/401|net::|Failed to load resource/);
  const quiz = await openQuiz(page, learner);
  const { sent, restore } = await cutAnswers(page);
  for (const typed of ['hat', 'station']) {
    await answerKept(page, typed);
    await quiz.next.click();
  }
  await quiz.answer.fill('to e');
  await asLearner(learner, 'POST', '/auth/signout');
  await restore();
  await expect(page).toHaveURL(/\/auth\/signin/);
  await signInHere(page, learner);
  await expect(page).toHaveURL(`/learn/session/${quiz.id}`);
  await expect(page.getByText('Your 2 earlier answers: 1 right.')).toBeVisible();
  await expect(quiz.answer).toHaveValue('to e');
  expect(summaryOf(sent)).toEqual(['hat 1', 'station 1']);
});
