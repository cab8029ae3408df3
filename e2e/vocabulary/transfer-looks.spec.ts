import { bringAxe, expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';
import { chooser, fileOf, progress, startButton, tableOf } from '../support/transfer';
import { saveWords } from '../support/vocabulary-list';

const TABLE = [
  'English,Japanese,A name of a column that is far too long to stand on one line of a small phone',
  'train,電車,a text without an end that nobody wants to read in the sample of a column, but it is there',
  'umbrella,傘,x',
  'cloud,,',
].join('\n');

test('importing and exporting break no rule of axe: choosing, a refusal, columns, progress, result, the dialog', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/import\/preview/, /400/);
  await saveWords(learner, [{ en_word: 'train', kanji: '電車', hiragana: 'でんしゃ' }]);
  await bringAxe(page);
  await page.goto('/vocabularies?query=train');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Export Words' })).toBeVisible();
  await expectAccessible(page, 'the dialog of an export');
  await page.goto('/vocabularies/import');
  await expect(chooser(page)).toBeVisible();
  await expectAccessible(page, 'choosing a file');
  await chooser(page).setInputFiles(fileOf('broken.apkg', 'PK\u0003\u0004 and nothing else'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a file that is refused');
  await chooser(page).setInputFiles(fileOf('class.csv', TABLE));
  await expect(startButton(page)).toBeEnabled();
  await expectAccessible(page, 'the columns of a file');
  await startButton(page).click();
  await expect(page.getByRole('link', { name: 'See the words' })).toBeVisible();
  await expectAccessible(page, 'the result of an import');
  await page.getByRole('link', { name: 'Import another file' }).click();
  await expect(page.getByRole('region', { name: 'Earlier imports' })).toBeVisible();
  await expectAccessible(page, 'earlier imports');
  await chooser(page).setInputFiles(fileOf('many.csv', tableOf(3000)));
  await expect(startButton(page)).toBeEnabled();
  await startButton(page).click();
  await expect(progress(page)).toBeVisible();
  await expectAccessible(page, 'a running import');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Stop the import?' })).toBeVisible();
  await expectAccessible(page, 'the question before it is stopped');
});
