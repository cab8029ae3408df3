import { mkdir, writeFile } from 'node:fs/promises';
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

test('a table is looked at, its columns are put right, and its words come in', async ({
  signedIn: page,
  learner,
}) => {
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
  expect((await asLearner<{ vocabulary: unknown[] }>(learner, 'GET', '/vocabulary')).vocabulary).toHaveLength(
    1,
  );
  await page.getByRole('combobox', { name: 'Collection' }).fill('Class of April');
  await startButton(page).click();
  await expect(page.getByRole('heading', { name: '“class.csv” is imported' })).toBeVisible();
  await expect(count(page, 'Words added')).toHaveText('2');
  await expect(count(page, 'Words that you had already')).toHaveText('1');
  await expect(count(page, 'Rows that are no words')).toHaveText('1');
  await page.getByRole('link', { name: 'See the words' }).click();
  await expect(summary(page, 'Showing 1 - 3 of 3.')).toBeVisible();
  await choose(page, 'Collection', 'Class of April');
  await expectWords(page, ['station', 'umbrella']);
  await expect(card(page, 'umbrella').getByRole('listitem')).toHaveText(['weather', 'things']);
});

test('a file without names of columns is judged by what is in it, and another choice is checked at once', async ({
  signedIn: page,
}) => {
  await page.goto('/vocabularies/import');
  await chooser(page).setInputFiles(fileOf('words.txt', '傘\tかさ\tumbrella\n駅\tえき\tstation\n'));
  await expect(page.getByRole('checkbox', { name: 'The first row names the columns' })).not.toBeChecked();
  await expect(column(page, 'Column 1')).toHaveText('Japanese word');
  await expect(column(page, 'Column 3')).toHaveText('English word');
  await expect(page.getByText('2 words will be added')).toBeVisible();
  await page.getByRole('checkbox', { name: 'The first row names the columns' }).check();
  await expect(page.getByText('1 word will be added')).toBeVisible();
  await choose(page, 'What “Column 2” holds', 'English word');
  await expect(column(page, 'Column 3')).toHaveText('Leave out');
  await choose(page, 'What “Column 1” holds', 'Leave out');
  await expect(
    page.getByText('Choose a column for the English word and one for the Japanese word.'),
  ).toBeVisible();
  await expect(startButton(page)).toBeDisabled();
});

test('what cannot be read is said in plain words, and another file can be chosen at once', async ({
  signedIn: page,
  expectProblems,
}) => {
  expectProblems(/import\/preview/, /400/);
  await page.goto('/vocabularies/import');
  const refusals: [string, string | Buffer, RegExp][] = [
    ['empty.csv', '', /The file is empty/],
    ['lines.csv', '\r\n\r\n', /The file is empty/],
    ['broken.apkg', 'PK\u0003\u0004 and nothing else', /The zip file is damaged/],
    ['picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), /neither a table nor JSON/],
    ['quote.csv', 'English,Japanese\n"umbrella,傘\n', /never closed/],
    ['words.json', '{"vocabulary": [', /not valid JSON/],
    ['large.csv', Buffer.alloc(32 * 1024 * 1024 + 1, 'a'), /too large; 32 MB/],
  ];
  for (const [name, content, message] of refusals) {
    await chooser(page).setInputFiles(fileOf(name, content));
    await expect(page.getByRole('alert').filter({ hasText: message }), name).toBeVisible();
  }
  await chooser(page).setInputFiles(fileOf('class.csv', CLASS));
  await expect(startButton(page)).toBeEnabled();
});

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

test('an import can be stopped; what came in stays', async ({ signedIn: page, learner }) => {
  await page.goto('/vocabularies/import');
  await chooser(page).setInputFiles(fileOf('many.csv', tableOf(3000)));
  await expect(startButton(page)).toBeEnabled();
  await startButton(page).click();
  await expect(page.getByText(/[1-9][\d,]* words added/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Stop the import?' })
    .getByRole('button', { name: 'Stop the import' })
    .click();
  await expect(page.getByRole('heading', { name: 'The import of “many.csv” was stopped' })).toBeVisible();
  const added = Number((await count(page, 'Words added').innerText()).replace(',', ''));
  expect(added).toBeGreaterThan(0);
  const { pagination } = await asLearner<{ pagination: { total_count: number } }>(
    learner,
    'GET',
    '/vocabulary',
  );
  expect(pagination.total_count).toBe(added);
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
