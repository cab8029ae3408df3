import type { Page } from '@playwright/test';
import { bringAxe, expectAccessible } from '../support/axe';
import type { Learner } from '../support/learner';
import { enterUntil, quizOf, statusesOf, withoutAutoAdvance } from '../support/quiz';
import { expect, test } from '../support/test';
import { giveEntries, UMBRELLA, type NewEntry } from '../support/vocabulary';
import { startQuiz } from '../support/words';

const BREAKFAST: NewEntry = {
  en_word: 'to eat',
  kanji: '食べる',
  hiragana: 'たべる',
  part_of_speech: 'verb',
  ja_sentence: '毎朝、パンを食べます。',
  ja_hiragana_sentence: 'まいあさ、パンをたべます。',
  romaji_sentence: 'Maiasa, pan o tabemasu.',
  en_sentence: 'I eat bread every morning.',
};
const OTHERS: readonly NewEntry[] = [
  { en_word: 'station', kanji: '駅', hiragana: 'えき', part_of_speech: 'noun' },
  { en_word: 'to drink', kanji: '飲む', hiragana: 'のむ', part_of_speech: 'verb' },
];

/** Opens a session of 傘 and 食べる at its first introduction; gives its id. */
async function openKind(page: Page, learner: Learner, mode: number): Promise<number> {
  await withoutAutoAdvance(learner);
  await bringAxe(page);
  const ids = await giveEntries(learner, [UMBRELLA, BREAKFAST, ...OTHERS]);
  const id = await startQuiz(learner, ids.slice(0, 2), mode);
  await page.goto(`/learn/session/${id}`);
  await expect(page.getByText('New word 1 of 2')).toBeVisible();
  return id;
}

/** Past the introductions to the first question. */
async function meetBoth(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Next word' })).toBeFocused();
  await enterUntil(page, page.getByText('New word 2 of 2'));
  await enterUntil(page, quizOf(page).progress('1/2 words'));
}

/** What is said of an answer, to who sees it and to who hears it. */
const card = (page: Page) => page.getByRole('region', { name: 'The word' });
const praise = (page: Page) => card(page).getByRole('status').filter({ hasText: 'Correct!' });
const blame = (page: Page, text: string) => card(page).getByRole('alert').filter({ hasText: text });

/** Takes the last answer back. */
async function undo(page: Page): Promise<void> {
  await page.keyboard.press('z');
  await expect(page.getByText('Your last answer is taken back.')).toBeVisible();
}

/** Goes on from the last word to the results. */
async function finish(page: Page, learner: Learner, id: number): Promise<void> {
  await enterUntil(page, page.getByRole('heading', { name: 'Every word' }));
  await expect(page).toHaveURL(`/learn/results/${id}`);
  expect(await statusesOf(learner, id)).toEqual([1, 1]);
}

test('fill the gap by keyboard alone: a wrong word is taken back, another form is asked for again', async ({
  signedIn: page,
  learner,
}) => {
  const id = await openKind(page, learner, 13);
  const quiz = quizOf(page);
  await expect(page.locator('ruby').filter({ hasText: '雨' })).toHaveText('雨あめ');
  await expectAccessible(page, 'an introduction');
  await meetBoth(page);
  await expect(quiz.prompt).toHaveAccessibleName('雨なので gap of 2 characters を持っていきます。');
  await expect(quiz.answer).toBeFocused();
  await expectAccessible(page, 'a gap');
  await page.keyboard.type('neko');
  await page.keyboard.press('Enter');
  await expect(blame(page, 'Incorrect. Try again.')).toBeVisible();
  await undo(page);
  await expect(quiz.answer).toBeEnabled();
  await page.keyboard.type('kasa');
  await page.keyboard.press('Enter');
  await expect(praise(page)).toBeVisible();
  await expect(quiz.prompt).toHaveText('雨なので傘を持っていきます。');
  await expectAccessible(page, 'a gap that is filled');
  await enterUntil(page, quiz.progress('2/2 words'));
  await page.keyboard.type('taberu');
  await page.keyboard.press('Enter');
  await expect(blame(page, 'the sentence needs another form of it')).toBeVisible();
  await expectAccessible(page, 'another form');
  await page.keyboard.type('tabemasu');
  await page.keyboard.press('Enter');
  await expect(praise(page)).toBeVisible();
  await finish(page, learner, id);
});

test('choose the meaning by number keys: a wrong one is named, taken back, and the right one goes on', async ({
  signedIn: page,
  learner,
}) => {
  const id = await openKind(page, learner, 14);
  const quiz = quizOf(page);
  await meetBoth(page);
  const group = page.getByRole('group', { name: 'Meanings to choose from' });
  const meanings = group.getByRole('button');
  const numberOf = async (meaning: string): Promise<string> => {
    await expect(group.getByRole('button', { name: meaning, exact: true })).toBeVisible();
    return String((await meanings.allTextContents()).findIndex((text) => text.endsWith(meaning)) + 1);
  };
  await expect(group).toBeFocused();
  await expect(meanings).toHaveCount(4);
  await expectAccessible(page, 'meanings');
  await page.keyboard.press(await numberOf('station'));
  await expect(blame(page, 'Incorrect. Try again.')).toBeVisible();
  await expect(group.getByRole('button', { name: /^station ?, your choice$/ })).toBeVisible();
  await expect(group.getByRole('button', { name: /^umbrella ?, right$/ })).toBeVisible();
  await expectAccessible(page, 'a wrong meaning');
  await undo(page);
  await page.keyboard.press(await numberOf('umbrella'));
  await expect(praise(page)).toBeVisible();
  await expectAccessible(page, 'the right meaning');
  await enterUntil(page, quiz.progress('2/2 words'));
  await page.keyboard.press(await numberOf('to eat'));
  await expect(praise(page)).toBeVisible();
  await finish(page, learner, id);
});

test('put in order by number keys: the sentence is heard as it grows, a wrong order is taken back', async ({
  signedIn: page,
  learner,
}) => {
  const id = await openKind(page, learner, 15);
  const quiz = quizOf(page);
  await meetBoth(page);
  const group = page.getByRole('group', { name: 'Pieces of the sentence' });
  const pieces = group.getByRole('button');
  const sentence = page.getByRole('status', { name: 'Your sentence' });
  const press = async (texts: readonly string[]): Promise<void> => {
    const dealt = await pieces.allTextContents();
    for (const piece of texts)
      await page.keyboard.press(String(dealt.findIndex((text) => text.slice(1) === piece) + 1));
  };
  await expect(group).toBeFocused();
  await expect(quiz.prompt).toHaveText('It is raining, so I will take an umbrella.');
  await expectAccessible(page, 'pieces');
  const right = ['雨', 'なので', '傘', 'を', '持っていきます'];
  await press(['傘', 'を', '雨']);
  await expect(sentence).toContainText('傘を雨');
  await page.keyboard.press('Backspace');
  await expect(sentence).not.toContainText('雨');
  await expect(group.getByRole('button', { name: '雨', exact: true })).toBeEnabled();
  await press(['なので', '雨', '持っていきます']);
  await page.keyboard.press('Enter');
  await expect(blame(page, 'Incorrect. Try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'This order is right, too' })).toBeVisible();
  await expectAccessible(page, 'a wrong order');
  await undo(page);
  // What was put together stays, as what was typed does.
  for (const _ of right) await page.keyboard.press('Backspace');
  await expect(sentence).not.toContainText('傘');
  await press(right);
  await expect(sentence).toHaveText('雨なので傘を持っていきます。');
  await page.keyboard.press('Enter');
  await expect(praise(page)).toBeVisible();
  await expectAccessible(page, 'the right order');
  await enterUntil(page, quiz.progress('2/2 words'));
  await press(['毎朝', 'パン', 'を', '食べます']);
  await page.keyboard.press('Enter');
  await expect(praise(page)).toBeVisible();
  await finish(page, learner, id);
});
