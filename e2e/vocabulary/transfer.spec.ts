import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { asLearner } from '../support/learner';
import { expect, test } from '../support/test';
import { chooser, column, count, fileOf, progress, startButton, tableOf } from '../support/transfer';
import { card, choose, expectWords, saveWords, summary } from '../support/vocabulary-list';

const CLASS = [
  'Word,Meaning,Kana,Remarks,Labels',
  '傘,umbrella,かさ,rain,"weather, things"',
  '電車,train,でんしゃ,,',
  '雲,,くも,,',
  '駅,station,えき,line 6,travel',
].join('\r\n');

test(
  'a table is looked at, its columns are put right, and its words come in; they go out and come back as they were',
  { tag: '@smoke' },
  async ({ signedIn: page, learner }) => {
    await saveWords(learner, [{ en_word: 'train', kanji: '電車', hiragana: 'でんしゃ' }]);
    await page.goto('/vocabularies');
    await page.getByRole('link', { name: 'Import' }).click();
    await chooser(page).setInputFiles(fileOf('class.csv', CLASS));
    await expect(page.getByRole('heading', { name: 'What is in “class.csv”' })).toBeVisible();
    await expect(column(page, 'Word')).toHaveText('Japanese word');
    await expect(column(page, 'Meaning')).toHaveText('English word');
    await expect(column(page, 'Kana')).toHaveText('Reading in kana');
    await choose(page, 'What “Labels” holds', 'Tags');
    await choose(page, 'What “Remarks” holds', 'Notes');
    await expect(page.getByText('2 words will be added')).toBeVisible();
    const left = page.getByRole('table').getByRole('row');
    await expect(left).toHaveText([
      'RowKindWhy',
      '3DuplicateYou already have “train”',
      '4Not a wordEnglish word is required',
    ]);
    expect(
      (await asLearner<{ vocabulary: unknown[] }>(learner, 'GET', '/vocabulary')).vocabulary,
    ).toHaveLength(1);
    await page.getByRole('combobox', { name: 'Collection' }).fill('Class of April');
    await startButton(page).click();
    await expect(page.getByRole('heading', { name: '“class.csv” is imported' })).toBeVisible();
    await expect(count(page, 'Words added')).toHaveText('2');
    await expect(count(page, 'Words that you had already')).toHaveText('1');
    await expect(count(page, 'Rows that are not words')).toHaveText('1');
    await page.getByRole('link', { name: 'See the words' }).click();
    await expect(summary(page, 'Showing 1 - 3 of 3.')).toBeVisible();
    await choose(page, 'Collection', 'Class of April');
    await expectWords(page, ['station', 'umbrella']);
    await expect(card(page, 'umbrella').getByRole('listitem')).toHaveText(['weather', 'things']);

    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Export Words' });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export' }).click();
    const file = await download;
    await expect(dialog).toHaveCount(0);
    expect(file.suggestedFilename()).toBe('kotoba-words.csv');
    const content = await readFile(await file.path());
    expect(content.toString()).toContain('Class of April');
    expect(content.toString()).not.toMatch(/^train,/m);
    const { vocabulary } = await asLearner<{ vocabulary: { id: number }[] }>(learner, 'GET', '/vocabulary');
    for (const { id } of vocabulary) await asLearner(learner, 'DELETE', `/vocabulary/${id}`);
    await page.getByRole('link', { name: 'Import' }).click();
    await chooser(page).setInputFiles(fileOf('kotoba-words.csv', content));
    await startButton(page).click();
    await expect(count(page, 'Words added')).toHaveText('2');
    await page.goto('/vocabularies?sort=alphabetical');
    await expectWords(page, ['station', 'umbrella']);
    await expect(card(page, 'umbrella').getByRole('listitem')).toHaveText(['weather', 'things']);
    await choose(page, 'Collection', 'Class of April');
    // Once more, nothing is there twice.
    await page.goto('/vocabularies/import');
    await chooser(page).setInputFiles(fileOf('kotoba-words.csv', content));
    await expect(page.getByText('2 words that you already have are left out')).toBeVisible();
    await expect(startButton(page)).toBeDisabled();
  },
);

test('a file can be dropped on the page', async ({ signedIn: page }, info) => {
  const path = info.outputPath('dropped.csv');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, CLASS);
  await page.goto('/vocabularies/import');
  const zone = await chooser(page).boundingBox();
  const [x, y] = [(zone?.x ?? 0) + 40, (zone?.y ?? 0) + 40];
  const hand = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await hand.send('Input.dispatchDragEvent', { type, x, y, data });
  await expect(page.getByRole('heading', { name: 'What is in “dropped.csv”' })).toBeVisible();
});

test('a long import shows how far it is, goes on without the page, and is found again', async ({
  signedIn: page,
  learner,
}) => {
  await page.goto('/vocabularies/import');
  await chooser(page).setInputFiles(fileOf('many.csv', tableOf(3000)));
  await page.getByRole('switch', { name: 'Fill in what is missing' }).uncheck();
  await startButton(page).click();
  await expect(progress(page)).toBeVisible();
  // Events move the bar: nothing is asked in between.
  const before = Number(await progress(page).getAttribute('aria-valuenow'));
  await expect
    .poll(async () =>
      Number(
        await progress(page)
          .getAttribute('aria-valuenow')
          .catch(() => 3001),
      ),
    )
    .toBeGreaterThan(before);
  await page.reload();
  await expect(page.getByRole('heading', { name: /many\.csv/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Vocabulary' }).click();
  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByRole('link', { name: 'Open many.csv' }).click();
  await expect(page.getByRole('heading', { name: '“many.csv” is imported' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(count(page, 'Words added')).toHaveText('3,000');
  const { pagination } = await asLearner<{ pagination: { total_count: number } }>(
    learner,
    'GET',
    '/vocabulary',
  );
  expect(pagination.total_count).toBe(3000);
});

test('the keyboard alone brings words in', async ({ signedIn: page }) => {
  await page.goto('/vocabularies/import');
  await chooser(page).focus();
  const opening = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await opening).setFiles(fileOf('class.csv', CLASS));
  const file = page.getByRole('region', { name: 'What is in “class.csv”' });
  await expect(file).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'The first row names the columns' })).toBeFocused();
  await column(page, 'Labels').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('tag');
  await page.keyboard.press('Enter');
  await expect(column(page, 'Labels')).toHaveText('Tags');
  await expect(startButton(page)).toBeEnabled();
  await startButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '“class.csv” is imported' })).toBeFocused();
});
