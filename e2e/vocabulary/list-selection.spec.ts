import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { asLearner } from '../support/learner';
import { expect, test } from '../support/test';
import { keepToast } from '../support/toasts';
import { startQuiz } from '../support/words';
import { chooser, fileOf, startButton, tableOf } from '../support/transfer';
import { card, choose, expectWords, numbered, saveWords, summary } from '../support/vocabulary-list';

const box = (page: Page, word: string) => page.getByRole('checkbox', { name: `Select ${word}`, exact: true });
const all = (page: Page) => page.getByRole('checkbox', { name: 'Select page' });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected words' });
const inBar = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

test('words are chosen by boxes and keys, and a bar in reach of the thumb counts them', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(learner, numbered(14));
  await page.goto('/vocabularies?sort=oldest');
  await expect(bar(page)).toHaveCount(0);
  await box(page, 'word 02').check();
  await expect(bar(page).getByText('1 selected')).toBeVisible();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  // Above the frame's own bar, in the lower half of the screen, whatever is scrolled to.
  const place = await bar(page).boundingBox();
  const screen = page.viewportSize();
  expect((place?.y ?? 0) > (screen?.height ?? 0) / 2).toBe(true);
  await box(page, 'word 05').click({ modifiers: ['Shift'] });
  await expect(bar(page).getByText('4 selected')).toBeVisible();
  await box(page, 'word 03').focus();
  await page.keyboard.press('Space');
  await expect(bar(page).getByText('3 selected')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(bar(page).getByText('12 selected')).toBeVisible();
  await expect(all(page)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
});

test('a selection goes on through the pages of its list, and takes all of it in one press', async ({
  signedIn: page,
  learner,
}) => {
  const ids = await saveWords(learner, [
    ...numbered(14).map((word) => ({ ...word, level: 'N5', tags: ['old'] })),
    { en_word: 'cat', kanji: '猫', hiragana: 'ねこ', level: 'N4' },
  ]);
  await page.goto('/vocabularies?level=N5&sort=oldest');
  await box(page, 'word 02').check();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expectWords(page, ['word 13', 'word 14']);
  await expect(bar(page).getByText('1 selected')).toBeVisible();
  await all(page).check();
  await expect(bar(page).getByText('3 selected')).toBeVisible();
  // A word that is deleted elsewhere is not chosen any more.
  await asLearner(learner, 'DELETE', `/vocabulary/${ids[12]}`);
  await expect(bar(page).getByText('2 selected')).toBeVisible();
  await inBar(page, 'Select all 13').click();
  await expect(bar(page).getByText('13 selected')).toBeVisible();
  await expect(inBar(page, 'Select all 13')).toHaveCount(0);
  await box(page, 'word 14').uncheck();
  await expect(bar(page).getByText('12 selected')).toBeVisible();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });

  await inBar(page, 'Tag').click();
  const tagging = page.getByRole('dialog', { name: 'Tag 12 words' });
  await tagging.getByRole('button', { name: 'Remove old' }).click();
  await tagging.getByRole('textbox', { name: 'New tags' }).fill('new');
  await tagging.getByRole('button', { name: 'Save tags' }).click();
  await expect(page.getByText('Tags of 12 words changed')).toBeVisible();
  await expect(card(page, 'word 14').getByRole('listitem')).toHaveText(['old']);
  await page.getByRole('button', { name: 'Page 1' }).click();
  await expect(card(page, 'word 01').getByRole('listitem')).toHaveText(['new']);
  await expect(card(page, 'word 12').getByRole('listitem')).toHaveText(['new']);
  await page.keyboard.press('Escape');
  await all(page).check();
  await choose(page, 'Sort', 'Newest first');
  await expectWords(
    page,
    [
      'word 14',
      ...numbered(12)
        .map(({ en_word }) => en_word)
        .reverse(),
    ].slice(0, 12),
  );
  await expect(bar(page)).toHaveCount(0);
});

test('chosen words move to another collection, and to a new one', async ({ signedIn: page, learner }) => {
  await saveWords(learner, [
    { en_word: 'train', hiragana: 'れっしゃ', user_topic: 'Travel', topic: 'Trains' },
    { en_word: 'inn', hiragana: 'やど' },
    { en_word: 'ticket', hiragana: 'きっぷ' },
  ]);
  await page.goto('/vocabularies?sort=oldest');
  await box(page, 'inn').check();
  await box(page, 'ticket').check();
  await inBar(page, 'Move').click();
  const dialog = page.getByRole('dialog', { name: 'Move 2 words' });
  await expect(dialog.getByRole('combobox', { name: 'Collection' })).toBeFocused();
  await dialog.getByRole('combobox', { name: 'Collection' }).click();
  await page.getByRole('option', { name: 'Travel' }).click();
  await dialog.getByRole('combobox', { name: 'Topic' }).click();
  await page.getByRole('option', { name: 'Trains' }).click();
  // A topic is its collection's: another one does not take it along.
  await dialog.getByRole('combobox', { name: 'Collection' }).click();
  await page.getByRole('option', { name: 'My Words' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Topic' })).toHaveText('General');
  await dialog.getByRole('combobox', { name: 'Collection' }).click();
  await page.getByRole('option', { name: 'Travel' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Topic' })).toHaveText('Trains');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('2 words moved to “Travel”')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await choose(page, 'Collection', 'Travel');
  await choose(page, 'Topic', 'Trains');
  await expectWords(page, ['train', 'inn', 'ticket']);

  await all(page).check();
  await inBar(page, 'Move').click();
  const again = page.getByRole('dialog', { name: 'Move 3 words' });
  await again.getByRole('combobox', { name: 'Collection' }).click();
  await page.getByRole('option', { name: 'New collection…' }).click();
  await again.getByRole('button', { name: 'Move' }).click();
  await expect(again.getByText('A name is needed')).toBeVisible();
  await again.getByRole('textbox', { name: 'Name' }).fill('旅行');
  await again.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('3 words moved to “旅行”')).toBeVisible();
  await expect(page.getByText('No vocabulary found')).toBeVisible();
  await choose(page, 'Collection', '旅行');
  await expectWords(page, ['train', 'inn', 'ticket']);
});

test('a word of another page that is deleted elsewhere refuses one call, and is not chosen any more', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/404/);
  const ids = await saveWords(learner, numbered(14));
  await page.goto('/vocabularies?sort=oldest');
  await all(page).check();
  await inBar(page, 'Select all 14').click();
  await expect(bar(page).getByText('14 selected')).toBeVisible();
  await asLearner(learner, 'DELETE', `/vocabulary/${ids[13]}`);
  await expect(summary(page, 'Showing 1 - 12 of 13.')).toBeVisible();
  await inBar(page, 'Delete').click();
  const dialog = page.getByRole('dialog', { name: 'Delete Vocabulary' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'not found' })).toBeVisible();
  await expect(bar(page).getByText('13 selected')).toBeVisible();
  await inBar(page, 'Delete').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('13 words deleted')).toBeVisible();
  await expect(page.getByText('No vocabulary found')).toBeVisible();
});

test('chosen words get tags and lose some', async ({ signedIn: page, learner }) => {
  await saveWords(learner, [
    { en_word: 'train', hiragana: 'れっしゃ', tags: ['old', 'kept'] },
    { en_word: 'inn', hiragana: 'やど', tags: ['old'] },
  ]);
  await page.goto('/vocabularies?sort=oldest');
  await all(page).check();
  await inBar(page, 'Tag').click();
  const dialog = page.getByRole('dialog', { name: 'Tag 2 words' });
  await dialog.getByRole('button', { name: 'Save tags' }).click();
  await expect(dialog.getByText('Write a tag, or remove one')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'New tags' }).fill('travel、旅行');
  await dialog.getByRole('button', { name: 'Remove old' }).click();
  await dialog.getByRole('button', { name: 'Save tags' }).click();
  await expect(page.getByText('Tags of 2 words changed')).toBeVisible();
  await expect(card(page, 'train').getByRole('listitem')).toHaveText(['kept', 'travel', '旅行']);
  await expect(card(page, 'inn').getByRole('listitem')).toHaveText(['travel', '旅行']);
});

test('chosen words are exported as a table, as JSON and as an Anki deck', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(learner, [
    { en_word: 'train, old', kanji: '列車', hiragana: 'れっしゃ', tags: ['travel'] },
    { en_word: 'inn', hiragana: 'やど' },
  ]);
  await page.goto('/vocabularies?sort=oldest');
  await box(page, 'train, old').check();
  const save = async (format: string): Promise<{ name: string; text: string }> => {
    const download = page.waitForEvent('download');
    await inBar(page, 'Export').click();
    await page.getByRole('menuitem', { name: format }).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const table = await save('As a table (CSV)');
  expect(table.name).toBe('kotoba-words.csv');
  expect(table.text).toMatch(/^\uFEFF/);
  expect(table.text).toContain('"train, old"');
  expect(table.text).toContain('れっしゃ');
  expect(table.text).not.toContain('やど');
  await expect(page.getByText('1 word exported')).toBeVisible();
  const json = await save('As JSON');
  const { vocabulary } = JSON.parse(json.text) as { vocabulary: { en_word: string; tags: string[] }[] };
  expect(vocabulary).toMatchObject([{ en_word: 'train, old', tags: ['travel'] }]);
  expect((await save('As an Anki deck')).name).toBe('kotoba-words.apkg');
});

test('a deleted word comes back by Undo, with what was known about it', async ({
  signedIn: page,
  learner,
}) => {
  const [id] = await saveWords(learner, [{ en_word: 'umbrella', hiragana: 'かさ', tags: ['rain'] }]);
  await startQuiz(learner, [id ?? 0]);
  await page.goto('/vocabularies');
  for (const undo of ['the button', 'the keyboard']) {
    await page.getByRole('button', { name: 'Delete umbrella' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await keepToast(page, 'Vocabulary deleted successfully!');
    await expect(card(page, 'umbrella')).toHaveCount(0);
    if (undo === 'the button') await page.getByRole('button', { name: 'Undo' }).click();
    else await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByText('The word is back')).toBeVisible();
    await expectWords(page, ['umbrella']);
    await expect(card(page, 'umbrella').getByText('rain')).toBeVisible();
    // A toast under the pointer stays.
    await page.mouse.move(0, 0);
    await expect(page.getByText('The word is back')).toHaveCount(0);
  }
  const { vocabulary } = await asLearner<{ vocabulary: { id: number } }>(learner, 'GET', `/vocabulary/${id}`);
  expect(vocabulary.id).toBe(id);
});

test('a list of more words than one call takes is changed whole: tagged, exported, deleted and brought back', async ({
  signedIn: page,
}) => {
  await page.goto('/vocabularies/import');
  await chooser(page).setInputFiles(fileOf('many.csv', tableOf(1100)));
  await page.getByRole('switch', { name: 'Fill in what is missing' }).uncheck();
  await startButton(page).click();
  await expect(page.getByRole('heading', { name: '“many.csv” is imported' })).toBeVisible({
    timeout: 60_000,
  });
  await page.goto('/vocabularies?sort=oldest');
  await all(page).check();
  await inBar(page, 'Select all 1100').click();
  await expect(bar(page).getByText('1100 selected')).toBeVisible();
  await inBar(page, 'Tag').click();
  const tagging = page.getByRole('dialog', { name: 'Tag 1100 words' });
  await tagging.getByRole('textbox', { name: 'New tags' }).fill('many');
  await tagging.getByRole('button', { name: 'Save tags' }).click();
  await expect(page.getByText('Tags of 1100 words changed')).toBeVisible();
  const download = page.waitForEvent('download');
  await inBar(page, 'Export').click();
  await page.getByRole('menuitem', { name: 'As JSON' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const { vocabulary } = JSON.parse(file) as { vocabulary: { tags: string[] }[] };
  expect(vocabulary.filter(({ tags }) => tags.includes('many'))).toHaveLength(1100);
  await inBar(page, 'Delete').click();
  const dialog = page.getByRole('dialog', { name: 'Delete Vocabulary' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await keepToast(page, '1100 words deleted');
  await expect(page.getByText('No vocabulary found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1100 words are back')).toBeVisible({ timeout: 30_000 });
  await expect(summary(page, 'Showing 1 - 12 of 1100.')).toBeVisible();
  await expect(card(page, 'number 0').getByText('many')).toBeVisible();
});

test('Undo is there for as long as its toast, however long one points at it', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(learner, [{ en_word: 'umbrella', hiragana: 'かさ' }]);
  await page.clock.install();
  await page.goto('/vocabularies');
  await page.getByRole('button', { name: 'Delete umbrella' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No vocabulary found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).hover();
  await page.clock.runFor(60_000);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectWords(page, ['umbrella']);
  await page.mouse.move(0, 0);
  await page.clock.runFor(3500);
  await expect(page.getByText('The word is back')).toHaveCount(0);
});

test('many words are deleted after a question and come back together; Undo goes with its toast', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(learner, numbered(13));
  await page.goto('/vocabularies?sort=oldest');
  await expect(summary(page, 'Showing 1 - 12 of 13.')).toBeVisible();
  await all(page).check();
  await page.keyboard.press('Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete Vocabulary' });
  await expect(dialog.getByText('Are you sure you want to delete 12 words?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar(page).getByText('12 selected')).toBeVisible();
  await inBar(page, 'Delete').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await keepToast(page, '12 words deleted');
  await expectWords(page, ['word 13']);
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('12 words are back')).toBeVisible();
  await expect(summary(page, 'Showing 1 - 12 of 13.')).toBeVisible();
  await box(page, 'word 01').check();
  await inBar(page, 'Delete').click();
  await expect(dialog.getByText('Are you sure you want to delete 1 word?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 word deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(summary(page, 'Showing 1 - 12 of 12.')).toBeVisible();
});
