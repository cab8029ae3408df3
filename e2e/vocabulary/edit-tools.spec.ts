import type { Locator, Page } from '@playwright/test';
import { bringAxe, expectAccessible } from '../support/axe';
import { dismissToast } from '../support/failures';
import { expect, test } from '../support/test';
import { giveEntry, openWord, storedEntry, UMBRELLA } from '../support/vocabulary';

const example = (page: Page): Locator => page.getByRole('region', { name: 'Example sentence' });
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

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
  await expect(sentence).toBeFocused();
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
  await expect(prompt).toBeFocused();
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

test('a picture that cannot be what was asked for says so beside it', async ({ signedIn: page, learner }) => {
  await openWord(page, learner, 'edit');
  const word = page.getByRole('region', { name: 'The word' });
  await page.getByRole('button', { name: 'Customize image…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Customize Image' });
  await dialog.getByRole('textbox', { name: 'Image prompt' }).fill('hope and glory');
  await dialog.getByRole('button', { name: 'Update Image' }).click();
  const note = word.getByText(
    'Nothing in “hope and glory” can be drawn here, so this is a picture of “umbrella”.',
  );
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Regenerate image' }).click();
  await expect(note).toHaveCount(0);
});

test('what fails says why, in the words of the server or of the call, and keeps what was typed', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED|ERR_CONNECTION/, /503/, /api\/vocabulary/);
  await openWord(page, learner, 'edit');
  const toast = (text: string): Locator => page.getByRole('alert').filter({ hasText: text });
  const dialog = page.getByRole('dialog');
  const told = async (text: string): Promise<void> => {
    await expect(toast(text)).toBeVisible();
    await dismissToast(page);
  };
  for (const [answer, text] of [
    [undefined, 'Failed to regenerate vocabulary'],
    ['The pens are dry', 'The pens are dry'],
  ] as const) {
    await page.route('**/api/vocabulary/regenerate', (route) =>
      answer ? route.fulfill({ status: 503, json: { error: answer } }) : route.abort(),
    );
    for (const what of ['sentence', 'image']) {
      await press(page, `Regenerate ${what}`);
      await told(text);
      await expect(page.getByRole('button', { name: `Undo ${what}` })).toHaveCount(0);
    }
    await page.unroute('**/api/vocabulary/regenerate');
  }
  for (const [what, name, call, text] of [
    ['sentence', 'Sentence', 'update-sentence', 'Failed to update vocabulary sentence'],
    ['image', 'Image prompt', 'update-image', 'Failed to update vocabulary image'],
  ] as const) {
    await page.route(`**/api/vocabulary/${call}`, (route) => route.abort());
    await press(page, `Customize ${what}…`);
    const typed = dialog.getByRole('textbox', { name });
    await typed.fill('傘');
    await dialog.getByRole('button', { name: /^Update/ }).click();
    await told(text);
    await expect(typed).toHaveValue('傘');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('both dialogs hold against axe', async ({ signedIn: page, learner }) => {
  await bringAxe(page);
  await openWord(page, learner, 'edit');
  const dialog = page.getByRole('dialog');
  for (const what of ['sentence', 'image']) {
    await press(page, `Customize ${what}…`);
    await expect(dialog).toBeVisible();
    await expectAccessible(page, `the dialog of the ${what}`);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  }
});
