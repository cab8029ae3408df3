import type { Locator, Page } from '@playwright/test';
import { waitUntilSeen } from '../support/wait-until-seen';
import { listen } from '../support/sounds';
import { asLearner } from '../support/learner';
import { expect, test } from '../support/test';
import { openWord, storedEntry, UMBRELLA } from '../support/vocabulary';

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

test(
  'a word shows all that is known of it, and is heard in both languages',
  { tag: '@smoke' },
  async ({ signedIn: page, learner }) => {
    await listen(page);
    await openWord(page, learner, 'detail');
    await expect(page.getByRole('heading', { level: 1, name: 'umbrella' })).toBeVisible();
    await expect(page).toHaveTitle('umbrella · Kotoba');
    const facts = page.getByRole('region', { name: 'About this word' });
    for (const value of ['かさ', '傘', 'kasa', 'noun', 'about N5', 'Class Notes', 'Words', 'weather']) {
      await expect(facts.getByText(value, { exact: true }).first()).toBeVisible();
    }
    const word = page.getByRole('region', { name: 'The word' });
    await expect(word.locator('ruby rt')).toHaveText(['かさ']);
    await expect(word.getByRole('img')).toHaveAttribute('alt', /./);
    await expect(page.getByRole('region', { name: 'Kanji in this word' })).toContainText('umbrella');
    const example = page.getByRole('region', { name: 'Example sentence' });
    await expect(example.locator('ruby').first()).toHaveText('雨あめ');
    await expect(example.getByText('It is raining, so I will take an umbrella.')).toBeVisible();
    await expect(page.getByText('1 of 1')).toBeVisible();

    for (const what of ['Japanese word', 'English word', 'Japanese sentence', 'English sentence']) {
      // A word is over in less than a second.
      const stops = waitUntilSeen(page, `button[aria-label="Stop ${what}"]`);
      await page.getByRole('button', { name: `Play ${what}` }).click();
      await stops;
      await expect(page.getByRole('button', { name: `Play ${what}` })).toBeVisible();
    }
    const lengths = await page.evaluate(() => window.heard.sounds.map(({ duration }) => duration));
    expect(lengths).toHaveLength(4);
    for (const length of lengths) expect(length).toBeGreaterThan(0.2);
  },
);

test(
  'a mistake leads to its field; every field can be corrected, over a reload, and is shown at once',
  { tag: '@smoke' },
  async ({ signedIn: page, learner }) => {
    const id = await openWord(page, learner, 'detail?sort=oldest', {
      ...UMBRELLA,
      en_sentence: 'This sentence is mine.',
    });
    await page.getByRole('button', { name: 'Report a mistake' }).click();
    await page.getByRole('menuitem', { name: 'The reading is wrong' }).click();
    await expect(page).toHaveURL(new RegExp(`/vocabularies/${id}/edit\\?sort=oldest#hiragana$`));
    await expect(field(page, 'Hiragana')).toBeFocused();
    await expect(field(page, 'Hiragana')).toBeInViewport();

    const before = await storedEntry(learner, id);
    const sentence = page
      .getByRole('region', { name: 'Example sentence' })
      .getByText(String(before.en_sentence));
    await page.getByRole('button', { name: 'Regenerate sentence' }).click();
    await expect(page.getByText('Example sentence regenerated successfully')).toBeVisible();
    await expect(sentence).toBeHidden();
    await page.getByRole('button', { name: 'Undo sentence' }).click();
    await expect(sentence).toBeVisible();
    const { ja_sentence, romaji_sentence, sources } = before;
    expect(await storedEntry(learner, id)).toMatchObject({ ja_sentence, romaji_sentence, sources });

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
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.reload();
    await expect(field(page, 'English word')).toHaveValue('parasol');
    await field(page, 'Tags').fill('sun');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Changes saved')).toBeVisible();
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
    await page.getByRole('link', { name: 'Back to the word' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'parasol' })).toBeVisible();
  },
);

/** The smallest PNG. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Source: MEDIA-13. */
test('a photo becomes the picture of a word, and can be taken back', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/400/);
  const id = await openWord(page, learner, 'edit');
  const before = await storedEntry(learner, id);
  await page.getByRole('button', { name: 'Upload a photo…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Upload a Photo' });
  const chooser = dialog.getByLabel('Choose a photo');
  await chooser.setInputFiles({
    ...{ name: 'notes.txt', mimeType: 'image/png' },
    buffer: Buffer.from('no photo'),
  });
  await dialog.getByRole('button', { name: 'Upload Photo' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Please choose a JPEG, PNG or WebP.');
  await chooser.setInputFiles({ name: 'umbrella.png', mimeType: 'image/png', buffer: PHOTO });
  await dialog.getByRole('textbox', { name: 'What it shows (optional)' }).fill('mine, beside the door');
  await dialog.getByRole('button', { name: 'Upload Photo' }).press('Enter');
  const word = page.getByRole('region', { name: 'The word' });
  await expect(word.getByRole('img', { name: 'mine, beside the door' })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await storedEntry(learner, id)).toMatchObject({ word_image_alt: 'mine, beside the door' });
  await page.getByRole('button', { name: 'Undo image' }).press('Enter');
  const drawing = word.getByRole('img', { name: String(before.word_image_alt) });
  await expect(drawing).toBeVisible();
  // Light paper on a dark page (MEDIA-15).
  await expect(drawing).toHaveCSS('filter', 'none');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(drawing).toHaveCSS('filter', /brightness\(0\.7\)/);
});

/** Source: LOOK-23. */
test('a reading that is to be asked for keeps its room, and is seen under a pointer and by keyboard', async ({
  signedIn: page,
  learner,
}) => {
  await asLearner(learner, 'PATCH', '/account/settings', { furigana: true, furiganaOnHover: true });
  await openWord(page, learner, 'detail');
  const example = page.getByRole('region', { name: 'Example sentence' });
  const rain = example.locator('ruby').first();
  const opacity = (of: Locator) => of.evaluate((element) => getComputedStyle(element).opacity);
  const reading = rain.locator('rt');
  await rain.scrollIntoViewIfNeeded();
  const room = await rain.boundingBox();
  await expect.poll(() => opacity(reading)).toBe('0');
  await rain.hover();
  await expect.poll(() => opacity(reading)).toBe('1');
  expect(await rain.boundingBox()).toEqual(room);
  expect(await opacity(example.locator('rt').last())).toBe('0');
  await page.mouse.move(0, 0);
  await expect.poll(() => opacity(reading)).toBe('0');
  await page.getByRole('region', { name: 'The word' }).locator('[lang="ja"][tabindex="0"]').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => opacity(page.locator('rt').first())).toBe('1');
});
