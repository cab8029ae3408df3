import { countCalls } from '../support/calls';
import { enterUntil, holdTime, openQuiz, QUIZ_WORDS, statusesOf, withoutAutoAdvance } from '../support/quiz';
import { expect, test } from '../support/test';

const AUTO_ADVANCE_MS = 1500;

test('the header, the mode, the progress and the prompt are as named, and the box has the focus', async ({
  signedIn: page,
  learner,
}) => {
  const quiz = await openQuiz(page, learner);
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Session' })).toBeVisible();
  await expect(page.getByText('Hiragana/Katakana to English', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to Learning' })).toBeVisible();
  await expect(quiz.progress('1/3 words')).toBeVisible();
  await expect(quiz.progress('33%')).toBeVisible();
  await expect(quiz.prompt).toHaveText('かさ');
  await expect(page.getByRole('main').getByText('noun', { exact: true })).toBeVisible();
  await expect(quiz.answer).toHaveAttribute('placeholder', 'Enter your answer...');
  await expect(quiz.answer).toBeFocused();
  await expect(quiz.submit).toBeDisabled();
});

test('a right answer says "Correct!" and the next word comes by itself; the last one ends the session', async ({
  signedIn: page,
  learner,
}) => {
  const stopTime = await holdTime(page);
  const quiz = await openQuiz(page, learner);
  await stopTime();
  for (const [answer, here, next] of [
    ['umbrella', '1/3 words', '2/3 words'],
    ['station', '2/3 words', '3/3 words'],
  ] as const) {
    await quiz.answer.fill(answer);
    await quiz.answer.press('Enter');
    await expect(quiz.verdict('Correct!').first()).toBeVisible();
    await expect(quiz.moving).toBeVisible();
    await expect(quiz.answer).toBeDisabled();
    await page.clock.runFor(AUTO_ADVANCE_MS - 1);
    await expect(quiz.progress(here)).toBeVisible();
    await page.clock.runFor(1);
    await expect(quiz.progress(next)).toBeVisible();
    await expect(quiz.answer).toBeFocused();
  }
  await quiz.answer.fill('eat');
  await quiz.answer.press('Enter');
  await expect(quiz.moving).toBeVisible();
  await page.clock.resume();
  await expect(page).toHaveURL(`/learn/results/${quiz.id}`);
  await expect(page.getByText('100.0%')).toBeVisible();
});

test('an incorrect answer says "Incorrect. Try again.", reveals the word, and it comes back at the end until it is right, also after a reload', async ({
  signedIn: page,
  learner,
}) => {
  await withoutAutoAdvance(learner);
  const quiz = await openQuiz(page, learner);
  await quiz.answer.fill('umbrellas are wet');
  await quiz.answer.press('Enter');
  await expect(quiz.verdict('Incorrect. Try again.').first()).toBeVisible();
  await expect(quiz.review).toBeChecked();
  await expect(quiz.answer).toBeDisabled();
  await enterUntil(page, quiz.progress('2/3 words'));

  await page.reload();
  await expect(quiz.progress('2/3 words')).toBeVisible();
  for (const answer of ['station', 'to eat']) {
    await quiz.answer.fill(answer);
    await quiz.answer.press('Enter');
    await quiz.next.click();
  }
  await expect(page.getByText('Once more')).toBeVisible();
  await expect(quiz.prompt).toHaveText('かさ');
  await quiz.answer.fill('hat');
  await quiz.answer.press('Enter');
  await expect(quiz.next).toBeVisible();
  await page.reload();
  await expect(page.getByText('Once more')).toBeVisible();
  await quiz.answer.fill('umbrella');
  await quiz.answer.press('Enter');
  await quiz.last.click();
  await expect(page).toHaveURL(`/learn/results/${quiz.id}`);
  expect(await statusesOf(learner, quiz.id)).toEqual([2, 1, 1]);
});

test('a slip that was forgiven on the last word is told again after a reload', async ({
  signedIn: page,
  learner,
}) => {
  const quiz = await openQuiz(page, learner, { words: QUIZ_WORDS.slice(0, 1) });
  await quiz.answer.fill('umbrela');
  await quiz.answer.press('Enter');
  await expect(quiz.last).toBeVisible();
  await page.reload();
  await expect(page.getByText('A slip: it is spelt “umbrella”.')).toBeVisible();
  await expect(page.getByText('The difference:')).toContainText('umbrella');
  await expect(quiz.answer).toBeDisabled();
  await quiz.last.click();
  await expect(page).toHaveURL(`/learn/results/${quiz.id}`);
  expect(await statusesOf(learner, quiz.id)).toEqual([1]);
});

test('Enter five times while an answer is checked is one answer, and skips no verdict', async ({
  signedIn: page,
  learner,
}) => {
  const calls = countCalls(page, 'POST', '/learn/check-answer-mode');
  const quiz = await openQuiz(page, learner);
  // The verdict waits for the last press, however slow the presses are.
  let release = (): void => undefined;
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/learn/check-answer-mode', async (route) => {
    await pressed;
    await route.continue();
  });
  await quiz.answer.fill('hat');
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Enter');
  release();
  await expect(quiz.next).toBeVisible();
  await expect(quiz.answer).toBeFocused();
  await expect(quiz.progress('1/3 words')).toBeVisible();
  expect(calls()).toBe(1);
});

test('Review reveals English, Hiragana, Kanji and Romaji, and a revealed word that is left counts as reviewed', async ({
  signedIn: page,
  learner,
}) => {
  const quiz = await openQuiz(page, learner);
  await expect(page.getByText('Toggle Review to see the answer.')).toBeVisible();
  await quiz.review.click();
  for (const term of ['English', 'Hiragana', 'Kanji', 'Romaji'])
    await expect(page.getByRole('term').filter({ hasText: term })).toBeVisible();
  await expect(quiz.answer).toBeDisabled();
  await quiz.next.click();
  await expect(quiz.progress('2/3 words')).toBeVisible();
  expect(await statusesOf(learner, quiz.id)).toEqual([3, 0, 0]);
});

test('beside the word stands the picture of its sentence; one that holds the word in writing comes with the answer', async ({
  signedIn: page,
  learner,
}) => {
  const words = [
    {
      ...QUIZ_WORDS[0],
      en_word: 'umbrella',
      ja_sentence: '傘を持ちます。',
      en_sentence: 'I carry an umbrella.',
    },
    { en_word: 'concept', kanji: '概念', hiragana: 'がいねん' },
  ];
  const quiz = await openQuiz(page, learner, { words });
  const card = page.getByRole('region', { name: 'Picture' });
  const picture = card.getByRole('img');
  await expect(picture).toHaveAccessibleName('A picture for the example sentence');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await quiz.review.click();
  await expect(picture).toHaveAccessibleName(/umbrella/);
  await quiz.next.click();
  await expect(quiz.prompt).toHaveText('がいねん');
  await expect(card.getByText('The picture comes with the answer')).toBeVisible();
  await expect(picture).toHaveCount(0);
  await quiz.review.click();
  await expect(picture).toHaveAccessibleName(/概念/);
});

test('a session of no mode is in Topic Mode; one that is not there leads back with a word', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/404|Failed to load resource/);
  const quiz = await openQuiz(page, learner, { mode: 0 });
  await expect(page.getByText('Topic Mode', { exact: true })).toBeVisible();
  await expect(quiz.prompt).toHaveText('かさ');
  for (const id of ['999999999', '12abc']) {
    await page.goto(`/learn/session/${id}`);
    await expect(page.getByText('Failed to load learning session')).toBeVisible();
    await expect(page).toHaveURL('/learn');
  }
});

test('End Session asks, Cancel stays, and the end shows the results', async ({ signedIn: page, learner }) => {
  const quiz = await openQuiz(page, learner);
  await quiz.end.click();
  const dialog = page.getByRole('dialog', { name: 'End Learning Session' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await quiz.end.click();
  await dialog.getByRole('button', { name: 'End Session' }).click();
  await expect(page).toHaveURL(`/learn/results/${quiz.id}`);
  expect(await statusesOf(learner, quiz.id)).toEqual([0, 0, 0]);
});
