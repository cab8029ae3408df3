import { asLearner, type Learner } from '../support/learner';
import { openQuiz, quizOf, withoutAutoAdvance } from '../support/quiz';
import { expect, test } from '../support/test';
import { bringAxe, expectAccessible } from '../support/axe';
import { giveEntries } from '../support/vocabulary';
import { startQuiz } from '../support/words';

test('without answers the statistics invite to the first session', async ({ signedIn: page }) => {
  await page.goto('/learn/stats');
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Statistics' })).toBeVisible();
  await expect(page.getByText('No answers yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Start learning' })).toHaveAttribute(
    'href',
    '/learn',
  );
});

test('the statistics show the year, what stays and what comes due, each with its table', async ({
  signedIn: page,
  learner,
}) => {
  await bringAxe(page);
  const { id, ids } = await openQuiz(page, learner);
  await asLearner(learner, 'POST', '/learn/check-answer-mode', {
    sessionId: id,
    vocabularyId: ids[0],
    userAnswer: 'hat',
  });
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('group', { name: 'Answers' })).toContainText('1');
  await expect(page.getByRole('img', { name: 'Answers in the last year: 1 on 1 day' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Retention' })).toContainText('No word was repeated yet');
  await expect(page.getByRole('group', { name: 'Time per day' })).toContainText('min');
  for (const [name, rows] of [
    ['The last year', 1],
    ['Retention by week', 12],
    ['What comes due', 14],
    ['Minutes by day', 14],
  ] as const) {
    const region = page.getByRole('region', { name, exact: true });
    await expect(region.getByRole('img')).toBeVisible();
    await region.getByText('Show as a table').click();
    await expect(region.getByRole('table').getByRole('row')).toHaveCount(1 + rows);
  }
  await expect(page.getByText('No word was forgotten eight times.')).toBeVisible();
  await expect(page.getByText('No word was forgotten yet.')).toBeVisible();
  await expectAccessible(page, 'the statistics');
});

/** Answers a word in a session of its own; mode 4 asks for the meaning of the word as it is written. */
async function answerOnce(learner: Learner, vocabularyId: number, userAnswer: string): Promise<void> {
  const sessionId = await startQuiz(learner, [vocabularyId], 4);
  await asLearner(learner, 'POST', '/learn/check-answer-mode', { sessionId, vocabularyId, userAnswer });
}

test('a word that is forgotten for the eighth time is listed with what it is confused with, and leads to itself', async ({
  signedIn: page,
  learner,
}) => {
  await bringAxe(page);
  await withoutAutoAdvance(learner);
  const [wait = 0, hold = 0] = await giveEntries(learner, [
    { en_word: 'to wait', kanji: '待つ', hiragana: 'まつ', part_of_speech: 'verb' },
    { en_word: 'to hold', kanji: '持つ', hiragana: 'もつ', part_of_speech: 'verb' },
  ]);
  // Learned, forgotten, and learned again, seven times over; another word only once.
  for (const answer of ['to wait', 'to wait']) await answerOnce(learner, wait, answer);
  for (const wrong of ['to hold', 'to hold', 'to hold', 'to hold', '持ちます', '持ちます', 'to bring'])
    for (const answer of [wrong, 'to wait']) await answerOnce(learner, wait, answer);
  for (const answer of ['to hold', 'to hold', 'to throw']) await answerOnce(learner, hold, answer);

  await page.goto('/learn/stats');
  const stuck = page.getByRole('table', { name: 'Words that do not stick: table' });
  const hardest = page.getByRole('table', { name: 'Hardest words: table' });
  await expect(page.getByText('No word was forgotten eight times.')).toBeVisible();
  await expect(hardest.getByRole('row')).toContainText(['Word', '待つ', '持つ']);

  const quiz = quizOf(page);
  await page.goto(`/learn/session/${await startQuiz(learner, [wait], 4)}`);
  await quiz.answer.fill('to hold');
  await quiz.answer.press('Enter');
  await expect(quiz.verdict('Incorrect. Try again.')).toBeVisible();

  await page.goto('/learn/stats');
  await expect(stuck.getByRole('row')).toHaveCount(2);
  const leech = stuck.getByRole('row').filter({ hasText: '待つ' });
  await expect(leech).toContainText('English');
  await expect(leech).toContainText('8 times');
  await expect(leech.getByText('to hold (5×)')).toHaveAttribute('lang', 'en');
  await expect(leech.getByText('持ちます (2×)')).toHaveAttribute('lang', 'ja');
  await expect(leech.getByText('to bring (1×)')).toBeVisible();
  await expect(hardest.getByRole('row').filter({ hasText: '持つ' })).toContainText('1 time');
  await expectAccessible(page, 'the statistics with words that do not stick');
  await leech.getByRole('link', { name: 'to wait' }).click();
  await expect(page).toHaveURL(new RegExp(`/vocabularies/${wait}/detail`));
});

test('statistics that cannot be loaded, and a forecast alone, say so and are asked for again', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/500|Failed to load resource/);
  const [word = 0] = await giveEntries(learner, [{ en_word: 'rain', hiragana: 'あめ' }]);
  await answerOnce(learner, word, 'rain');
  const failing = ['**/api/stats/learning', '**/api/learn/forecast*'];
  for (const url of failing) await page.route(url, (route) => route.fulfill({ status: 500, json: {} }));
  const again = page.getByRole('button', { name: 'Try again' });
  await page.goto('/learn/stats');
  await expect(page.getByText('Your statistics could not be loaded.')).toBeVisible();
  await page.unroute('**/api/stats/learning');
  await again.click();
  await expect(page.getByText('What comes due could not be loaded.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Retention by week/ })).toBeVisible();
  await page.unroute('**/api/learn/forecast*');
  await again.click();
  await expect(page.getByRole('img', { name: /^What comes due/ })).toBeVisible();
});
