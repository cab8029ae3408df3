import type { TestLearner } from '../../../testing/test-server';
import { addWords, manyWords, readEntry, sharedWordServer } from '../testing/word-server';
import type { Collection } from './topics.service';

const server = sharedWordServer();

const collectionsOf = async ({ inject }: TestLearner): Promise<Collection[]> =>
  (await inject('/topics/user')).json<{ data: Collection[] }>().data;

const create = ({ inject }: TestLearner, name: unknown) => inject({ url: '/topics/user', body: { name } });
const created = async (learner: TestLearner, name: string) =>
  (await create(learner, name)).json<{ data: Collection }>().data;
const rename = ({ inject }: TestLearner, id: number, name: unknown) =>
  inject({ method: 'PATCH', url: `/topics/user/${id}`, body: { name } });
const remove = ({ inject }: TestLearner, id: number) =>
  inject({ method: 'DELETE', url: `/topics/user/${id}` });

test('a learner begins without collections', async () => {
  expect(await collectionsOf(await server.createLearner())).toEqual([]);
});

test('collections are listed with their saved words', async () => {
  const learner = await server.createLearner();
  await created(learner, 'Empty');
  await addWords(learner, [
    ...manyWords(2),
    { en_word: 'tea', hiragana: 'ちゃ', user_topic: 'Drinks', topic: 'Hot' },
    { en_word: 'water', hiragana: 'みず', user_topic: 'Drinks', status: false },
  ]);
  expect(await collectionsOf(learner)).toMatchObject([
    { name: 'Empty', words: 0, isDefault: false },
    { name: 'My Words', words: 2, isDefault: true },
    { name: 'Drinks', words: 1, isDefault: false },
  ]);
});

test('the tree of a collection names its topics', async () => {
  const learner = await server.createLearner();
  const [id] = await addWords(learner, [
    { en_word: 'tea', hiragana: 'ちゃ', user_topic: 'Drinks', topic: 'Hot' },
    { en_word: 'water', hiragana: 'みず', user_topic: 'Drinks', topic: 'Cold' },
  ]);
  const { user_topic_id, topic_id } = await readEntry(learner, id ?? 0);
  const tree = await learner.inject(`/topics/by-user-topic/${user_topic_id}`);
  expect(tree.json()).toEqual({
    data: {
      userTopic: { id: user_topic_id, name: 'Drinks' },
      topics: [
        { parent: { id: topic_id, name: 'Hot' }, words: 1 },
        { parent: { id: expect.any(Number), name: 'Cold' }, words: 1 },
      ],
    },
  });
});

test('a second collection of the same name is refused, whatever its width, case and kana', async () => {
  const learner = await server.createLearner();
  const first = await created(learner, 'Kana ネコ');
  for (const name of ['Kana ネコ', 'ＫＡＮＡ  ねこ', ' kana ﾈｺ ']) {
    const refused = await create(learner, name);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ success: false, code: 'NAME_TAKEN' });
  }
  const other = await created(learner, 'Other');
  expect((await rename(learner, other.id, 'kana ねこ')).statusCode).toBe(409);
  expect((await rename(learner, first.id, 'KANA ねこ')).json()).toMatchObject({
    data: { name: 'KANA ねこ' },
  });
});

test('made in parallel, one of the same name is made', async () => {
  const learner = await server.createLearner();
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(learner, 'Twice')));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  expect(await collectionsOf(learner)).toHaveLength(1);
});

test.each(['', '   ', 'x'.repeat(101), 'a\0', null, 5, '\u200b\u3164', 'My\nwords'])(
  'refuses a name (%#)',
  async (name) => {
    const learner = await server.createLearner();
    expect((await create(learner, name)).statusCode).toBe(400);
  },
);

test('deleting a collection moves its words, saved and not, to "My Words"', async () => {
  const learner = await server.createLearner();
  const ids = await addWords(learner, [
    { en_word: 'tea', hiragana: 'ちゃ', user_topic: 'Drinks', topic: 'Hot' },
    { en_word: 'water', hiragana: 'みず', user_topic: 'Drinks', status: false },
  ]);
  const { user_topic_id } = await readEntry(learner, ids[0] ?? 0);
  const answer = await remove(learner, user_topic_id);
  const [left] = await collectionsOf(learner);
  expect(answer.json()).toEqual({ data: { id: user_topic_id, movedWords: 2, movedTo: left?.id } });
  expect(left).toMatchObject({ name: 'My Words', words: 1 });
  for (const id of ids) {
    expect(await readEntry(learner, id)).toMatchObject({ user_topic: 'My Words', topic: 'General' });
  }
  expect((await remove(learner, user_topic_id)).statusCode).toBe(404);
  expect((await learner.inject(`/vocabulary?userTopicId=${user_topic_id}`)).statusCode).toBe(404);
});

test('"My Words" is deleted only when it is empty', async () => {
  const learner = await server.createLearner();
  const [id] = await addWords(learner, manyWords(1));
  const { user_topic_id } = await readEntry(learner, id ?? 0);
  expect((await remove(learner, user_topic_id)).json()).toMatchObject({ success: false, code: 'CONFLICT' });
  await learner.inject({ method: 'DELETE', url: `/vocabulary/${id}` });
  expect((await remove(learner, user_topic_id)).json()).toEqual({
    data: { id: user_topic_id, movedWords: 0, movedTo: null },
  });
});

describe('words to practise', () => {
  test('are the saved ones of a topic or collection, whatever the mode', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, [
      { en_word: 'tea', hiragana: 'ちゃ', user_topic: 'Drinks', topic: 'Hot' },
      { en_word: 'water', hiragana: 'みず', user_topic: 'Drinks', topic: 'Cold' },
      { en_word: 'juice', katakana: 'ジュース', user_topic: 'Drinks', topic: 'Cold', status: false },
    ]);
    const { user_topic_id, topic_id } = await readEntry(learner, ids[1] ?? 0);
    for (const mode of ['', '?mode=0', '?mode=1', '?mode=4', '?mode=99']) {
      const all = await learner.inject(`/topics/vocabulary/by-user-topic/${user_topic_id}${mode}`);
      expect(all.json()).toEqual({ data: { vocabularyIds: ids.slice(0, 2) } });
    }
    const some = await learner.inject(
      `/topics/vocabulary/by-topic?topicId=${topic_id}&subtopicId=${topic_id}&mode=2`,
    );
    expect(some.json()).toEqual({ data: { vocabularyIds: [ids[1]] } });
  });

  test('the mode puts in front what is remembered in its direction', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(3));
    const start = await learner.inject({ url: '/learn/start', body: { vocabularyIds: [ids[2]], mode: 2 } });
    const sessionId = start.json<{ data: { id: number } }>().data.id;
    await learner.inject({ url: '/learn/mark-reviewed', body: { sessionId, vocabularyId: ids[2] } });
    const { user_topic_id } = await readEntry(learner, ids[0] ?? 0);
    const ask = async (mode: number) =>
      (await learner.inject(`/topics/vocabulary/by-user-topic/${user_topic_id}?mode=${mode}`)).json<{
        data: { vocabularyIds: number[] };
      }>().data.vocabularyIds;
    expect(await ask(4)).toEqual([ids[2], ids[0], ids[1]]);
    expect(await ask(1)).toEqual(ids);
  });

  test.each([
    'topicId=0',
    'topicId=abc',
    'topicId=',
    '',
    'topicId=1&mode=x',
    'topicId=1&mode=1.5',
    'topicId=1&mode=99999999999',
  ])('refuses by-topic?%s', async (query) => {
    const learner = await server.createLearner();
    expect((await learner.inject(`/topics/vocabulary/by-topic?${query}`)).statusCode).toBe(400);
  });

  test('an unknown topic or sub-topic is not found', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, manyWords(1));
    const { topic_id } = await readEntry(learner, id ?? 0);
    for (const query of ['topicId=2000000000', `topicId=${topic_id}&subtopicId=2000000000`]) {
      expect((await learner.inject(`/topics/vocabulary/by-topic?${query}`)).statusCode).toBe(404);
    }
  });
});
