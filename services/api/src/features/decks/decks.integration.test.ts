import type { TestLearner } from '../../testing/test-server';
import { addWords, countSaved, readEntry, sharedWordServer } from '../vocabulary/testing/word-server';
import type { AddedAnswer, DeckAnswer, DeckSummary } from './decks.schemas';
import { portionOf } from './decks.service';

const server = sharedWordServer();

const travel = async ({ inject }: TestLearner): Promise<DeckSummary | undefined> =>
  (await inject('/decks')).json<{ decks: DeckSummary[] }>().decks.find(({ name }) => name === 'travel');
const add = (learner: TestLearner, from: unknown, name = 'travel') =>
  learner.inject({ url: `/decks/${name}`, body: { from } });

test.each([
  [20, 20],
  [25, 25],
  [28, 14],
  [40, 20],
  [707, 25],
])('a deck of %i words is added in portions of %i', (words, portion) => {
  expect(portionOf(words)).toBe(portion);
});

test('a deck tells what is in it and what to add next', async () => {
  const learner = await server.createLearner();
  const deck = await travel(learner);
  expect(deck).toMatchObject({ title: 'Travel', words: 28, known: 0, next: { from: 0, count: 14 } });
  expect(deck?.first).toHaveLength(8);
  expect(deck?.first[0]).toEqual({ ja_word: '傘', kana: 'かさ', en_word: 'umbrella' });
});

test('a portion lies saved in the collection of its name, and again it changes nothing', async () => {
  const learner = await server.createLearner();
  const first = (await add(learner, 0)).json<AddedAnswer>();
  expect(first.created_count).toBe(14);
  expect(await readEntry(learner, first.vocabulary_ids[0] ?? 0)).toMatchObject({
    ja_word: '傘',
    is_saved: true,
    user_topic: 'Travel',
    user_topic_id: first.user_topic_id,
  });
  expect((await add(learner, 0)).json()).toEqual({ ...first, created_count: 0 });
  expect(await travel(learner)).toMatchObject({ known: 14, next: { from: 14, count: 14 } });
  await add(learner, 14);
  expect(await travel(learner)).toMatchObject({ known: 28, next: null });
  expect(await countSaved(learner)).toBe(28);
});

test('a word that the learner has is not added twice and stays in its collection', async () => {
  const learner = await server.createLearner();
  const [own] = await addWords(learner, [
    { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘', user_topic: 'Rain' },
  ]);
  const deck = (await learner.inject('/decks/travel')).json<DeckAnswer>();
  expect(deck.words.filter(({ known }) => known)).toEqual([
    { ja_word: '傘', kana: 'かさ', en_word: 'umbrella', known: true },
  ]);
  const added = (await add(learner, 0)).json<AddedAnswer>();
  expect(added.created_count).toBe(13);
  expect(added.vocabulary_ids).toContain(own);
  expect(await readEntry(learner, own ?? 0)).toMatchObject({ user_topic: 'Rain' });
});

test('what is no deck and no part of one is not found', async () => {
  const learner = await server.createLearner();
  expect((await learner.inject('/decks/nothing')).statusCode).toBe(404);
  expect((await add(learner, 0, 'nothing')).statusCode).toBe(404);
  expect((await add(learner, 99)).statusCode).toBe(404);
  expect((await add(learner, -1)).statusCode).toBe(400);
});
