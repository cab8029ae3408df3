import { actOn, noteField, noteItem, storedNotes } from '../support/capture';
import { expect, test } from '../support/test';

/** What one lesson brings, as it is typed in a hurry. */
const LESSON = [
  ...['umbrella', 'light', 'tommorow', 'umbrella car', 'はし', 'to look forward to', 'kitchen', '猫 = cat'],
  ...['iku - to go', 'spring', 'tabemashita', 'bank', 'turn off the light', 'convenience store', 'gakkō'],
  ...['払わされた', 'brother', 'jet lag', 'to be late', '大丈夫', 'あめ', 'I forgot my umbrella', 'ゆっくり'],
  ...['apple banana orange', 'homework'],
];

test('a lesson typed in one go: what is unsure is asked, and one tap, a key or a correction sets it right', async ({
  signedIn: page,
  learner,
}) => {
  await page.goto('/chat');
  await noteField(page).fill(LESSON.join('\n'));
  await page.getByRole('button', { name: `Save as ${LESSON.length} notes` }).click();
  await expect
    .poll(async () => (await storedNotes(learner)).filter((note) => note.isConverted || note.error).length)
    .toBe(LESSON.length);

  const note = (text: string) => noteItem(page, `WORD - ${text}`);
  const chip = (text: string, word: string) => note(text).getByRole('radio', { name: new RegExp(word) });

  // Nothing waits for an answer: the best guess is a word already, and chosen.
  await expect(note('light').getByText('Which one?')).toBeVisible();
  await expect(note('light').getByText('Generated', { exact: true })).toBeVisible();
  await expect(chip('light', '光')).toBeChecked();
  await chip('light', '軽い').click();
  await expect(note('light').getByText('Which one?')).toHaveCount(0);
  await expect(note('light').getByRole('link', { name: /軽い/ })).toBeVisible();
  // Second thoughts: the other meanings stay at hand.
  await actOn(note('light'), 'Other meanings');
  await chip('light', '光').click();
  await expect(note('light').getByRole('link', { name: /光/ })).toBeVisible();

  await chip('はし', '橋').focus();
  await page.keyboard.press('2');
  await expect(note('はし').getByRole('link', { name: /箸/ })).toBeVisible();

  await note('tommorow').getByRole('radio', { name: /明日/ }).click();
  await expect(note('tommorow').getByRole('link', { name: /明日/ })).toBeVisible();

  await note('umbrella car').getByRole('checkbox', { name: /車/ }).click();
  await note('umbrella car').getByRole('button', { name: 'Add 1 word' }).click();
  await expect(note('umbrella car').getByRole('link', { name: /車/ })).toBeVisible();

  await expect(note('umbrella').getByText('Which one?')).toHaveCount(0);
  await note('spring').getByRole('button', { name: 'None of these' }).click();
  await expect(page).toHaveURL(/\/vocabularies\/\d+\/edit/);
  await page.goBack();
  await expect(note('spring').getByText('Which one?')).toHaveCount(0);

  // A note that goes comes back with its question answered as it was.
  await actOn(note('light'), 'Delete note');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(note('light').getByRole('link', { name: /光/ })).toBeVisible();
});
