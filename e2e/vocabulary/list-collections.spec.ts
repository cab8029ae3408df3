import { expect, test } from '../support/test';
import {
  choose,
  expectQuery,
  expectWords,
  saveWords,
  select,
  summary,
  showFilters,
} from '../support/vocabulary-list';
import type { Page } from '@playwright/test';

async function act(page: Page, item: string): Promise<void> {
  await showFilters(page);
  await page.getByRole('button', { name: 'Collection actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a new collection is made and shown; a name that is taken is refused at its field', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/409/);
  await saveWords(learner, [{ en_word: 'train', hiragana: 'れっしゃ', user_topic: 'Travel' }]);
  await page.goto('/vocabularies');
  await expectWords(page, ['train']);
  await act(page, 'New collection…');
  const dialog = page.getByRole('dialog', { name: 'New Collection' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('A name is needed')).toBeVisible();
  await name.fill('ＴＲＡＶＥＬ');
  await name.press('Enter');
  await expect(dialog.getByText('You already have a collection with this name')).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('ＴＲＡＶＥＬ');
  await name.fill(' 旅行 ');
  await name.press('Enter');
  await expect(page.getByText('Collection created')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(select(page, 'Collection')).toHaveText('旅行');
  await expect(page.getByText('No vocabulary found')).toBeVisible();
});

test('the collection that is shown gets another name, here and on its cards', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/409/);
  await saveWords(learner, [
    { en_word: 'train', hiragana: 'れっしゃ', user_topic: 'Travel' },
    { en_word: 'rice', hiragana: 'ごはん', user_topic: 'Food' },
  ]);
  await page.goto('/vocabularies');
  await showFilters(page);
  await page.getByRole('button', { name: 'Collection actions' }).click();
  for (const item of ['Rename collection…', 'Delete collection…']) {
    await expect(page.getByRole('menuitem', { name: item })).toBeDisabled();
  }
  await page.keyboard.press('Escape');
  await choose(page, 'Collection', 'Travel');
  await expectWords(page, ['train']);
  await act(page, 'Rename collection…');
  const dialog = page.getByRole('dialog', { name: 'Rename Collection' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Travel');
  await name.fill('food');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByText('You already have a collection with this name')).toBeVisible();
  await name.fill('Journeys');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('Collection renamed')).toBeVisible();
  await expect(select(page, 'Collection')).toHaveText('Journeys');
  await expectWords(page, ['train']);
});

test('a collection is deleted after a question, and its words move to the default one', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(learner, [
    { en_word: 'train', hiragana: 'れっしゃ', user_topic: 'Travel', topic: 'Trains' },
    { en_word: 'inn', hiragana: 'やど', user_topic: 'Travel', topic: 'Hotels' },
    { en_word: 'rice', hiragana: 'ごはん', user_topic: 'Food' },
  ]);
  await page.goto('/vocabularies');
  await choose(page, 'Collection', 'Travel');
  await expectWords(page, ['inn', 'train']);
  await act(page, 'Delete collection…');
  const dialog = page.getByRole('dialog', { name: 'Delete Collection' });
  await expect(dialog.getByText('Delete “Travel”? Its 2 words move to “My Words”.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(select(page, 'Collection')).toHaveText('Travel');

  await act(page, 'Delete collection…');
  await dialog.getByRole('button', { name: 'Delete collection' }).click();
  await expect(page.getByText('Collection deleted; 2 words moved to “My Words”')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expectQuery(page, {});
  await expectWords(page, ['rice', 'inn', 'train']);
  await choose(page, 'Collection', 'My Words');
  await expect(summary(page, 'Showing 1 - 2 of 2.')).toBeVisible();
  await expectWords(page, ['inn', 'train']);
  await select(page, 'Collection').click();
  await expect(page.getByRole('option', { name: 'Travel' })).toHaveCount(0);
});
