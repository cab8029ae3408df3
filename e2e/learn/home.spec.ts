import { bringAxe, expectAccessible } from '../support/axe';
import { openOtherWays } from '../support/frame';
import { asLearner } from '../support/learner';
import { openQuiz, quizOf, QUIZ_WORDS } from '../support/quiz';
import { expect, test } from '../support/test';
import { giveEntries } from '../support/vocabulary';
import { startQuiz } from '../support/words';

test(
  'a learner who comes back reaches the first words in one press, and Back leads to where it was',
  { tag: '@smoke' },
  async ({ signedIn: page, learner }) => {
    await giveEntries(learner, QUIZ_WORDS);
    await page.goto('/dashboard');
    const today = page.getByRole('region', { name: 'Learn 3 · about 1 min' });
    const start = today.getByRole('button', { name: 'Start' });
    await expect(start).toBeInViewport({ ratio: 1 });
    await start.click();
    await quizOf(page).skip.click();
    await expect(quizOf(page).answer).toBeFocused();
    await expect(quizOf(page).progress('1/3 words')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  },
);

test('many unfinished sessions are folded; a new one and each one that is ended lead to the next step in sight', async ({
  signedIn: page,
  learner,
}) => {
  const ids = await giveEntries(learner, QUIZ_WORDS);
  for (let times = 0; times < 7; times += 1) await startQuiz(learner, ids, 1 + (times % 4));
  await openOtherWays(page);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const rows = page.getByRole('listitem', { name: /^Session \d+$/ });
  await expect(rows).toHaveCount(5);
  await button('Start New Session').click();
  await expect(heading('Topic Selection')).toBeInViewport();
  await button('Show all 7 sessions').click();
  await expect(rows).toHaveCount(7);
  for (const left of [6, 5]) {
    await rows.first().getByRole('button', { name: 'End', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
    await expect(rows).toHaveCount(left);
    await expect(page.getByRole('region', { name: 'Learning Mode' })).toBeFocused();
    await expect(heading('Learning Mode')).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);
});

test(
  'the statistics show the year, what stays and what comes due, each with its table',
  { tag: '@smoke' },
  async ({ signedIn: page, learner }) => {
    const { id, ids } = await openQuiz(page, learner);
    const answer = { sessionId: id, vocabularyId: ids[0], userAnswer: 'hat' };
    await asLearner(learner, 'POST', '/learn/check-answer-mode', answer);
    await page.goto('/learn');
    await page.getByRole('link', { name: 'Statistics' }).click();
    await expect(page.getByRole('group', { name: 'Answers' })).toContainText('1');
    await expect(page.getByRole('img', { name: 'Answers in the last year: 1 on 1 day' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Remembered' })).toContainText('No word was repeated yet');
    await expect(page.getByRole('group', { name: 'Time per day' })).toContainText('min');
    for (const [name, rows] of [
      ['The last year', 1],
      ['Remembered, week by week', 12],
      ['What comes due', 14],
      ['Minutes by day', 14],
    ] as const) {
      const region = page.getByRole('region', { name, exact: true });
      await expect(region.getByRole('img')).toBeVisible();
      await region.getByText('Show as a table').click();
      await expect(region.getByRole('table').getByRole('row')).toHaveCount(1 + rows);
    }
    await expect(page.getByText('No word was forgotten eight times.')).toBeVisible();
  },
);

test('nothing of the statistics is inaccessible, without answers and with words that do not stick', async ({
  signedIn: page,
  learner,
}) => {
  await bringAxe(page);
  await page.goto('/learn/stats');
  await expect(page.getByText('No answers yet')).toBeVisible();
  await expectAccessible(page, 'the statistics without answers');
  const { id, ids } = await openQuiz(page, learner);
  const answer = { sessionId: id, vocabularyId: ids[0], userAnswer: 'hat' };
  await asLearner(learner, 'POST', '/learn/check-answer-mode', answer);
  const word = { id: ids[0], enWord: 'to wait', jaWord: '待つ', reading: 'まつ', direction: 'recognition' };
  const forgotten = { ...word, difficulty: 8, lapses: 9 };
  await page.route('**/api/stats/learning', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: object };
    const confusedWith = [
      { answer: 'to hold', count: 5 },
      { answer: '持ちます', count: 2 },
    ];
    const more = { leeches: [{ ...forgotten, confusedWith }], hardest: [forgotten] };
    await route.fulfill({ response, json: { ...rest, data: { ...data, ...more } } });
  });
  await page.goto('/learn/stats');
  await expect(page.getByText('to hold (5×)')).toBeVisible();
  await expectAccessible(page, 'the statistics with words that do not stick');
});
