import { MAX_TAGS } from '@kotoba/contracts';
import type { TestLearner } from '../../testing/test-server';
import { quiz, start } from '../learning/testing/quiz';
import { until } from '../notes/testing/until';
import { addWords, countSaved, manyWords, readEntry, sharedWordServer, START } from './testing/word-server';
import { rowsOf } from './testing/rows-of';
import { removeKeptWords } from './trash.repository';

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

const MANY = LONG ? 1000 : 120;
test(`${MANY} words are deleted and restored in one call each`, async () => {
  const learner = await server.createLearner();
  const ids: number[] = [];
  for (let start = 0; start < MANY; start += 100) {
    ids.push(...(await addWords(learner, manyWords(MANY).slice(start, start + 100))));
  }
  expect((await post(learner, 'delete', { vocabulary_ids: ids })).json()).toEqual({ deleted_count: MANY });
  expect(await countSaved(learner)).toBe(0);
  expect((await post(learner, 'restore', { vocabulary_ids: ids })).json()).toEqual({ restored_count: MANY });
  expect(await countSaved(learner)).toBe(MANY);
});

describe('restoring', () => {
  const MINUTE = 60_000;
  const wait = (minutes: number) => server.setNow(new Date(START.getTime() + minutes * MINUTE));
  const remove = ({ inject }: TestLearner, ids: readonly (number | undefined)[]) =>
    inject({ url: '/vocabulary/delete', body: { vocabulary_ids: ids } });
  const restore = ({ inject }: TestLearner, ids: readonly (number | undefined)[]) =>
    inject({ url: '/vocabulary/restore', body: { vocabulary_ids: ids } });

  /**
   * A learner with words in every place that a word can have: sessions running and ended, a note, a card of the
   * assistant.
   */
  async function busyLearner() {
    const learner = await server.createLearner();
    await learner.inject({ url: '/capture-notes', body: { content: 'WORD - umbrella' } });
    await until(async () => ((await countSaved(learner)) > 0 ? true : null));
    await learner.inject({ url: '/chat/send', body: { content: 'travel by train' } });
    const words = await addWords(learner, manyWords(3));
    const [umbrella] = (await learner.inject('/vocabulary?search=umbrella'))
      .json<{ vocabulary: { id: number }[] }>()
      .vocabulary.map(({ id }) => id);
    const today = (await learner.inject('/vocabulary/today')).json<{ vocabulary: { id: number }[] }>()
      .vocabulary;
    const all = today.map(({ id }) => id);
    const ended = await start(learner, [umbrella, ...words], 2);
    await quiz(learner, ended).answer(umbrella, 'umbrella');
    await quiz(learner, ended).answer(words[0], 'wrong');
    await quiz(learner, ended).end();
    const running = await start(learner, [umbrella, ...words], 1);
    await quiz(learner, running).answer(umbrella, 'かさ');
    const alone = await start(learner, [umbrella], 4);
    return { learner, umbrella, words, all, ended, running, alone };
  }

  test('a deleted word comes back with all that hung on it', async () => {
    const { learner, umbrella, all } = await busyLearner();
    const before = await rowsOf(server, learner);
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([['deleted_words', []]]);
    for (const ids of [[umbrella], all]) {
      expect((await remove(learner, ids)).json()).toEqual({ deleted_count: ids.length });
      expect((await rowsOf(server, learner))['vocabulary']).toHaveLength(all.length - ids.length);
      expect((await restore(learner, ids)).json()).toEqual({ restored_count: ids.length });
      expect(await rowsOf(server, learner)).toEqual(before);
    }
  });

  test('VOC-37 a word that was made again meanwhile is one word, with the history of both', async () => {
    const learner = await server.createLearner();
    const { id: note } = (
      await learner.inject({ url: '/capture-notes', body: { content: 'WORD - umbrella' } })
    ).json<{
      note: { id: number };
    }>().note;
    const umbrellas = async () =>
      (await learner.inject('/vocabulary?search=umbrella')).json<{ vocabulary: { id: number }[] }>()
        .vocabulary;
    const first = (await until(async () => (await umbrellas())[0] ?? null)).id;
    await quiz(learner, await start(learner, [first], 2)).answer(first, 'umbrella');
    await remove(learner, [first]);
    const [again = 0] = await addWords(learner, [{ en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' }]);
    const session = await start(learner, [again], 1);
    await quiz(learner, session).answer(again, 'かさ');
    expect((await restore(learner, [first])).json()).toEqual({ restored_count: 1 });
    expect(await umbrellas()).toMatchObject([{ id: first }]);
    const rows = await rowsOf(server, learner);
    const owners = (table: string) =>
      (rows[table] as { vocabulary_id: number }[]).map((row) => row.vocabulary_id);
    expect(owners('reviews')).toEqual([first, first]);
    expect(new Set([...owners('memories'), ...owners('learn_details')])).toEqual(new Set([first]));
    const notes = (await learner.inject('/capture-notes')).json<{
      notes: { id: number; vocabularyIds: number[] }[];
    }>();
    expect(notes.notes).toMatchObject([{ id: note, vocabularyIds: [first] }]);
  });

  test('the deletion of a single word can be undone too', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, manyWords(1));
    await learner.inject({ method: 'DELETE', url: `/vocabulary/${id}` });
    expect((await restore(learner, [id])).statusCode).toBe(200);
    expect(await countSaved(learner)).toBe(1);
  });

  test('words that were deleted together can come back one by one, into their session', async () => {
    const { learner, umbrella, words, running } = await busyLearner();
    const before = await quiz(learner, running).read();
    await remove(learner, [umbrella, ...words]);
    expect((await learner.inject(`/learn/session/${running}`)).statusCode).toBe(404);
    for (const id of [...words, umbrella]) await restore(learner, [id]);
    expect(await quiz(learner, running).read()).toEqual(before);
  });

  test('a session that ended meanwhile keeps its result', async () => {
    const { learner, umbrella, running } = await busyLearner();
    await remove(learner, [umbrella]);
    await quiz(learner, running).end();
    const ended = await quiz(learner, running).read();
    await restore(learner, [umbrella]);
    expect(await quiz(learner, running).read()).toEqual(ended);
  });

  test('a word whose topic is gone comes back into the default collection', async () => {
    const learner = await server.createLearner();
    const [id = 0] = await addWords(learner, [
      { en_word: 'train', hiragana: 'でんしゃ', user_topic: 'Travel' },
    ]);
    const { user_topic_id } = await readEntry(learner, id);
    await remove(learner, [id]);
    await learner.inject({ method: 'DELETE', url: `/topics/user/${user_topic_id}` });
    await restore(learner, [id]);
    expect(await readEntry(learner, id)).toMatchObject({ user_topic: 'My Words', topic: 'General' });
  });

  test('a word can be restored once, in time, and by its owner', async () => {
    const learner = await server.createLearner();
    const stranger = await server.createLearner();
    const [first, second, third] = await addWords(learner, manyWords(3));
    await remove(learner, [first, second]);
    expect((await restore(stranger, [first])).statusCode).toBe(404);
    expect((await restore(learner, [first, third])).statusCode).toBe(404);
    expect(await countSaved(learner)).toBe(1);
    wait(10);
    expect((await restore(learner, [first])).statusCode).toBe(200);
    expect((await restore(learner, [first])).statusCode).toBe(404);
    wait(11);
    expect((await restore(learner, [second])).statusCode).toBe(404);
  });

  test('what nobody can bring back any more is forgotten', async () => {
    const learner = await server.createLearner();
    const [old, young] = await addWords(learner, manyWords(2));
    await remove(learner, [old]);
    wait(6);
    await remove(learner, [young]);
    await removeKeptWords(server.platform.db, new Date(START.getTime() + 11 * MINUTE));
    expect((await rowsOf(server, learner))['deleted_words']).toEqual([
      expect.objectContaining({ vocabulary_id: young }),
    ]);
  });

  test('two undos at once restore once', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(2));
    await remove(learner, ids);
    const answers = await Promise.all([restore(learner, ids), restore(learner, ids)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(await countSaved(learner)).toBe(2);
  });
});
