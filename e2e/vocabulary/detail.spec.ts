import type { Locator, Page } from '@playwright/test';
import { bringAxe, expectAccessible } from '../support/axe';
import { asLearner } from '../support/learner';
import { dismissToast } from '../support/failures';
import { holdBack } from '../support/hold-back';
import { expect, test } from '../support/test';
import { startQuiz } from '../support/words';
import { giveEntries, giveEntry, openWord, UNSAVED } from '../support/vocabulary';

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
const rowOf = (page: Page, term: string): Locator =>
  page
    .getByRole('region', { name: 'About this word' })
    .locator('dl > *')
    .filter({ has: page.getByText(term, { exact: true }) });

test('a word shows itself in every script, its kind, tags, place, example, pictures and sounds', async ({
  signedIn: page,
  learner,
}) => {
  await openWord(page, learner, 'detail');
  await expect(heading(page, 'umbrella')).toBeVisible();
  await expect(page).toHaveTitle('umbrella · Kotoba');
  for (const [term, value] of [
    ['Hiragana', 'かさ'],
    ['Kanji', '傘'],
    ['Romaji', 'kasa'],
    ['Part of speech', 'noun'],
    ['Level', 'about N5'],
    ['Collection', 'Class Notes'],
    ['Topic', 'Words'],
  ] as const) {
    await expect(rowOf(page, term)).toContainText(value);
  }
  await expect(page.getByText('weather', { exact: true })).toBeVisible();
  await expect(page.locator('[lang="ja"]').getByText('持ち物', { exact: true })).toBeVisible();

  const word = page.getByRole('region', { name: 'The word' });
  await expect(word.locator('ruby rt')).toHaveText(['かさ']);
  await expect(word.getByRole('img')).toHaveAttribute('alt', /./);
  const example = page.getByRole('region', { name: 'Example sentence' });
  await expect(example.locator('ruby').first()).toHaveText('雨あめ');
  await expect(example.getByText('あめなのでかさをもっていきます。')).toHaveAttribute('lang', 'ja');
  await expect(example.getByText('ame nanode kasa o motteikimasu.')).toBeVisible();
  await expect(example.getByText('It is raining, so I will take an umbrella.')).toBeVisible();
  for (const sound of ['Japanese word', 'English word', 'Japanese sentence', 'English sentence']) {
    await expect(page.getByRole('button', { name: `Play ${sound}` })).toBeVisible();
  }
  await expect(page.getByText('1 of 1')).toBeVisible();
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date());
  await expect(page.getByRole('navigation', { name: 'Neighbouring words' })).toContainText(today);
});

test('what a word lacks is said, and without tags it is a word or a phrase', async ({
  signedIn: page,
  learner,
}) => {
  const [word, phrase] = await giveEntries(learner, [
    { en_word: 'drizzle of nobody', hiragana: 'しとぴっと' },
    { en_word: 'in the middle of nothing', katakana: 'ナニカ', part_of_speech: 'phrase' },
  ]);
  await asLearner(learner, 'PATCH', `/vocabulary/${word}`, { katakana: null, kanji: null, tags: [] });
  await asLearner(learner, 'PATCH', `/vocabulary/${phrase}`, { hiragana: null, tags: [] });
  await page.goto(`/vocabularies/${word}/detail`);
  await expect(page.getByText('No Katakana!')).toBeVisible();
  await expect(page.getByText('No Kanji!')).toBeVisible();
  const facts = page.getByRole('region', { name: 'About this word' });
  await expect(facts.getByRole('listitem')).toHaveText(['word']);
  await page.goto(`/vocabularies/${phrase}/detail`);
  await expect(page.getByText('No Hiragana!')).toBeVisible();
  await expect(facts.getByRole('listitem')).toHaveText(['phrase']);
});

test('a picture that does not come leaves its text in its place', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/pictures/, /ERR_FAILED/);
  const id = await giveEntry(learner);
  await page.route('**/api/media/pictures/**', (route) => route.abort());
  await page.goto(`/vocabularies/${id}/detail`);
  await expect(page.getByText('No image available').first()).toBeVisible();
});

test('the setting of furigana is honoured above word and sentence', async ({ signedIn: page, learner }) => {
  const id = await giveEntry(learner);
  await asLearner(learner, 'PATCH', '/account/settings', { furigana: false });
  await page.goto(`/vocabularies/${id}/detail`);
  await expect(rowOf(page, 'Hiragana')).toContainText('かさ');
  await expect(page.locator('ruby')).toHaveCount(0);
});

test('the kanji of a word are taken apart: meaning, readings, strokes', async ({
  signedIn: page,
  learner,
}) => {
  await openWord(page, learner, 'detail', {
    en_word: 'telephone',
    kanji: '電話',
    hiragana: 'でんわ',
  });
  const kanji = page.getByRole('region', { name: 'Kanji in this word' }).getByRole('listitem');
  await expect(kanji).toHaveCount(2);
  await expect(kanji.first()).toContainText('電');
  await expect(kanji.first()).toContainText('electricity');
  await expect(kanji.first()).toContainText('デン');
  await expect(kanji.first()).toContainText('13 strokes');
});

test('what was made for the learner says whether it is checked, and names what could not be confirmed', async ({
  signedIn: page,
  learner,
}) => {
  const id = await openWord(page, learner, 'detail', { en_word: 'umbrella', kanji: '傘', hiragana: 'かさ' });
  const example = page.getByRole('region', { name: 'Example sentence' });
  await expect(example.getByText('checked', { exact: true })).toBeVisible();
  // The learner makes another word of it; the sentence is still about the first.
  await asLearner(learner, 'PATCH', `/vocabulary/${id}`, { en_word: 'cat', kanji: '猫', hiragana: 'ねこ' });
  await expect(example.getByText('unchecked', { exact: true })).toBeVisible();
  await expect(example.getByText('Could not be confirmed: Japanese sentence.')).toBeVisible();
  await page.getByRole('button', { name: 'Report a mistake' }).click();
  await page.getByRole('menuitem', { name: 'The sentence is wrong', exact: true }).click();
  const sentence = page.getByRole('textbox', { name: 'Japanese sentence' });
  await expect(sentence).toBeFocused();
  await sentence.fill('猫が好きです。');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await dismissToast(page);
  await page.getByRole('link', { name: 'Back to the word' }).click();
  await expect(example.getByText('Source: you')).toBeVisible();
  // The translation is still that of the sentence that was.
  await expect(example.getByText('Could not be confirmed: English sentence.')).toBeVisible();
  await page.getByRole('button', { name: 'Report a mistake' }).click();
  await page.getByRole('menuitem', { name: 'The translation is wrong' }).click();
  await page.getByRole('textbox', { name: 'English sentence' }).fill('I like cats.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the word' }).click();
  await expect(example.getByText('I like cats.')).toBeVisible();
  await expect(example.getByText('unchecked', { exact: true })).toHaveCount(0);
});

test('the answers to a word are told on its page, as they are given', async ({ signedIn: page, learner }) => {
  const id = await openWord(page, learner, 'detail');
  const history = page.getByRole('region', { name: 'Your answers' });
  await expect(history.getByText('You have not been asked for this word yet.')).toBeVisible();
  const answer = async (mode: number, userAnswer: string): Promise<void> => {
    const sessionId = await startQuiz(learner, [id], mode);
    await asLearner(learner, 'POST', '/learn/check-answer-mode', { userAnswer, vocabularyId: id, sessionId });
  };
  await answer(2, 'umbrella');
  await page.reload();
  await expect(history.getByText('1 of 1 right')).toBeVisible();
  await expect(history.getByText(/^Next review: /)).toBeVisible();
  await answer(1, 'ねこ');
  await page.reload();
  await expect(history.getByText('1 of 2 right')).toBeVisible();
  const rows = history.getByRole('listitem');
  await expect(rows.first()).toContainText(/Incorrect.*ねこ.*English → kana/);
  await expect(rows.first().getByText('ねこ')).toHaveAttribute('lang', 'ja');
  await expect(rows.nth(1)).toContainText(/Correct.*umbrella.*Kana → English/);
  for (const typed of ['いぬ', 'とり', 'うし', 'うま']) await answer(1, typed);
  await page.reload();
  await expect(history.getByText('1 of 6 right')).toBeVisible();
  await expect(rows).toHaveCount(5);
  await history.getByRole('button', { name: 'Show older answers' }).click();
  await expect(rows).toHaveCount(6);
});

test('a mistake is reported where it can be put right', async ({ signedIn: page, learner }) => {
  const id = await openWord(page, learner, 'detail?sort=oldest');
  await page.getByRole('button', { name: 'Report a mistake' }).click();
  await page.getByRole('menuitem', { name: 'The reading is wrong' }).click();
  await expect(page).toHaveURL(new RegExp(`/vocabularies/${id}/edit\\?sort=oldest#hiragana$`));
  const field = page.getByRole('textbox', { name: 'Hiragana', exact: true });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
});

test('a word of today that is not saved says so, with the way back', async ({ signedIn: page, learner }) => {
  await openWord(page, learner, 'detail', UNSAVED);
  await expect(page.getByRole('region', { name: 'Vocabulary Not Saved' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Vocabulary' }).click();
  await expect(page).toHaveURL(/\/vocabularies$/);
});

test('what is not there gives the toast and the list', async ({ signedIn: page, expectProblems }) => {
  expectProblems(/404/);
  for (const id of ['999999', '12abc']) {
    await page.goto(`/vocabularies/${id}/detail`);
    await expect(page.getByText('Vocabulary not found')).toBeVisible();
    await expect(page).toHaveURL(/\/vocabularies$/);
  }
});

test('deleting asks first, then leads to the list with its toast', async ({ signedIn: page, learner }) => {
  await openWord(page, learner, 'detail');
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Vocabulary' });
  await expect(dialog).toContainText(
    'Are you sure you want to delete "umbrella"? This action cannot be undone.',
  );
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Vocabulary deleted successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/vocabularies$/);
  await expect(page.getByText('Vocabulary not found')).toBeHidden();
});

test('what changes or is deleted elsewhere shows at once', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/404/);
  const id = await openWord(page, learner, 'detail');
  await expect(heading(page, 'umbrella')).toBeVisible();
  await asLearner(learner, 'PATCH', `/vocabulary/${id}`, { en_word: 'parasol' });
  await expect(heading(page, 'parasol')).toBeVisible();
  await asLearner(learner, 'DELETE', `/vocabulary/${id}`);
  await expect(page.getByText('Vocabulary not found')).toBeVisible();
  await expect(page).toHaveURL(/\/vocabularies$/);
});

test('the page holds against axe in each of its states, and its skeleton has the place of what comes', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/503/);
  await bringAxe(page);
  const id = await giveEntry(learner);
  const sessionId = await startQuiz(learner, [id], 1);
  await asLearner(learner, 'POST', '/learn/check-answer-mode', {
    userAnswer: 'ねこ',
    vocabularyId: id,
    sessionId,
  });
  const go = await holdBack(page, `**/api/vocabulary/${id}`);
  await page.goto(`/vocabularies/${id}/detail`);
  const pager = page.getByRole('navigation', { name: 'Neighbouring words' });
  await expect(pager).toBeVisible();
  const before = await pager.boundingBox();
  go();
  await expect(heading(page, 'umbrella')).toBeVisible();
  const after = await pager.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 99))).toBeLessThanOrEqual(2);
  await expect(page.getByText('0 of 1 right')).toBeVisible();
  await expectAccessible(page, 'a word');
  await page.getByRole('button', { name: 'Report a mistake' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectAccessible(page, 'the places of a mistake');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete Vocabulary' })).toBeVisible();
  await expectAccessible(page, 'deleting a word');
  await page.unroute(`**/api/vocabulary/${id}`);
  await page.route(`**/api/vocabulary/${id}`, (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to load vocabulary' })).toBeVisible();
  await expectAccessible(page, 'a word that did not come');
  await page.goto(`/vocabularies/${await giveEntry(learner, UNSAVED)}/detail`);
  await expect(page.getByRole('region', { name: 'Vocabulary Not Saved' })).toBeVisible();
  await expectAccessible(page, 'a word that is not saved');
});
