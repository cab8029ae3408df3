import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { asLearner, type Learner } from '../support/learner';
import { expect, test } from '../support/test';
import { chooser, count, fileOf, startButton } from '../support/transfer';
import { card, choose, expectWords, saveWords } from '../support/vocabulary-list';

const words = [
  { en_word: '=1+1', kanji: '計算', hiragana: 'けいさん', tags: ['two words', 'comma, too'], level: 'N3' },
  { en_word: 'umbrella', kanji: '傘', hiragana: 'かさ', user_topic: 'Weather', topic: 'Rain' },
];

/** Chooses in the dialog of the list, and gives the file. */
async function save(page: Page, choices: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Words' });
  for (const [name, option] of Object.entries(choices)) {
    await dialog.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  await expect(dialog).toHaveCount(0);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

const deleteAll = async (learner: Learner): Promise<void> => {
  const { vocabulary } = await asLearner<{ vocabulary: { id: number }[] }>(learner, 'GET', '/vocabulary');
  for (const { id } of vocabulary) await asLearner(learner, 'DELETE', `/vocabulary/${id}`);
};

for (const [format, option] of [
  ['csv', 'As a table (CSV)'],
  ['tsv', 'As a table with tabs (TSV)'],
  ['apkg', 'As an Anki deck'],
  ['json', 'As JSON'],
] as const) {
  test(`words go out as ${format} and come back as they were`, async ({ signedIn: page, learner }) => {
    await saveWords(learner, words);
    await page.goto('/vocabularies?sort=alphabetical');
    await expectWords(page, ['=1+1', 'umbrella']);
    const { name, content } = await save(page, format === 'csv' ? {} : { Format: option });
    expect(name).toBe(`kotoba-words.${format}`);
    await deleteAll(learner);
    await page.getByRole('link', { name: 'Import' }).click();
    await chooser(page).setInputFiles(fileOf(name, content));
    await startButton(page).click();
    await expect(count(page, 'Words added')).toHaveText('2');
    await page.getByRole('link', { name: 'See the words' }).click();
    await choose(page, 'Sort', 'Alphabetical');
    await expectWords(page, ['=1+1', 'umbrella']);
    await expect(card(page, '=1+1').getByRole('listitem')).toHaveText(['two words', 'comma, too']);
    await choose(page, 'Collection', 'Weather');
    await expectWords(page, ['umbrella']);
    // Once more, nothing is there twice.
    await page.goto('/vocabularies/import');
    await chooser(page).setInputFiles(fileOf(name, content));
    await expect(page.getByText('There is nothing to add in this file.')).toBeVisible();
    await expect(page.getByText('2 words that you already have are left out')).toBeVisible();
    await expect(startButton(page)).toBeDisabled();
  });
}

test('a list that shows a part goes out alone, or all words with it', async ({ signedIn: page, learner }) => {
  await saveWords(learner, words);
  await page.goto('/vocabularies?query=umbrella');
  await expectWords(page, ['umbrella']);
  const shown = await save(page, {});
  expect(shown.content.toString()).toContain('umbrella');
  expect(shown.content.toString()).not.toContain('計算');
  const all = await save(page, { Words: 'All words' });
  expect(all.content.toString()).toContain('umbrella');
  expect(all.content.toString()).toContain('計算');
});
