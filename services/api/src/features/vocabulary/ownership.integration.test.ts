import type { RequestOptions } from '../../testing/inject';
import type { TestLearner } from '../../testing/test-server';
import { quiz, start } from '../learning/testing/quiz';
import { until } from '../notes/testing/until';
import { rowsOf } from './testing/rows-of';
import { addWords, manyWords, readEntry, sharedWordServer } from './testing/word-server';

const server = sharedWordServer();
let owner: TestLearner;
let stranger: TestLearner;
let ids: { word: number; collection: number; topic: number; session: number; note: number };

/** All that the owner has, as it is before strangers come. */
let untouched: Awaited<ReturnType<typeof rowsOf>>;

/** One id that nobody has. */
const MISSING = 2_000_000_000;

beforeAll(async () => {
  owner = await server.createLearner();
  stranger = await server.createLearner();
  const [word = 0, second = 0] = await addWords(owner, manyWords(2));
  const { user_topic_id: collection, topic_id: topic } = await readEntry(owner, word);
  const session = await start(owner, [word, second], 2);
  await quiz(owner, session).answer(second, 'word 2');
  const captured = await owner.inject({ url: '/capture-notes', body: { content: 'WORD - xyzzy' } });
  const note = captured.json<{ note: { id: number } }>().note.id;
  await until(async () =>
    (await owner.inject('/capture-notes')).body.includes('No vocabulary was found') ? true : null,
  );
  ids = { word, collection, topic, session, note };
  untouched = await rowsOf(server, owner);
});

type Ids = typeof ids;
const put = (url: string, body?: object): RequestOptions => ({ method: 'PUT', url, body });
const post = (url: string, body?: object): RequestOptions => ({ method: 'POST', url, body });

/** Every call of these areas that takes an id, by each id that it takes: in the path, the query or the body. */
const calls: Record<string, (target: Ids, own: { word: number; session: number }) => RequestOptions> = {
  'read a word': ({ word }) => ({ url: `/vocabulary/${word}` }),
  'neighbours of a word': ({ word }) => ({ url: `/vocabulary/${word}/neighbors` }),
  'history of a word': ({ word }) => ({ url: `/vocabulary/${word}/history` }),
  'hear a word': ({ word }) => ({ url: `/vocabulary/${word}/audio?variant=en_word` }),
  'change a word': ({ word }) => ({ method: 'PATCH', url: `/vocabulary/${word}`, body: { notes: 'mine' } }),
  'delete a word': ({ word }) => ({ method: 'DELETE', url: `/vocabulary/${word}` }),
  'save words': ({ word }, own) => post('/vocabulary/save', { vocabulary_ids: [own.word, word] }),
  'set the status of words': ({ word }, own) =>
    post('/vocabulary/update-status', { vocabulary_ids: [own.word, word], status: false }),
  'move words': ({ word }, own) =>
    post('/vocabulary/move', { vocabulary_ids: [own.word, word], user_topic: 'mine' }),
  'tag words': ({ word }, own) =>
    post('/vocabulary/tag', { vocabulary_ids: [own.word, word], add: ['mine'] }),
  'delete words': ({ word }, own) => post('/vocabulary/delete', { vocabulary_ids: [own.word, word] }),
  'restore words': ({ word }) => post('/vocabulary/restore', { vocabulary_ids: [word] }),
  'regenerate a sentence': ({ word }) =>
    post('/vocabulary/regenerate', { vocabulary_id: word, regenerate_type: 'sentences' }),
  'regenerate a picture': ({ word }) =>
    post('/vocabulary/regenerate', { vocabulary_id: word, regenerate_type: 'images' }),
  'undo a new picture': ({ word }) =>
    post('/vocabulary/undo', { vocabulary_id: word, regenerate_type: 'images' }),
  'write a sentence': ({ word }) =>
    post('/vocabulary/update-sentence', { vocabulary_id: word, sentence_input: 'x', input_language: 'en' }),
  'draw a picture': ({ word }) =>
    post('/vocabulary/update-image', { vocabulary_id: word, image_prompt: 'x', image_type: 'word' }),
  'give a photo': ({ word }) => ({
    ...post(`/vocabulary/${word}/photo`, Buffer.from('no photo')),
    headers: { 'content-type': 'application/octet-stream' },
  }),
  'list a collection': ({ collection }) => ({ url: `/vocabulary?userTopicId=${collection}` }),
  'list a topic': ({ topic }) => ({ url: `/vocabulary?topicId=${topic}` }),
  'neighbours within a collection': ({ collection }, own) => ({
    url: `/vocabulary/${own.word}/neighbors?userTopicId=${collection}`,
  }),
  'rename a collection': ({ collection }) => ({
    method: 'PATCH',
    url: `/topics/user/${collection}`,
    body: { name: 'mine' },
  }),
  'delete a collection': ({ collection }) => ({ method: 'DELETE', url: `/topics/user/${collection}` }),
  'topics of a collection': ({ collection }) => ({ url: `/topics/by-user-topic/${collection}` }),
  'words of a collection': ({ collection }) => ({ url: `/topics/vocabulary/by-user-topic/${collection}` }),
  'words of a topic': ({ topic }) => ({ url: `/topics/vocabulary/by-topic?topicId=${topic}` }),
  'change a note': ({ note }) => put(`/capture-notes/${note}`, { content: 'mine' }),
  'retry a note': ({ note }) => post(`/capture-notes/${note}/retry`),
  'read what a note may mean': ({ note }) => ({ url: `/capture-notes/${note}/meanings` }),
  'answer a note': ({ note }) => post(`/capture-notes/${note}/meanings`, { question: 1, choices: [0] }),
  'delete a note': ({ note }) => ({ method: 'DELETE', url: `/capture-notes/${note}` }),
  'start a session': ({ word }, own) => post('/learn/start', { vocabularyIds: [own.word, word], mode: 1 }),
  'relearn words': ({ word }, own) => post('/learn/relearn', { vocabularyIds: [own.word, word], mode: 1 }),
  'read a session': ({ session }) => ({ url: `/learn/session/${session}` }),
  'progress of a session': ({ session }) => ({ url: `/learn/session/${session}/progress` }),
  'end a session': ({ session }) => put(`/learn/session/${session}/end`),
  'answer in a session': ({ session, word }) =>
    post('/learn/check-answer-mode', { sessionId: session, vocabularyId: word, userAnswer: 'word 1' }),
  'answer a word in an own session': ({ word }, own) =>
    post('/learn/check-answer-mode', { sessionId: own.session, vocabularyId: word, userAnswer: 'word 1' }),
  'answer an own word in a session': ({ session }, own) =>
    post('/learn/check-answer-mode', { sessionId: session, vocabularyId: own.word, userAnswer: 'word 1' }),
  'check an answer': ({ word }) =>
    post('/learn/check-answer', { vocabularyId: word, userAnswer: 'word 1', type: 'en' }),
  'review in a session': ({ session, word }) =>
    post('/learn/mark-reviewed', { sessionId: session, vocabularyId: word }),
  'review a word in an own session': ({ word }, own) =>
    post('/learn/mark-reviewed', { sessionId: own.session, vocabularyId: word }),
  'set a status': ({ session, word }) =>
    put('/learn/learn-detail/status', { sessionId: session, vocabularyId: word, status: 3 }),
  'read an item': ({ session, word }) => ({ url: `/learn/learn-detail/${session}/${word}` }),
};

describe.each(Object.entries(calls))('%s', (_, call) => {
  test('of another learner answers as for a missing one, and changes nothing', async () => {
    const [word = 0] = await addWords(stranger, [{ en_word: 'own', hiragana: 'じぶん' }]);
    const own = { word, session: await start(stranger, [word], 2) };
    const missing = { word: MISSING, collection: MISSING, topic: MISSING, session: MISSING, note: MISSING };
    const before = await rowsOf(server, stranger);
    const foreign = await stranger.inject(call(ids, own));
    const absent = await stranger.inject(call(missing, own));
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(absent.body);
    expect(foreign.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect([await rowsOf(server, owner), await rowsOf(server, stranger)]).toEqual([untouched, before]);
  });

  test('without a session is refused', async () => {
    const answer = await server.inject(call(ids, { word: ids.word, session: ids.session }));
    expect(answer.statusCode).toBe(401);
  });

  test('with ids that are none is bad input', async () => {
    for (const id of [0, -1, 1.5, 2 ** 31, 2 ** 53, Number.NaN, '1 OR 1=1']) {
      const hostile = { word: id, collection: id, topic: id, session: id, note: id } as Ids;
      const answer = await owner.inject(call(hostile, { word: ids.word, session: ids.session }));
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({ success: false });
    }
  });
});

test('lists show nothing of another learner', async () => {
  const fresh = await server.createLearner();
  for (const [url, empty] of [
    ['/vocabulary', { vocabulary: [], pagination: expect.objectContaining({ total_count: 0 }) }],
    ['/vocabulary/today', { vocabulary: [] }],
    ['/capture-notes', { success: true, notes: [] }],
    ['/topics/user', { data: [] }],
    ['/learn/sessions', { data: [] }],
    ['/learn/unfinished-sessions', { data: [] }],
    [
      '/learn/due',
      {
        data: {
          vocabularyIds: [],
          due: 0,
          new: 0,
          now: 0,
          later: 0,
          meet: 0,
          minutes: 0,
          next: null,
          away: null,
        },
      },
    ],
    ['/learn/vocabulary/My%20Words', { data: { vocabulary: [], category: 'My Words', level: 'beginner' } }],
  ] as const) {
    expect((await fresh.inject(url)).json()).toEqual(empty);
  }
  expect((await fresh.inject('/stats/summary')).json()).toMatchObject({
    data: { words: 0, due: 0, streak: 0 },
  });
});

test('an unverified learner is refused everywhere', async () => {
  const unverified = await server.createLearner({ verified: false });
  for (const call of Object.values(calls)) {
    const answer = await unverified.inject(call(ids, { word: ids.word, session: ids.session }));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'EMAIL_UNVERIFIED' });
  }
});
