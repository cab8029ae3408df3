import { openQuiz, statusesOf } from '../support/quiz';
import { expect, test } from '../support/test';
import { storedEntry } from '../support/vocabulary';

test('"I typed it wrong" takes the answer back; the word is asked as if nothing had been said', async ({
  signedIn: page,
  learner,
}) => {
  const quiz = await openQuiz(page, learner);
  await quiz.answer.fill('umbrage');
  await quiz.answer.press('Enter');
  await page.getByRole('button', { name: 'I typed it wrong' }).click();
  await expect(quiz.answer).toBeEnabled();
  await expect(quiz.answer).toHaveValue('umbrage');
  expect(await statusesOf(learner, quiz.id)).toEqual([0, 0, 0]);
  await quiz.answer.fill('umbrella');
  await quiz.answer.press('Enter');
  await expect(quiz.progress('2/3 words')).toBeVisible();
  expect(await statusesOf(learner, quiz.id)).toEqual([1, 0, 0]);
});

test('an accepted answer counts here and from now on', async ({ signedIn: page, learner }) => {
  const quiz = await openQuiz(page, learner);
  await quiz.answer.fill('brolly');
  await quiz.answer.press('Enter');
  await page.getByRole('button', { name: 'Accept my answer from now on' }).click();
  await expect(page.getByText('Your answer counts from now on.')).toBeVisible();
  expect(await statusesOf(learner, quiz.id)).toEqual([1, 0, 0]);
  expect((await storedEntry(learner, quiz.ids[0] ?? 0))['alternatives']).toContain('brolly');
});

test('Z undoes the last answer on the results, and the session goes on', async ({
  signedIn: page,
  learner,
}) => {
  const quiz = await openQuiz(page, learner, { words: [{ en_word: 'rain', hiragana: 'あめ' }] });
  await quiz.answer.fill('rain');
  await quiz.answer.press('Enter');
  await expect(page.getByRole('heading', { name: 'Learning Results' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page).toHaveURL(`/learn/session/${quiz.id}`);
  await expect(quiz.answer).toBeFocused();
  expect(await statusesOf(learner, quiz.id)).toEqual([0]);
});

test('romaji is previewed as kana and never rewritten, and a hint tells the length', async ({
  signedIn: page,
  learner,
}) => {
  const quiz = await openQuiz(page, learner, { mode: 1 });
  await quiz.answer.fill('kasa');
  await expect(page.getByText('Reads as')).toContainText('かさ');
  await expect(quiz.answer).toHaveValue('kasa');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText(/It has 2 sounds/)).toBeVisible();
});
