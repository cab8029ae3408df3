import { MAX_TAGS } from './entry.schemas';
import type { TestLearner } from '../testing/test-server';
import { addWords, countSaved, manyWords, readEntry, sharedWordServer, START } from './testing/word-server';

const server = sharedWordServer();

const post = ({ inject }: TestLearner, call: string, body: object) =>
  inject({ url: `/vocabulary/${call}`, body });
const MISSING = 2_000_000_000;

describe('moving', () => {
  test('puts words into a collection, made when it is new, and says where they are', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(3));
    const soon = new Date(START.getTime() + 1000);
    server.setNow(soon);
    const moved = await post(learner, 'move', { vocabulary_ids: ids.slice(0, 2), user_topic: 'Travel' });
    expect(moved.json()).toMatchObject({ updated_count: 2 });
    const { user_topic_id, topic_id } = moved.json<{ user_topic_id: number; topic_id: number }>();
    for (const id of ids.slice(0, 2)) {
      expect(await readEntry(learner, id)).toMatchObject({
        user_topic: 'Travel',
        topic: 'General',
        user_topic_id,
        topic_id,
        updated_at: soon.toISOString(),
      });
    }
    expect(await readEntry(learner, ids[2] ?? 0)).toMatchObject({ user_topic: 'My Words' });
  });

  test('counts those that lay elsewhere', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(2));
    const to = { user_topic: 'travel', topic: 'Trains' };
    expect((await post(learner, 'move', { vocabulary_ids: [ids[0]], ...to })).json()).toMatchObject({
      updated_count: 1,
    });
    expect((await post(learner, 'move', { vocabulary_ids: ids, ...to })).json()).toMatchObject({
      updated_count: 1,
    });
    expect((await learner.inject('/topics/user')).json()).toMatchObject({
      data: [
        { name: 'My Words', words: 0 },
        { name: 'travel', words: 2 },
      ],
    });
  });
});

describe('tagging', () => {
  const tagsOf = async (learner: TestLearner, ids: readonly number[]) => {
    const entries = [];
    for (const id of ids) entries.push((await readEntry(learner, id)).tags);
    return entries;
  };

  test('adds behind the tags that are there, takes off, and counts what changed', async () => {
    const learner = await server.createLearner();
    const [first = {}, second = {}] = manyWords(2);
    const ids = await addWords(learner, [
      { ...first, en_word: 'one', tags: ['b', 'a'] },
      { ...second, en_word: 'two', tags: ['exam'] },
    ]);
    const answer = await post(learner, 'tag', {
      vocabulary_ids: ids,
      add: ['exam', 'a', 'exam'],
      remove: ['b'],
    });
    expect(answer.json()).toEqual({ updated_count: 2 });
    expect(await tagsOf(learner, ids)).toEqual([
      ['a', 'exam'],
      ['exam', 'a'],
    ]);
    const again = await post(learner, 'tag', { vocabulary_ids: ids, add: ['a'], remove: ['missing'] });
    expect(again.json()).toEqual({ updated_count: 0 });
  });

  test('one word with too many refuses the whole call', async () => {
    const learner = await server.createLearner();
    const [first = {}, second = {}] = manyWords(2);
    const full = Array.from({ length: MAX_TAGS }, (_, index) => `tag ${index}`);
    const ids = await addWords(learner, [
      { ...first, en_word: 'one', tags: ['a'] },
      { ...second, en_word: 'two', tags: full },
    ]);
    const answer = await post(learner, 'tag', { vocabulary_ids: ids, add: ['b'] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'A word can have at most 20 tags' });
    expect(await tagsOf(learner, ids)).toEqual([['a'], full]);
    const swapped = await post(learner, 'tag', { vocabulary_ids: ids, add: ['b'], remove: ['tag 0'] });
    expect(swapped.json()).toEqual({ updated_count: 2 });
  });

  test.each([
    ['nothing to do', { add: [], remove: [] }],
    ['an empty tag', { add: [' '] }],
    ['a tag that is too long', { add: ['x'.repeat(201)] }],
    ['no list', { add: 'exam' }],
  ])('%s is refused', async (_, body) => {
    const learner = await server.createLearner();
    const vocabulary_ids = await addWords(learner, manyWords(1));
    expect((await post(learner, 'tag', { vocabulary_ids, ...body })).statusCode).toBe(400);
  });
});

describe.each([
  ['move', { user_topic: 'Travel' }],
  ['tag', { add: ['exam'] }],
  ['delete', {}],
])('%s', (call, body) => {
  test('of one missing word among others changes nothing', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(2));
    const before = await readEntry(learner, ids[0] ?? 0);
    const answer = await post(learner, call, { vocabulary_ids: [...ids, MISSING], ...body });
    expect(answer.statusCode).toBe(404);
    expect(await readEntry(learner, ids[0] ?? 0)).toEqual(before);
    expect(await countSaved(learner)).toBe(2);
  });

  test.each([[[]], [['1']], [[0]], [[1.5]], [Array.from({ length: 1001 }, (_, index) => index + 1)]])(
    'needs a list of one to a thousand ids',
    async (vocabulary_ids) => {
      const learner = await server.createLearner();
      expect((await post(learner, call, { vocabulary_ids, ...body })).statusCode).toBe(400);
    },
  );
});

test('a thousand words are deleted and restored in one call each', async () => {
  const learner = await server.createLearner();
  const ids: number[] = [];
  for (let start = 0; start < 1000; start += 100) {
    ids.push(...(await addWords(learner, manyWords(1000).slice(start, start + 100))));
  }
  expect((await post(learner, 'delete', { vocabulary_ids: ids })).json()).toEqual({ deleted_count: 1000 });
  expect(await countSaved(learner)).toBe(0);
  expect((await post(learner, 'restore', { vocabulary_ids: ids })).json()).toEqual({ restored_count: 1000 });
  expect(await countSaved(learner)).toBe(1000);
});
