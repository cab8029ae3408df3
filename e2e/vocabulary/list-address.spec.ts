import { asLearner } from '../support/learner';
import { expect, test } from '../support/test';
import {
  choose,
  expectQuery,
  expectWords,
  numbered,
  queryOf,
  saveWords,
  searchBox,
  select,
  summary,
  showFilters,
} from '../support/vocabulary-list';

test('the list reads every parameter of its address, and back, a reload and a shared link show the same', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(learner, [
    {
      en_word: 'train a',
      kanji: '電車',
      hiragana: 'でんしゃ',
      part_of_speech: 'noun',
      level: 'N5',
      user_topic: 'Travel',
      topic: 'Trains',
    },
    {
      en_word: 'train b',
      hiragana: 'れっしゃ',
      part_of_speech: 'noun',
      level: 'N5',
      user_topic: 'Travel',
      topic: 'Trains',
    },
    {
      en_word: 'to train',
      hiragana: 'きたえる',
      part_of_speech: 'verb',
      level: 'N5',
      user_topic: 'Travel',
      topic: 'Trains',
    },
    {
      en_word: 'train c',
      hiragana: 'きしゃ',
      part_of_speech: 'noun',
      level: 'N4',
      user_topic: 'Travel',
      topic: 'Trains',
    },
    {
      en_word: 'train d',
      hiragana: 'しゃりょう',
      part_of_speech: 'noun',
      level: 'N5',
      user_topic: 'Travel',
      topic: 'Hotels',
    },
    {
      en_word: 'train e',
      hiragana: 'でんしゃごっこ',
      part_of_speech: 'noun',
      level: 'N5',
      user_topic: 'Home',
      topic: 'Toys',
    },
  ]);
  const { data: collections } = await asLearner<{ data: { id: number; name: string }[] }>(
    learner,
    'GET',
    '/topics/user',
  );
  const travel = String(collections.find(({ name }) => name === 'Travel')?.id);
  const { data: tree } = await asLearner<{ data: { topics: { parent: { id: number; name: string } }[] } }>(
    learner,
    'GET',
    `/topics/by-user-topic/${travel}`,
  );
  const trains = String(tree.topics.find(({ parent }) => parent.name === 'Trains')?.parent.id);
  const query = {
    query: 'train',
    userTopicId: travel,
    topicId: trains,
    level: 'N5',
    partOfSpeech: 'noun',
    filter: 'not_learned',
    sort: 'alphabetical',
    limit: '24',
  };
  const address = `/vocabularies?${new URLSearchParams(query).toString()}`;
  const asNamed = async (): Promise<void> => {
    await expectWords(page, ['train a', 'train b']);
    await expect(summary(page, 'Showing 1 - 2 of 2.')).toBeVisible();
    await expect(searchBox(page)).toHaveValue('train');
    await showFilters(page);
    await expect(select(page, 'Collection')).toHaveText('Travel');
    await expect(select(page, 'Topic')).toHaveText('Trains');
    await expect(select(page, 'Level')).toHaveText('N5');
    await expect(select(page, 'Part of speech')).toHaveText('Nouns');
    await expect(select(page, 'Status')).toHaveText('Not learned');
    await expect(select(page, 'Sort')).toHaveText('Alphabetical');
    await expect(select(page, 'Page size')).toHaveText('24 per page');
    await expectQuery(page, query);
  };
  await page.goto(address);
  await asNamed();
  await page.reload();
  await asNamed();

  await choose(page, 'Level', 'N4');
  await expectWords(page, ['train c']);
  await page.goBack();
  await asNamed();

  await page.getByRole('link', { name: 'View train b' }).click();
  await expect(page).toHaveURL(/\/vocabularies\/\d+\/detail\?/);
  await page.goBack();
  await asNamed();
});

test('another collection forgets the topic, and every other choice begins at the first page', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(learner, [
    ...numbered(13).map((word) => ({ ...word, user_topic: 'Travel', topic: 'Trains' })),
    { en_word: 'spoon', hiragana: 'さじ', user_topic: 'Kitchen', topic: 'Tools' },
  ]);
  await page.goto('/vocabularies');
  await showFilters(page);
  await expect(select(page, 'Topic')).toBeDisabled();
  await choose(page, 'Collection', 'Travel');
  await choose(page, 'Topic', 'Trains');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(summary(page, 'Showing 13 - 13 of 13.')).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
  await choose(page, 'Collection', 'Kitchen');
  await expectWords(page, ['spoon']);
  await expect(select(page, 'Topic')).toHaveText('All topics');
  expect(Object.keys(Object.fromEntries(new URL(page.url()).searchParams))).toEqual(['userTopicId']);
  await choose(page, 'Collection', 'All collections');
  await expectQuery(page, {});
  await expect(select(page, 'Collection')).toHaveText('Select your collection');
  await expect(select(page, 'Topic')).toBeDisabled();
});

test('`search` is an alias of `query`: the address is rewritten, and Back does not return to it', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(learner, [
    { en_word: 'umbrella', kanji: '傘', hiragana: 'かさ' },
    { en_word: 'cat', hiragana: 'ねこ' },
  ]);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/vocabularies?search=umbrella');
  await expectWords(page, ['umbrella']);
  await expectQuery(page, { query: 'umbrella' });
  await expect(searchBox(page)).toHaveValue('umbrella');
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('what makes no sense in the address is its default', async ({ signedIn: page, learner }) => {
  await saveWords(learner, numbered(3));
  for (const nonsense of [
    'page=-2&limit=13&level=N9&sort=random&filter=x&partOfSpeech=thing',
    'page=1e3&limit=1000&userTopicId=1e3&topicId=4',
    'page=&limit=&level=&sort=&filter=&userTopicId=&topicId=12abc',
    'page=１&limit=%00&query=%20%20',
  ]) {
    await page.goto(`/vocabularies?${nonsense}`);
    await expectWords(page, ['word 03', 'word 02', 'word 01']);
    await expect(summary(page, 'Showing 1 - 3 of 3.')).toBeVisible();
    await expect(select(page, 'Page size')).toHaveText('12 per page');
    await expect(select(page, 'Sort')).toHaveText('Newest first');
    await showFilters(page);
    await expect(select(page, 'Topic')).toBeDisabled();
  }
});

test('a page past the end goes to the last page, also when its words were deleted', async ({
  signedIn: page,
  learner,
}) => {
  const ids = await saveWords(learner, numbered(25));
  await page.goto('/vocabularies?page=99&sort=oldest');
  await expectWords(page, ['word 25']);
  await expectQuery(page, { page: '3', sort: 'oldest' });
  await asLearner(learner, 'DELETE', `/vocabulary/${ids[24]}`);
  await expect(summary(page, 'Showing 13 - 24 of 24.')).toBeVisible();
  await expectQuery(page, { page: '2', sort: 'oldest' });
});

test('a topic of another collection is forgotten, its collection is not', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  // The words may be asked for before the topics are known; the server knows none of that topic in that collection.
  expectProblems(/404/);
  await saveWords(learner, [
    { en_word: 'train', hiragana: 'れっしゃ', user_topic: 'Travel', topic: 'Trains' },
    { en_word: 'spoon', hiragana: 'さじ', user_topic: 'Kitchen', topic: 'Tools' },
  ]);
  await page.goto('/vocabularies');
  await choose(page, 'Collection', 'Kitchen');
  await choose(page, 'Topic', 'Tools');
  await expect.poll(() => queryOf(page).topicId).toBeDefined();
  const { topicId } = queryOf(page);
  await choose(page, 'Collection', 'Travel');
  await expectWords(page, ['train']);
  const { userTopicId } = queryOf(page);
  await page.goto(`/vocabularies?userTopicId=${userTopicId}&topicId=${topicId}&sort=oldest`);
  await expectWords(page, ['train']);
  await expectQuery(page, { userTopicId: String(userTopicId), sort: 'oldest' });
  await showFilters(page);
  await expect(select(page, 'Topic')).toHaveText('All topics');
});

test('a collection that is gone or foreign leaves the list of all words', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/404/);
  await saveWords(learner, numbered(2));
  await page.goto('/vocabularies?userTopicId=999999&topicId=5&sort=oldest');
  await expectWords(page, ['word 01', 'word 02']);
  await expectQuery(page, { sort: 'oldest' });
});
