import type { Locator, Page } from '@playwright/test';
import { bringAxe, expectAccessible } from '../support/axe';
import { asLearner } from '../support/learner';
import { holdBack } from '../support/hold-back';
import { expect, test } from '../support/test';
import { giveEntries, giveEntry, openWord, UMBRELLA } from '../support/vocabulary';

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

test.describe('through the list', () => {
  const words = ['alpha', 'bravo', 'charlie', 'delta'].map((en_word, index) => ({
    ...UMBRELLA,
    en_word,
    kanji: undefined,
    hiragana: ['あ', 'い', 'う', 'え'][index],
    level: index === 1 ? 'N4' : 'N5',
  }));

  test('previous and next follow the list that the learner came from, by button and by arrow key', async ({
    signedIn: page,
    learner,
  }) => {
    await giveEntries(learner, words);
    await page.goto('/vocabularies?level=N5&sort=alphabetical');
    await page.getByRole('link', { name: 'View alpha' }).click();
    await expect(heading(page, 'alpha')).toBeVisible();
    await expect(page.getByText('1 of 3')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous word' })).toBeDisabled();
    await page.getByRole('link', { name: 'Next word' }).click();
    await expect(heading(page, 'charlie')).toBeVisible();
    await expect(page.getByText('2 of 3')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(heading(page, 'delta')).toBeVisible();
    await expect(page.getByText('3 of 3')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(heading(page, 'charlie')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Vocabulary' }).click();
    await expect(page).toHaveURL(/\/vocabularies\?level=N5&sort=alphabetical$/);
  });

  test('arrow keys stay with who types and with what floats', async ({ signedIn: page, learner }) => {
    const ids = await giveEntries(learner, words.slice(0, 2));
    await page.goto(`/vocabularies/${ids[0]}/detail?sort=alphabetical`);
    await expect(page.getByText('1 of 2')).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await expect(heading(page, 'alpha')).toBeVisible();
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Search vocabulary' });
    await expect(search).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(heading(page, 'alpha')).toBeVisible();
    await search.blur();
    await page.keyboard.press('ArrowRight');
    await expect(heading(page, 'bravo')).toBeVisible();
  });

  test('an address without a list goes through all words, the newest first', async ({
    signedIn: page,
    learner,
  }) => {
    const ids = await giveEntries(learner, words);
    await page.goto(`/vocabularies/${ids[3]}/detail`);
    await expect(page.getByText('1 of 4')).toBeVisible();
    await page.getByRole('link', { name: 'Next word' }).click();
    await expect(heading(page, 'charlie')).toBeVisible();
  });
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
  await openWord(page, learner, 'detail', { ...UMBRELLA, status: false });
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

test('the page holds against axe, light and dark, and its skeleton has the place of what comes', async ({
  signedIn: page,
  learner,
}) => {
  await bringAxe(page);
  const id = await giveEntry(learner);
  const go = await holdBack(page, `**/api/vocabulary/${id}`);
  await page.goto(`/vocabularies/${id}/detail`);
  const pager = page.getByRole('navigation', { name: 'Neighbouring words' });
  await expect(pager).toBeVisible();
  const before = await pager.boundingBox();
  go();
  await expect(heading(page, 'umbrella')).toBeVisible();
  const after = await pager.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 99))).toBeLessThanOrEqual(2);
  await expectAccessible(page, 'a word');
});
