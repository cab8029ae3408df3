import { expect, test } from '../support/test';
import { giveEntries, UMBRELLA } from '../support/vocabulary';
import { expectWords, numbered, saveWords } from '../support/vocabulary-list';
import type { Locator, Page } from '@playwright/test';

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

const words = ['alpha', 'bravo', 'charlie', 'delta'].map((en_word, index) => ({
  ...UMBRELLA,
  en_word,
  kanji: undefined,
  hiragana: ['あ', 'い', 'う', 'え'][index],
  level: index === 1 ? 'N4' : 'N5',
}));

test('previous and next follow the list that the learner came from, by button and by arrow key', async ({
  signedIn: page,
  learner,
}) => {
  await giveEntries(learner, words);
  await page.goto('/vocabularies?level=N5&sort=alphabetical');
  await page.getByRole('link', { name: 'View alpha' }).click();
  await expect(heading(page, 'alpha')).toBeVisible();
  await expect(page.getByText('1 of 3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous word' })).toBeDisabled();
  await page.getByRole('link', { name: 'Next word' }).click();
  await expect(heading(page, 'charlie')).toBeVisible();
  await expect(page.getByText('2 of 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'delta')).toBeVisible();
  await expect(page.getByText('3 of 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page, 'charlie')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Vocabulary' }).click();
  await expect(page).toHaveURL(/\/vocabularies\?level=N5&sort=alphabetical$/);
});

test('arrow keys stay with who types and with what floats', async ({ signedIn: page, learner }) => {
  const ids = await giveEntries(learner, words.slice(0, 2));
  await page.goto(`/vocabularies/${ids[0]}/detail?sort=alphabetical`);
  await expect(page.getByText('1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(heading(page, 'alpha')).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search vocabulary' });
  await expect(search).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'alpha')).toBeVisible();
  await search.blur();
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'bravo')).toBeVisible();
});

test('the way back leads to the page of the list that holds the word one has come to', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(learner, numbered(14));
  await page.goto('/vocabularies?sort=oldest');
  await page.getByRole('link', { name: 'View word 12' }).click();
  await expect(page.getByText('12 of 14')).toBeVisible();
  await page.getByRole('link', { name: 'Next word' }).click();
  await expect(heading(page, 'word 13')).toBeVisible();
  await expect(page.getByText('13 of 14')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Vocabulary' }).click();
  await expect(page).toHaveURL(/\/vocabularies\?sort=oldest&page=2$/);
  await expectWords(page, ['word 13', 'word 14']);
  await page.goBack();
  await expect(heading(page, 'word 13')).toBeVisible();
});

test('an address without a list goes through all words, the newest first', async ({
  signedIn: page,
  learner,
}) => {
  const ids = await giveEntries(learner, words);
  await page.goto(`/vocabularies/${ids[3]}/detail`);
  await expect(page.getByText('1 of 4')).toBeVisible();
  await page.getByRole('link', { name: 'Next word' }).click();
  await expect(heading(page, 'charlie')).toBeVisible();
});
