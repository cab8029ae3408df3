import { asLearner } from '../support/learner';
import { openListening } from '../support/listening';
import { expect, test } from '../support/test';
import {
  card,
  expectWords,
  numbered,
  saveWords,
  select,
  showFilters,
  summary,
} from '../support/vocabulary-list';

test('what is saved, changed or deleted elsewhere shows at once', async ({ signedIn: page, learner }) => {
  const ids = await saveWords(learner, numbered(2));
  await openListening(page, '/vocabularies?sort=oldest');
  await expectWords(page, ['word 01', 'word 02']);
  await saveWords(learner, [{ en_word: 'umbrella', hiragana: 'かさ', user_topic: 'Rainy days' }]);
  await expectWords(page, ['word 01', 'word 02', 'umbrella']);
  await expect(summary(page, 'Showing 1 - 3 of 3.')).toBeVisible();
  await showFilters(page);
  await select(page, 'Collection').click();
  await expect(page.getByRole('option', { name: 'Rainy days' })).toBeVisible();
  await page.keyboard.press('Escape');
  await asLearner(learner, 'PATCH', `/vocabulary/${ids[1]}`, { en_word: 'cat' });
  await expectWords(page, ['word 01', 'cat', 'umbrella']);
  await asLearner(learner, 'DELETE', `/vocabulary/${ids[0]}`);
  await expectWords(page, ['cat', 'umbrella']);
  await expect(summary(page, 'Showing 1 - 2 of 2.')).toBeVisible();
});

test('a word that comes while one looks is marked as new, also as the first of all, and those that were there are not', async ({
  signedIn: page,
  learner,
}) => {
  const isNew = (word: string) => card(page, word).getByText('New', { exact: true });
  await openListening(page, '/vocabularies');
  await expect(page.getByText('No vocabulary found')).toBeVisible();
  await saveWords(learner, [{ en_word: 'umbrella', hiragana: 'かさ' }]);
  await expect(isNew('umbrella')).toBeVisible();
  await openListening(page, '/vocabularies');
  await expectWords(page, ['umbrella']);
  await expect(isNew('umbrella')).toHaveCount(0);
  await page.getByRole('button', { name: 'List view' }).click();
  await saveWords(learner, [{ en_word: 'cat', hiragana: 'ねこ' }]);
  await expect(isNew('cat')).toBeVisible();
  await expect(isNew('umbrella')).toHaveCount(0);
});

test('an unsaved word is not in the list until it is saved', async ({ signedIn: page, learner }) => {
  const { vocabulary_ids } = await asLearner<{ vocabulary_ids: number[] }>(
    learner,
    'POST',
    '/vocabulary/create',
    {
      vocabulary: [{ en_word: 'umbrella', hiragana: 'かさ' }],
    },
  );
  await openListening(page, '/vocabularies');
  await expect(page.getByText('No vocabulary found')).toBeVisible();
  await asLearner(learner, 'POST', '/vocabulary/save', { vocabulary_ids });
  await expectWords(page, ['umbrella']);
});
