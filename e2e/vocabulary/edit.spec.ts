import type { Locator, Page } from '@playwright/test';
import { bringAxe, expectAccessible } from '../support/axe';
import { asLearner } from '../support/learner';
import { holdBack } from '../support/hold-back';
import { expect, test } from '../support/test';
import { keepToast } from '../support/toasts';
import { giveEntry, openWord, storedEntry, UNSAVED } from '../support/vocabulary';

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save changes' }).click();
const example = (page: Page): Locator => page.getByRole('region', { name: 'Example sentence' });

test('the page shows the word as its own page does, with its tools', async ({ signedIn: page, learner }) => {
  const id = await openWord(page, learner, 'edit?sort=oldest');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Vocabulary' })).toBeVisible();
  await expect(page).toHaveTitle('Edit umbrella · Kotoba');
  await expect(page.getByRole('region', { name: 'About this word' })).toContainText('カサ');
  await expect(example(page)).toContainText('It is raining, so I will take an umbrella.');
  for (const name of [
    'Regenerate sentence',
    'Customize sentence…',
    'Regenerate image',
    'Customize image…',
    'Delete',
    'Play Japanese word',
  ]) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to the word' }).click();
  await expect(page).toHaveURL(new RegExp(`/vocabularies/${id}/detail\\?sort=oldest$`));
});

test('every field can be corrected and is shown at once', async ({ signedIn: page, learner }) => {
  const id = await openWord(page, learner, 'edit');
  await field(page, 'English word').fill('parasol');
  await field(page, 'Kanji').fill('日傘');
  await field(page, 'Hiragana').fill('ひがさ');
  await expect(field(page, 'Romaji')).toHaveValue('higasa');
  await expect(field(page, 'Shown as')).toHaveValue('日傘');
  await field(page, 'Katakana').fill('ヒガサ');
  await page.getByRole('combobox', { name: 'Part of speech' }).click();
  await page.getByRole('option', { name: 'phrase' }).click();
  await page.getByRole('combobox', { name: 'Level' }).click();
  await page.getByRole('option', { name: 'N3' }).click();
  await field(page, 'Japanese sentence').fill('日傘がほしい。');
  await field(page, 'Sentence in kana').fill('ひがさがほしい。');
  await field(page, 'Sentence in romaji').fill('higasa ga hoshii.');
  await field(page, 'English sentence').fill('I want a parasol.');
  await field(page, 'Also accepted').fill('sunshade, 日がさ,');
  await field(page, 'Never accepted').fill('hat');
  await field(page, 'Never accepted').press('Enter');
  await field(page, 'Notes').fill('Rather old.\nFor sunny days.');
  await page.getByRole('combobox', { name: 'Collection' }).fill('Summer');
  await page.getByRole('combobox', { name: 'Topic' }).fill('Beach');
  await page.getByRole('button', { name: 'Remove weather' }).click();
  await field(page, 'Tags').fill('sun');
  await save(page);
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).locator('xpath=..')).toContainText('parasol');
  await expect(page.getByText('Not saved yet')).toBeHidden();
  expect(await storedEntry(learner, id)).toMatchObject({
    en_word: 'parasol',
    ja_word: '日傘',
    kanji: '日傘',
    hiragana: 'ひがさ',
    katakana: 'ヒガサ',
    romaji: 'higasa',
    part_of_speech: 'phrase',
    level: 'N3',
    ja_sentence: '日傘がほしい。',
    ja_hiragana_sentence: 'ひがさがほしい。',
    romaji_sentence: 'higasa ga hoshii.',
    en_sentence: 'I want a parasol.',
    alternatives: expect.arrayContaining(['sunshade', '日がさ']) as string[],
    blocked_answers: ['hat'],
    notes: 'Rather old.\nFor sunny days.',
    user_topic: 'Summer',
    topic: 'Beach',
    tags: ['持ち物', 'sun'],
  });
});

test('kana must be kana and romaji must agree: said when the field is left, and the focus goes to the first', async ({
  signedIn: page,
  learner,
}) => {
  const id = await openWord(page, learner, 'edit');
  await field(page, 'Hiragana').fill('kasa');
  await expect(page.getByText('Write this in hiragana')).toBeHidden();
  await field(page, 'Hiragana').blur();
  await expect(page.getByText('Write this in hiragana')).toBeVisible();
  await field(page, 'Hiragana').fill('かさ');
  await field(page, 'Romaji').fill('kaza');
  await field(page, 'Katakana').fill('かさ');
  await field(page, 'English word').fill('');
  await field(page, 'Notes').fill('x'.repeat(2001));
  await save(page);
  for (const text of [
    'English word is required',
    'Write this in katakana',
    'This does not agree with the kana: かさ is kasa',
    'At most 2000 characters',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(field(page, 'English word')).toBeFocused();
  await field(page, 'Sentence in kana').fill('雨なのでかさ');
  for (const name of ['Kanji', 'Hiragana', 'Katakana']) await field(page, name).fill('');
  await save(page);
  await expect(page.getByText('Write this in kana, without kanji')).toBeVisible();
  await expect(page.getByText('Write hiragana, katakana or kanji')).toBeVisible();
  expect(await storedEntry(learner, id)).toMatchObject({ en_word: 'umbrella', romaji: 'kasa' });
});

test('what was typed outlives a failure and a reload; the tab is busy; discarding takes it back', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/503/);
  const id = await openWord(page, learner, 'edit');
  await field(page, 'English word').fill('parasol');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  const go = await holdBack(page, `**/api/vocabulary/${id}`, {
    method: 'PATCH',
    answer: (route) => route.fulfill({ status: 503, json: { error: 'The shelf is being moved' } }),
  });
  await save(page);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  go();
  await expect(page.getByText('The shelf is being moved')).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(field(page, 'English word')).toHaveValue('parasol');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(field(page, 'English word')).toHaveValue('umbrella');
  await page.reload();
  await expect(field(page, 'English word')).toHaveValue('umbrella');
});

test('a change made elsewhere shows at once and leaves what is being typed alone', async ({
  signedIn: page,
  learner,
}) => {
  const listening = page.waitForResponse('**/api/events');
  const id = await openWord(page, learner, 'edit');
  await listening;
  await field(page, 'English word').fill('parasol');
  await asLearner(learner, 'PATCH', `/vocabulary/${id}`, { level: 'N2' });
  await expect(page.getByRole('region', { name: 'About this word' })).toContainText('about N2');
  await expect(field(page, 'English word')).toHaveValue('parasol');
  await save(page);
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect(await storedEntry(learner, id)).toMatchObject({ en_word: 'parasol', level: 'N2' });
});

test('deleted elsewhere, the page says so and leads to the list', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/404/);
  const listening = page.waitForResponse('**/api/events');
  const id = await openWord(page, learner, 'edit');
  await listening;
  await expect(field(page, 'English word')).toHaveValue('umbrella');
  await asLearner(learner, 'DELETE', `/vocabulary/${id}`);
  await expect(page.getByText('Vocabulary not found')).toBeVisible();
  await expect(page).toHaveURL(/\/vocabularies$/);
});

test('deleting says why it failed, or leads to the list in the words of this page, with a way back', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/409/);
  const id = await openWord(page, learner, 'edit');
  await page.route(`**/api/vocabulary/${id}`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 409, json: { error: 'A quiz holds this word' } })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Vocabulary' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'A quiz holds this word' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'English word')).toHaveValue('umbrella');
  await page.unroute(`**/api/vocabulary/${id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await keepToast(page, 'Vocabulary deleted successfully');
  await expect(page).toHaveURL(/\/vocabularies$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article', { name: 'umbrella' })).toBeVisible();
});

test('what is not there gives the toast and the list', async ({ signedIn: page, expectProblems }) => {
  expectProblems(/404/);
  for (const id of ['999999', '1e3']) {
    await page.goto(`/vocabularies/${id}/edit`);
    await expect(page.getByText('Vocabulary not found')).toBeVisible();
    await expect(page).toHaveURL(/\/vocabularies$/);
  }
});

test('a word that is not saved says so', async ({ signedIn: page, learner }) => {
  await openWord(page, learner, 'edit', UNSAVED);
  await expect(page.getByRole('region', { name: 'Not Saved' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Vocabulary' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Regenerate image' })).toBeHidden();
});

test('the page and its errors hold against axe', async ({ signedIn: page, learner }) => {
  await bringAxe(page);
  await openWord(page, learner, 'edit');
  await field(page, 'Romaji').fill('kaza');
  await field(page, 'Romaji').blur();
  await expect(page.getByText(/^This does not agree/)).toBeVisible();
  await expectAccessible(page, 'the form with an error');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'deleting a word');
  await page.goto(`/vocabularies/${await giveEntry(learner, UNSAVED)}/edit`);
  await expect(page.getByRole('region', { name: 'Not Saved' })).toBeVisible();
  await expectAccessible(page, 'a word that is not saved');
});
