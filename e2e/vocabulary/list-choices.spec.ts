import { asLearner } from '../support/learner';
import { expect, test } from '../support/test';
import { startQuiz } from '../support/words';
import {
  choose,
  expectQuery,
  expectWords,
  numbered,
  saveWords,
  select,
  summary,
  showFilters,
} from '../support/vocabulary-list';

test('the collection select asks for a collection, and the topic select waits for one', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(learner, [
    { en_word: 'train', hiragana: 'れっしゃ', user_topic: 'Travel', topic: 'Trains' },
    { en_word: 'inn', hiragana: 'やど', user_topic: 'Travel', topic: 'Hotels' },
    { en_word: 'rice', hiragana: 'ごはん', user_topic: '食べ物' },
  ]);
  await page.goto('/vocabularies');
  await expect(page.getByRole('heading', { level: 1, name: 'Vocabulary' })).toBeVisible();
  await expect(page).toHaveTitle('Vocabulary · Kotoba');
  await showFilters(page);
  await expect(select(page, 'Collection')).toHaveText('Select your collection');
  await expect(select(page, 'Topic')).toHaveText('All topics');
  await expect(select(page, 'Topic')).toBeDisabled();
  await choose(page, 'Collection', 'Travel');
  await expectWords(page, ['inn', 'train']);
  await expect(select(page, 'Topic')).toBeEnabled();
  await choose(page, 'Topic', 'Hotels');
  await expectWords(page, ['inn']);
  await choose(page, 'Topic', 'All topics');
  await expectWords(page, ['inn', 'train']);
  await select(page, 'Collection').click();
  await expect(page.getByRole('option', { name: '食べ物' })).toHaveAttribute('lang', 'ja');
});

test('level, part of speech and status show less, sort another order', async ({
  signedIn: page,
  learner,
}) => {
  const [, cat] = await saveWords(learner, [
    { en_word: 'zoo', hiragana: 'どうぶつえん', part_of_speech: 'noun', level: 'N4' },
    { en_word: 'cat', kanji: '猫', hiragana: 'ねこ', part_of_speech: 'noun', level: 'N5' },
    { en_word: 'to run', hiragana: 'はしる', part_of_speech: 'verb', level: 'N5' },
  ]);
  const session = await startQuiz(learner, [cat ?? 0]);
  await asLearner(learner, 'POST', '/learn/check-answer-mode', {
    userAnswer: 'cat',
    vocabularyId: cat,
    sessionId: session,
  });
  await page.goto('/vocabularies');
  await expectWords(page, ['to run', 'cat', 'zoo']);
  for (const [order, words] of [
    ['Oldest first', ['zoo', 'cat', 'to run']],
    ['Alphabetical', ['cat', 'to run', 'zoo']],
    ['Newest first', ['to run', 'cat', 'zoo']],
  ] as const) {
    await choose(page, 'Sort', order);
    await expectWords(page, words);
  }
  await asLearner(learner, 'PATCH', `/vocabulary/${cat}`, { notes: 'Says nyan' });
  await choose(page, 'Sort', 'Recently updated');
  await expectWords(page, ['cat', 'to run', 'zoo']);
  await choose(page, 'Level', 'N5');
  await expectWords(page, ['cat', 'to run']);
  await choose(page, 'Part of speech', 'Verbs');
  await expectWords(page, ['to run']);
  await choose(page, 'Part of speech', 'All kinds');
  await choose(page, 'Status', 'Learned');
  await expectWords(page, ['cat']);
  await choose(page, 'Status', 'Not learned');
  await expectWords(page, ['to run']);
  await expectQuery(page, { sort: 'updated', level: 'N5', filter: 'not_learned' });
});

test('the filters stand above the list; on a phone behind a button that counts them, by touch and by keyboard', async ({
  signedIn: page,
  learner,
}, { project }) => {
  await saveWords(learner, [
    { en_word: 'cat', hiragana: 'ねこ', level: 'N5', part_of_speech: 'noun' },
    { en_word: 'to run', hiragana: 'はしる', level: 'N5', part_of_speech: 'verb' },
  ]);
  await page.goto('/vocabularies?level=N5&partOfSpeech=verb&sort=oldest&query=u');
  await expectWords(page, ['to run']);
  const button = page.getByRole('main').getByRole('button', { name: /^Filters/ });
  const filters = ['Collection', 'Topic', 'Level', 'Part of speech', 'Status'];
  if (project.name === 'phone') {
    await expect(button).toHaveAccessibleName('Filters, 2 active');
    for (const name of filters) await expect(select(page, name)).toHaveCount(0);
    // The first word is seen at once.
    await expect(page.getByRole('article').first()).toBeInViewport();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // Past the order and the two forms of the list, which stand before them.
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    await expect(select(page, 'Collection')).toBeFocused();
  } else {
    await expect(button).toHaveCount(0);
  }
  for (const name of filters) await expect(select(page, name)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  // What one searches for, and in which order, is no filter.
  await expectQuery(page, { query: 'u', sort: 'oldest' });
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Filters' })).toBeFocused();
  if (project.name === 'phone') {
    await expect(button).toHaveAccessibleName('Filters');
    await button.click();
    await expect(select(page, 'Level')).toHaveCount(0);
  }
});

test('the list says what it shows of how much, in pages of 12, 24 or 48', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(learner, numbered(50));
  await page.goto('/vocabularies?sort=oldest');
  await expect(summary(page, 'Showing 1 - 12 of 50.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
  const pages = page.getByRole('navigation', { name: 'Pagination' });
  await expect(pages.getByRole('button', { name: /^Page \d+$/ })).toHaveText(['1', '2', '3', '4', '5']);
  await pages.getByRole('button', { name: 'Page 5' }).click();
  await expectWords(page, ['word 49', 'word 50']);
  await expect(summary(page, 'Showing 49 - 50 of 50.')).toBeVisible();
  await expect(pages.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  await expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Previous page' }).click();
  await expect(summary(page, 'Showing 37 - 48 of 50.')).toBeVisible();
  await select(page, 'Page size').click();
  await expect(page.getByRole('option')).toHaveText(['12 per page', '24 per page', '48 per page']);
  await page.getByRole('option', { name: '24 per page' }).click();
  await expect(summary(page, 'Showing 1 - 24 of 50.')).toBeVisible();
  await expectQuery(page, { sort: 'oldest', limit: '24' });
  await choose(page, 'Page size', '48 per page');
  await expect(page.getByRole('article')).toHaveCount(48);
  await expect(pages.getByRole('button', { name: /^Page \d+$/ })).toHaveText(['1', '2']);
});

test('eight pages have an ellipsis, seven have none, and one has no page numbers', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(learner, numbered(85));
  await page.goto('/vocabularies?sort=oldest');
  const pages = page.getByRole('navigation', { name: 'Pagination' });
  await expect(pages.getByText('…')).toHaveCount(1);
  await expect(pages.getByRole('button', { name: 'Page 8' })).toBeVisible();
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  await page.goto('/vocabularies?query=word+0');
  await expect(summary(page, 'Showing 1 - 9 of 9.')).toBeVisible();
  await expect(pages).toHaveCount(0);
  await page.goto('/vocabularies');
  await expect(page.getByRole('article').first()).toHaveAccessibleName('word 85');
  const { vocabulary } = await asLearner<{ vocabulary: { id: number }[] }>(
    learner,
    'GET',
    '/vocabulary?limit=1',
  );
  await asLearner(learner, 'DELETE', `/vocabulary/${vocabulary[0]?.id}`);
  await expect(pages.getByRole('button', { name: /^Page \d+$/ })).toHaveText([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
  ]);
  await expect(pages.getByText('…')).toHaveCount(0);
});

test('grid or list is a matter of this browser: pressed, kept over a reload, the same words', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(learner, numbered(2));
  await page.goto('/vocabularies');
  const [grid, list] = [
    page.getByRole('button', { name: 'Grid view' }),
    page.getByRole('button', { name: 'List view' }),
  ];
  await expect(grid).toHaveAttribute('aria-pressed', 'true');
  await list.click();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await expect(grid).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await expectWords(page, ['word 02', 'word 01']);
  await expectQuery(page, {});
});
