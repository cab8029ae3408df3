import type { Locator, Page } from '@playwright/test';
import { asLearner } from '../support/learner';
import {
  enterUntil,
  openQuiz,
  quizOf,
  QUIZ_WORDS,
  recordingsFetched,
  statusesOf,
  withoutAutoAdvance,
} from '../support/quiz';
import { listen } from '../support/sounds';
import { expect, test } from '../support/test';
import { giveEntries } from '../support/vocabulary';

/** Goes on with Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let times = 0; times < 60 && !(await isThere()); times += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

test(
  'a whole session by keyboard alone: wizard, answers, second thoughts, end, results, relearn',
  { tag: '@smoke' },
  async ({ signedIn: page, learner }) => {
    await withoutAutoAdvance(learner);
    await giveEntries(learner, QUIZ_WORDS);
    await page.goto('/learn');
    const main = page.getByRole('main');
    await tabTo(page, main.getByRole('button', { name: 'Other ways to practice' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('combobox', { name: 'Collection' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'My Words' })).toBeVisible();
    await page.keyboard.type('My');
    await page.keyboard.press('Enter');
    await tabTo(page, main.getByRole('button', { name: 'Next: Choose Mode' }));
    await page.keyboard.press('Enter');
    await tabTo(page, main.getByRole('button', { name: 'Hiragana/Katakana → English', exact: true }));
    await page.keyboard.press('Enter');

    const quiz = quizOf(page);
    await expect(main.getByRole('button', { name: 'Next word' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('New word 2 of 3')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(main.getByRole('button', { name: 'Start the questions' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(quiz.answer).toBeFocused();
    await page.keyboard.type('kasa');
    await page.keyboard.press('Enter');
    await expect(quiz.verdict('Almost. Try again.')).toBeVisible();
    await page.keyboard.type('hat');
    await page.keyboard.press('Enter');
    await expect(quiz.verdict('Incorrect. Try again.')).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.getByText('Your last answer is taken back.')).toBeVisible();
    await expect(quiz.answer).toBeEnabled();
    await page.keyboard.type('boat');
    await page.keyboard.press('Enter');
    await expect(quiz.review).toBeChecked();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(quiz.answer).toBeFocused();
    await enterUntil(page, quiz.progress('2/3 words'));

    await tabTo(page, quiz.review);
    await page.keyboard.press('Space');
    await tabTo(page, quiz.next);
    await page.keyboard.press('Enter');
    await expect(quiz.progress('3/3 words')).toBeVisible();
    await expect(quiz.answer).toBeFocused();
    await page.keyboard.type('eat');
    await page.keyboard.press('Enter');
    await expect(quiz.verdict('Correct!')).toBeVisible();
    await enterUntil(page, page.getByText('Once more'));
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));

    await tabTo(page, quiz.end);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'End Learning Session' });
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: 'End Session' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/learn/results/${id}`);
    expect(await statusesOf(learner, id)).toEqual([2, 3, 1]);
    await tabTo(page, main.getByRole('button', { name: 'Relearn Incorrect & Reviewed (2)' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Starting relearn session with 2 words')).toBeVisible();
    await expect(quiz.progress('1/2 words')).toBeVisible();
    await expect(quiz.answer).toBeFocused();
  },
);

test('a word that was wrong comes back until it is right, and a slip on the last one is told again, also after a reload', async ({
  signedIn: page,
  learner,
}) => {
  await withoutAutoAdvance(learner);
  const words = QUIZ_WORDS.slice(0, 2).map((word) => ({ ...word, ja_sentence: '傘を持ちます。' }));
  const quiz = await openQuiz(page, learner, { words });
  await quiz.answer.fill('umbrellas are wet');
  await quiz.answer.press('Enter');
  await expect(quiz.verdict('Incorrect. Try again.')).toBeVisible();
  const picture = page.getByRole('region', { name: 'Picture' }).getByRole('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.reload();
  await expect(quiz.progress('2/2 words')).toBeVisible();
  await quiz.answer.fill('station');
  await quiz.answer.press('Enter');
  await quiz.next.click();
  await expect(page.getByText('Once more')).toBeVisible();
  await quiz.answer.fill('hat');
  await quiz.answer.press('Enter');
  await expect(quiz.next).toBeVisible();
  await page.reload();
  await expect(page.getByText('Once more')).toBeVisible();
  await quiz.answer.fill('umbrella');
  await quiz.answer.press('Enter');
  await quiz.last.click();
  await expect(page).toHaveURL(`/learn/results/${quiz.id}`);
  expect(await statusesOf(learner, quiz.id)).toEqual([2, 1]);

  const single = await openQuiz(page, learner, { words: [{ en_word: 'bridge', hiragana: 'はし' }] });
  await single.answer.fill('brigde');
  await single.answer.press('Enter');
  await expect(single.last).toBeVisible();
  await page.reload();
  await expect(page.getByText('A slip: it is spelled “bridge”.')).toBeVisible();
  await expect(single.answer).toBeDisabled();
});

test(
  'with autoplay the word is heard after the answer, and never two sounds at once',
  { tag: '@smoke' },
  async ({ signedIn: page, learner }) => {
    await asLearner(learner, 'PATCH', '/account/settings', { autoplay: true, autoAdvance: false });
    const heard = await listen(page);
    const quiz = await openQuiz(page, learner, { mode: 1 });
    await expect(page.getByRole('button', { name: 'Play English word' })).toBeVisible();
    // The question is not; its word was when it was introduced.
    const { begun } = await heard();
    expect(begun).toBeLessThanOrEqual(1);
    for (const [index, answer] of ['kasa', 'eki', 'taberu'].entries()) {
      await quiz.answer.fill(answer);
      await quiz.answer.press('Enter');
      await expect.poll(async () => (await heard()).begun).toBe(begun + index + 1);
      // At once, while the sound before may still be heard.
      if (index < 2) await quiz.next.click();
    }
    await expect.poll(async () => (await heard()).ended).toBeGreaterThan(0);
    expect((await heard()).most).toBe(1);
  },
);

test('the recordings of this word and of the next are there before they are wanted: they are heard without a connection', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  // Pictures are not fetched ahead.
  expectProblems(/ERR_INTERNET_DISCONNECTED.*\/media\/pictures\//);
  await withoutAutoAdvance(learner);
  const heard = await listen(page);
  const fetched = recordingsFetched(page);
  const quiz = await openQuiz(page, learner, { mode: 1 });
  await fetched;
  await quiz.answer.fill('kasa');
  await quiz.answer.press('Enter');
  await expect(quiz.verdict('Correct!')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Play Japanese word' }).click();
  await expect.poll(async () => (await heard()).ended).toBe(1);
  await quiz.next.click();
  await expect(quiz.prompt).toHaveText('station');
  await page.getByRole('button', { name: 'Play English word' }).click();
  await expect.poll(async () => (await heard()).ended).toBe(2);
  await page.context().setOffline(false);
});
