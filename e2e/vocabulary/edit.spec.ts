import type { Locator, Page } from '@playwright/test';
import { bringAxe, expectAccessible } from '../support/axe';
import { asLearner } from '../support/learner';
import { holdBack } from '../support/hold-back';
import { expect, test } from '../support/test';
import { giveEntry, openWord, storedEntry, UMBRELLA } from '../support/vocabulary';

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save changes' }).click();
const example = (page: Page): Locator => page.getByRole('region', { name: 'Example sentence' });
const CUT = [/ERR_FAILED|ERR_CONNECTION/, /api\/vocabulary/];

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
  const id = await openWord(page, learner, 'edit');
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
  const id = await openWord(page, learner, 'edit');
  await expect(field(page, 'English word')).toHaveValue('umbrella');
  await asLearner(learner, 'DELETE', `/vocabulary/${id}`);
  await expect(page.getByText('Vocabulary not found')).toBeVisible();
  await expect(page).toHaveURL(/\/vocabularies$/);
});

test.describe('regenerating', () => {
  test('the sentence brings another, which can be undone', async ({ signedIn: page, learner }) => {
    const id = await giveEntry(learner, { ...UMBRELLA, en_sentence: 'This sentence is mine.' });
    const before = await storedEntry(learner, id);
    await page.goto(`/vocabularies/${id}/edit`);
    await expect(page.getByRole('button', { name: 'Undo sentence' })).toBeHidden();
    await page.getByRole('button', { name: 'Regenerate sentence' }).click();
    await expect(page.getByText('Example sentence regenerated successfully')).toBeVisible();
    await expect(example(page).getByText(String(before.en_sentence))).toBeHidden();
    expect((await storedEntry(learner, id)).ja_sentence).not.toBe(before.ja_sentence);
    await page.getByRole('button', { name: 'Undo sentence' }).click();
    await expect(example(page).getByText(String(before.en_sentence))).toBeVisible();
    const { ja_sentence, romaji_sentence, sources } = before;
    expect(await storedEntry(learner, id)).toMatchObject({ ja_sentence, romaji_sentence, sources });
    await expect(page.getByRole('button', { name: 'Undo sentence' })).toBeHidden();
  });

  test('the image brings another, which can be undone', async ({ signedIn: page, learner }) => {
    const id = await giveEntry(learner);
    const before = await storedEntry(learner, id);
    await page.goto(`/vocabularies/${id}/edit`);
    const picture = page.getByRole('region', { name: 'The word' }).getByRole('img');
    await expect(picture).toHaveAttribute('src', String(before.word_image_url));
    await page.getByRole('button', { name: 'Regenerate image' }).click();
    await expect(page.getByText('Word image regenerated successfully')).toBeVisible();
    await expect(picture).not.toHaveAttribute('src', String(before.word_image_url));
    await page.getByRole('button', { name: 'Undo image' }).click();
    await expect(picture).toHaveAttribute('src', String(before.word_image_url));
    await page.getByRole('button', { name: 'Regenerate image' }).click();
    await expect(page.getByRole('button', { name: 'Undo image' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the word' }).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Undo image' })).toBeHidden();
  });

  test('that fails says so', async ({ signedIn: page, learner, expectProblems }) => {
    expectProblems(...CUT);
    await openWord(page, learner, 'edit');
    await page.route('**/api/vocabulary/regenerate', (route) => route.abort());
    await page.getByRole('button', { name: 'Regenerate sentence' }).click();
    await expect(page.getByText('Failed to regenerate vocabulary')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo sentence' })).toBeHidden();
  });
});

test('a sentence of the learner is taken in either language; white space is none; Cancel keeps what was typed', async ({
  signedIn: page,
  learner,
}) => {
  await openWord(page, learner, 'edit');
  const open = page.getByRole('button', { name: 'Customize sentence…' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Customize Sentence' });
  for (const name of ['Auto Regenerate', 'Update Sentence', 'Cancel']) {
    await expect(dialog.getByRole('button', { name })).toBeVisible();
  }
  const sentence = dialog.getByRole('textbox', { name: 'Sentence' });
  await sentence.fill('   ');
  await expect(dialog.getByRole('button', { name: 'Update Sentence' })).toBeDisabled();
  await sentence.fill('傘を買いました。');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(sentence).toHaveValue('傘を買いました。');
  await dialog.getByRole('button', { name: 'Update Sentence' }).click();
  await expect(page.getByText('Sentence updated successfully')).toBeVisible();
  await expect(example(page).getByText('かさをかいました。')).toBeVisible();

  await open.click();
  await dialog.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await sentence.fill('I bought an umbrella.');
  await dialog.getByRole('button', { name: 'Update Sentence' }).click();
  await expect(example(page).getByText('I bought an umbrella.')).toBeVisible();
  await expect(example(page).getByText('This sentence has no Japanese yet.')).toBeVisible();

  await open.click();
  await dialog.getByRole('button', { name: 'Auto Regenerate' }).click();
  await expect(page.getByText('Example sentence regenerated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a picture is found by what the learner asks for', async ({ signedIn: page, learner }) => {
  const id = await giveEntry(learner);
  const before = await storedEntry(learner, id);
  await page.goto(`/vocabularies/${id}/edit`);
  await page.getByRole('button', { name: 'Customize image…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Customize Image' });
  const prompt = dialog.getByRole('textbox', { name: 'Image prompt' });
  await prompt.fill('  ');
  await expect(dialog.getByRole('button', { name: 'Update Image' })).toBeDisabled();
  await prompt.fill('a cat');
  await dialog.getByRole('button', { name: 'Update Image' }).click();
  await expect(page.getByText('Image updated successfully')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The word' }).getByRole('img')).toHaveAttribute(
    'alt',
    /cat/i,
  );
  expect((await storedEntry(learner, id)).word_image_url).not.toBe(before.word_image_url);
});

test('deleting leads to the list, in the words of this page', async ({ signedIn: page, learner }) => {
  await openWord(page, learner, 'edit');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Vocabulary' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Vocabulary deleted successfully', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/vocabularies$/);
});

test('a word that is not saved says so', async ({ signedIn: page, learner }) => {
  await openWord(page, learner, 'edit', { ...UMBRELLA, status: false });
  await expect(page.getByRole('region', { name: 'Not Saved' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Vocabulary' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Regenerate image' })).toBeHidden();
});

test('the page, its errors and its dialogs hold against axe', async ({ signedIn: page, learner }) => {
  await bringAxe(page);
  await openWord(page, learner, 'edit');
  await field(page, 'Romaji').fill('kaza');
  await field(page, 'Romaji').blur();
  await expect(page.getByText(/^This does not agree/)).toBeVisible();
  await expectAccessible(page, 'the form with an error');
  await page.getByRole('button', { name: 'Customize sentence…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the dialog of the sentence');
});
