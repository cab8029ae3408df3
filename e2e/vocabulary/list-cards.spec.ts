import { holdBack } from '../support/hold-back';
import { expect, test } from '../support/test';
import {
  card,
  choose,
  expectQuery,
  expectWords,
  numbered,
  saveWords,
  summary,
} from '../support/vocabulary-list';

test('a card shows the word in both languages, its kind and tags, sounds, and what can be done with it', async ({
  signedIn: page,
  learner,
}) => {
  const [id] = await saveWords(learner, [
    {
      en_word: 'umbrella',
      kanji: '傘',
      hiragana: 'かさ',
      part_of_speech: 'noun',
      level: 'N5',
      tags: ['weather', '天気'],
    },
  ]);
  await page.goto('/vocabularies?sort=oldest');
  for (const view of ['Grid view', 'List view']) {
    await page.getByRole('button', { name: view }).click();
    const word = card(page, 'umbrella');
    await expect(word.getByRole('heading', { name: 'umbrella' })).toBeVisible();
    for (const text of ['noun', 'about N5', 'weather', '天気', 'kasa']) {
      await expect(word.getByText(text, { exact: true })).toBeVisible();
    }
    // The reading stands above its kanji, both in one run of Japanese.
    await expect(word.locator('ruby')).toHaveText('傘かさ');
    for (const japanese of [word.locator('ruby'), word.getByText('天気', { exact: true })]) {
      expect(await japanese.evaluate((text) => text.closest('[lang]')?.getAttribute('lang'))).toBe('ja');
    }
    for (const name of ['Play Japanese word', 'Play English word', 'Delete umbrella']) {
      await expect(word.getByRole('button', { name, exact: true })).toBeEnabled();
    }
    await expect(word.getByRole('link', { name: 'View umbrella' })).toHaveAttribute(
      'href',
      `/vocabularies/${id}/detail?sort=oldest`,
    );
    await expect(word.getByRole('link', { name: 'Edit umbrella' })).toHaveAttribute(
      'href',
      `/vocabularies/${id}/edit?sort=oldest`,
    );
  }
});

test('a newcomer is told to begin by generating, a search without hits to try other terms, filters that they hide all', async ({
  signedIn: page,
  learner,
}) => {
  await page.goto('/vocabularies');
  await expect(page.getByText('No vocabulary found', { exact: true })).toBeVisible();
  await expect(page.getByText('Start by generating some vocabulary', { exact: true })).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms')).toHaveCount(0);
  await saveWords(learner, numbered(1));
  await expectWords(page, ['word 01']);
  await page.goto('/vocabularies?query=nothing+like+it');
  await expect(page.getByText('No vocabulary found', { exact: true })).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms', { exact: true })).toBeVisible();
  await expect(page.getByText('Start by generating some vocabulary')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all words' }).click();
  await expectWords(page, ['word 01']);
  await choose(page, 'Level', 'N1');
  await expect(page.getByText('No vocabulary found', { exact: true })).toBeVisible();
  await expect(page.getByText('None of your words fits these filters', { exact: true })).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all words' }).click();
  await expectQuery(page, {});
  await expectWords(page, ['word 01']);
});

test('deleting asks with the word, says that it runs, and tells that it is done', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(learner, [
    { en_word: 'umbrella', hiragana: 'かさ' },
    { en_word: 'cat', hiragana: 'ねこ' },
  ]);
  await page.goto('/vocabularies');
  const remove = card(page, 'umbrella').getByRole('button', { name: 'Delete umbrella' });
  const dialog = page.getByRole('dialog');

  await remove.click();
  await expect(
    dialog.getByText('Are you sure you want to delete "umbrella"? This action cannot be undone.'),
  ).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Delete']);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(remove).toBeFocused();
  await expectWords(page, ['cat', 'umbrella']);

  const release = await holdBack(page, /\/api\/vocabulary\/\d+$/);
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
  release();
  await expect(page.getByText('Vocabulary deleted successfully!', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expectWords(page, ['cat']);
  await expect(summary(page, 'Showing 1 - 1 of 1.')).toBeVisible();
});

test('a deletion that fails says why and keeps the word', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/500|503/);
  await saveWords(learner, [{ en_word: 'umbrella', hiragana: 'かさ' }]);
  await page.goto('/vocabularies');
  for (const [answer, text] of [
    [{ status: 503, json: { error: 'The shelf is being dusted' } }, 'The shelf is being dusted'],
    [{ status: 500, body: '' }, 'Failed to delete vocabulary'],
  ] as const) {
    await page.route(/\/api\/vocabulary\/\d+$/, (route) => route.fulfill(answer));
    await page.getByRole('button', { name: 'Delete umbrella' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectWords(page, ['umbrella']);
    await page.unroute(/\/api\/vocabulary\/\d+$/);
  }
});

test('a list that cannot be loaded says so, and is asked for again', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/500/);
  await saveWords(learner, numbered(1));
  await page.route(/\/api\/vocabulary\?/, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/vocabularies');
  await expect(page.getByText('Failed to load vocabulary')).toBeVisible();
  await expect(page.getByText('Failed to fetch vocabulary')).toBeVisible();
  await page.unroute(/\/api\/vocabulary\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectWords(page, ['word 01']);
});
