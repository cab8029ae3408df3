import { until } from '../notes/testing/until';
import { addWords, manyWords, START, sharedWordServer } from '../vocabulary/testing/word-server';
import type { TestLearner } from '../../testing/test-server';
import type { SessionSummary, WordHint } from './learning.schemas';
import { quiz, resultOf, start } from './testing/quiz';

const server = sharedWordServer();

const umbrella = {
  en_word: 'umbrella',
  hiragana: 'かさ',
  kanji: '傘',
  user_topic: 'Weather',
  topic: 'Things',
};
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000);

test('a session has its words in the order asked for, none answered, each once', async () => {
  const learner = await server.createLearner();
  const [first, second] = await addWords(learner, [umbrella, ...manyWords(1)]);
  const session = await quiz(learner, await start(learner, [second, first, second], 3)).read();
  expect(session).toMatchObject({ mode: 3, startedAt: START.toISOString(), endedAt: null });
  expect(session.learnDetails.map(({ vocabularyId, status }) => [vocabularyId, status])).toEqual([
    [second, 0],
    [first, 0],
  ]);
  expect(session.learnDetails[1]?.vocabulary).toMatchObject({
    id: first,
    enWord: 'umbrella',
    hiragana: 'かさ',
    katakana: null,
    kanji: '傘',
    romaji: 'kasa',
    partOfSpeech: 'noun',
    enSentence: null,
    sentenceImageUrl: expect.stringMatching(/^\/api\/media\/pictures\/.+\.svg$/),
    topic: { name: 'Things', userTopic: { name: 'Weather' } },
  });
});

test('a running session says which of its words were never asked, an ended one when each comes back', async () => {
  const learner = await server.createLearner();
  const [first, second] = await addWords(learner, [umbrella, ...manyWords(1)]);
  const told = async (session: ReturnType<typeof quiz>) =>
    (await session.read()).learnDetails.map(({ isNew, due }) => [isNew, due && new Date(due) > START]);
  const one = quiz(learner, await start(learner, [first]));
  expect(await told(one)).toEqual([[true, undefined]]);
  await one.answer(first, 'かさ');
  const both = quiz(learner, await start(learner, [first, second]));
  expect(await told(both)).toEqual([
    [false, undefined],
    [true, undefined],
  ]);
  await one.end();
  expect(await told(one)).toEqual([[undefined, true]]);
  await both.end();
  expect(await told(both)).toEqual([
    [undefined, true],
    [undefined, undefined],
  ]);
});

test.each([
  [undefined, 0],
  [0, 0],
  [4, 4],
  [5, 0],
  [-1, 0],
])('the mode %p acts as %i', async (mode, acts) => {
  const learner = await server.createLearner();
  const ids = await addWords(learner, manyWords(1));
  const answer = await learner.inject({ url: '/learn/start', body: { vocabularyIds: ids, mode } });
  const session = quiz(learner, answer.json<{ data: { id: number } }>().data.id);
  expect((await session.read()).mode).toBe(acts);
});

test.each([
  ['no words', { vocabularyIds: [] }],
  ['no list', { vocabularyIds: 1 }],
  ['a bad id', { vocabularyIds: [0] }],
  ['an id out of range', { vocabularyIds: [2 ** 31] }],
  ['a text as id', { vocabularyIds: ['1'] }],
  ['a mode that is no number', { vocabularyIds: [1], mode: '1' }],
  ['a broken mode', { vocabularyIds: [1], mode: 1.5 }],
  ['too many words', { vocabularyIds: Array.from({ length: 1001 }, (_, index) => index + 1) }],
  ['a long topic', { vocabularyIds: [1], topic: 'x'.repeat(101) }],
])('refuses to start with %s', async (_, body) => {
  const learner = await server.createLearner();
  const answer = await learner.inject({ url: '/learn/start', body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false, code: 'INVALID_INPUT' });
});

test('one unknown word refuses the whole session', async () => {
  const learner = await server.createLearner();
  const [id] = await addWords(learner, manyWords(1));
  const answer = await learner.inject({ url: '/learn/start', body: { vocabularyIds: [id, 2_000_000_000] } });
  expect(answer.statusCode).toBe(404);
  expect((await learner.inject('/learn/sessions')).json()).toEqual({ data: [] });
});

test('a session of one’s own has no place for another learner’s word', async () => {
  const stranger = await server.createLearner();
  const [foreign] = await addWords(stranger, manyWords(1));
  const learner = await server.createLearner();
  const [own] = await addWords(learner, [umbrella]);
  for (const url of ['/learn/start', '/learn/relearn']) {
    const mixed = await learner.inject({ url, body: { vocabularyIds: [own, foreign], mode: 1 } });
    expect([mixed.statusCode, mixed.json()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
  }
  expect((await learner.inject('/learn/sessions')).json()).toEqual({ data: [] });

  const sessionId = await start(learner, [own]);
  const session = quiz(learner, sessionId);
  for (const answer of [
    await session.answer(foreign, 'word 1'),
    await session.review(foreign),
    await session.setStatus(foreign, 3),
    await session.undo(foreign),
    await session.accept(foreign),
    await learner.inject(`/learn/learn-detail/${sessionId}/${foreign}`),
    await learner.inject(`/learn/learn-detail/${sessionId}/${foreign}/hint`),
  ])
    expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ success: false })]);
  expect(await session.statuses()).toEqual([0]);
});

test('the day of a session: one right, one wrong, one revealed, then ended', async () => {
  const learner = await server.createLearner();
  const ids = await addWords(learner, manyWords(4));
  const session = quiz(learner, await start(learner, ids, 2));
  expect(resultOf(await session.answer(ids[0], 'word 1'))).toMatchObject({ isCorrect: true, recorded: true });
  expect(resultOf(await session.answer(ids[1], 'zzz'))).toEqual(
    expect.objectContaining({
      isCorrect: false,
      verdict: 'incorrect',
      correctAnswer: 'word 2',
      recorded: true,
    }),
  );
  expect((await session.review(ids[2])).json()).toMatchObject({ data: { vocabularyId: ids[2], status: 3 } });
  expect(await session.progress()).toEqual({
    total: 4,
    answered: 3,
    correct: 1,
    incorrect: 1,
    reviewed: 1,
    percent: 75,
  });
  expect(await session.statuses()).toEqual([1, 2, 3, 0]);
  server.setNow(later(90));
  const ended = await session.end();
  expect(ended.json()).toMatchObject({
    data: { startedAt: START.toISOString(), endedAt: later(90).toISOString() },
  });
  server.setNow(later(500));
  expect((await session.end()).json()).toEqual(ended.json());
});

test('an ended session takes no more writes', async () => {
  const learner = await server.createLearner();
  const ids = await addWords(learner, manyWords(2));
  const session = quiz(learner, await start(learner, ids, 2));
  await session.answer(ids[0], 'word 1');
  await session.end();
  for (const answer of [
    await session.answer(ids[0], 'word 1'),
    await session.answer(ids[1], 'word 2'),
    await session.review(ids[1]),
    await session.setStatus(ids[0], 1),
  ]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ success: false, code: 'SESSION_ENDED' });
  }
  expect(await session.statuses()).toEqual([1, 0]);
});

test('lists hold what runs and what has ended, newest first, with figures', async () => {
  const learner = await server.createLearner();
  const ids = await addWords(learner, manyWords(3));
  const first = await start(learner, ids);
  server.setNow(later(10));
  const second = await start(learner, ids.slice(0, 2), 2);
  await quiz(learner, second).answer(ids[0], 'word 1');
  const list = async (path: string) => (await learner.inject(path)).json<{ data: SessionSummary[] }>().data;
  expect((await list('/learn/unfinished-sessions')).map(({ id }) => id)).toEqual([second, first]);
  await quiz(learner, first).end();
  expect((await list('/learn/unfinished-sessions')).map(({ id }) => id)).toEqual([second]);
  const [newest, oldest] = await list('/learn/sessions');
  expect(newest).toMatchObject({
    id: second,
    progress: { total: 2, answered: 1, percent: 50 },
    learnDetails: [
      { vocabularyId: ids[0], status: 1 },
      { vocabularyId: ids[1], status: 0 },
    ],
  });
  expect(oldest).toMatchObject({ id: first, endedAt: later(10).toISOString() });
  expect((await list('/learn/sessions?limit=1&offset=1')).map(({ id }) => id)).toEqual([first]);
});

test('relearning starts a session of the given words, with its name', async () => {
  const learner = await server.createLearner();
  const ids = await addWords(learner, manyWords(2));
  const answer = await learner.inject({
    url: '/learn/relearn',
    body: { vocabularyIds: ids, name: 'Relearn Session', type: 'review', mode: 4 },
  });
  const session = quiz(learner, answer.json<{ data: { id: number } }>().data.id);
  expect(await session.read()).toMatchObject({ mode: 4, name: 'Relearn Session', type: 'review' });
});

test.each(['/learn/start', '/learn/relearn'])('%s sent twice with one key is one session', async (url) => {
  const learner = await server.createLearner();
  const vocabularyIds = await addWords(learner, manyWords(2));
  const send = () =>
    learner.inject({ url, body: { vocabularyIds, mode: 1 }, headers: { 'idempotency-key': 'click' } });
  const [one, two] = await Promise.all([send(), send()]);
  expect(two.json()).toEqual(one.json());
  expect((await learner.inject('/learn/sessions')).json<{ data: unknown[] }>().data).toHaveLength(1);
});

describe('a word deleted', () => {
  test('during a session leaves it', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(3));
    const session = quiz(learner, await start(learner, ids, 2));
    await session.answer(ids[0], 'word 1');
    await learner.inject({ method: 'DELETE', url: `/vocabulary/${ids[1]}` });
    expect((await session.read()).learnDetails.map(({ vocabularyId }) => vocabularyId)).toEqual([
      ids[0],
      ids[2],
    ]);
    expect((await session.answer(ids[1], 'word 2')).statusCode).toBe(404);
    expect((await session.answer(ids[2], 'word 3')).statusCode).toBe(200);
  });

  test('while the session is being read is in it whole', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(2));
    const session = quiz(learner, await start(learner, ids, 2));
    const { pool } = server.platform;
    const client = await pool.connect();
    // The items are read, and then the words as soon as this is over.
    await client.query('begin; lock table vocabulary in access exclusive mode');
    const reading = session.read();
    const waiting = `select 1 from pg_locks where not granted and relation = 'vocabulary'::regclass`;
    await until(async () => ((await pool.query(waiting)).rows.length > 0 ? true : null));
    for (const [table, column] of [
      ['learn_details', 'vocabulary_id'],
      ['vocabulary', 'id'],
    ])
      await client.query(`delete from ${table} where user_id = $1 and ${column} = $2`, [learner.id, ids[0]]);
    await client.query('commit');
    client.release();
    expect((await reading).learnDetails.map(({ vocabulary }) => vocabulary?.id)).toEqual(ids);
    expect((await session.read()).learnDetails.map(({ vocabulary }) => vocabulary?.id)).toEqual([ids[1]]);
  });

  test('takes a running session with it when it was the only one', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, manyWords(1));
    const sessionId = await start(learner, [id]);
    await learner.inject({ method: 'DELETE', url: `/vocabulary/${id}` });
    expect((await learner.inject(`/learn/session/${sessionId}`)).statusCode).toBe(404);
    expect((await learner.inject('/learn/unfinished-sessions')).json()).toEqual({ data: [] });
  });

  test('after a session leaves its results as they were', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(2));
    const session = quiz(learner, await start(learner, ids, 2));
    await session.answer(ids[0], 'word 1');
    await session.answer(ids[1], 'zzz');
    await session.end();
    const before = await session.progress();
    await learner.inject({ method: 'DELETE', url: `/vocabulary/${ids[1]}` });
    expect(await session.progress()).toEqual(before);
    expect((await session.read()).learnDetails[1]).toEqual({
      vocabularyId: null,
      mode: 2,
      status: 2,
      vocabulary: null,
      answer: {
        typed: 'zzz',
        correctAnswer: 'word 2',
        verdict: 'incorrect',
        reason: 'no_match',
        matched: null,
      },
      answeredAt: START.toISOString(),
      practised: false,
    });
  });
});

describe('hints', () => {
  const HOT = [
    { en_word: 'hot (weather)', kanji: '暑い', hiragana: 'あつい', alternatives: ['sultry'] },
    { en_word: 'hot (thing)', kanji: '熱い', hiragana: 'あつい' },
    { en_word: 'hot; spicy', kanji: '辛い', hiragana: 'からい' },
    { en_word: 'cold', kanji: '寒い', hiragana: 'さむい' },
    { en_word: 'hot', hiragana: 'ほっと', status: false },
  ];

  const ask = ({ inject }: TestLearner, session: number, word: number | undefined) =>
    inject(`/learn/learn-detail/${session}/${word}/hint`);

  test.each([
    [1, ['sultry'], ['hot (thing)', null], ['hot; spicy', '辛い']],
    [3, ['sultry'], ['hot (thing)', null], ['hot; spicy', '辛い']],
  ])(
    'in mode %i a hint tells other meanings and the saved words that share the prompt',
    async (mode, meanings, ...others) => {
      const learner = await server.createLearner();
      const ids = await addWords(learner, HOT);
      const answer = await ask(learner, await start(learner, ids.slice(0, 1), mode), ids[0]);
      const { data } = answer.json<{ data: WordHint }>();
      expect(data).toEqual({
        meanings,
        namesakes: others.map(([enWord, jaWord], index) => ({ id: ids[index + 1], enWord, jaWord })),
      });
    },
  );

  test.each([2, 4])('in mode %i, which asks for the meaning, a hint tells none', async (mode) => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, HOT);
    const answer = await ask(learner, await start(learner, ids.slice(0, 1), mode), ids[0]);
    expect(answer.json()).toEqual({ data: { meanings: [], namesakes: [] } });
  });

  test('another learner’s words and sessions are not there', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, HOT.slice(0, 1));
    const session = await start(learner, [id]);
    const stranger = await server.createLearner();
    await addWords(stranger, HOT);
    expect((await ask(stranger, session, id)).statusCode).toBe(404);
    expect((await ask(learner, session, 999_999)).statusCode).toBe(404);
    expect((await ask(learner, session, id)).json()).toEqual({
      data: { meanings: ['sultry'], namesakes: [] },
    });
  });
});
