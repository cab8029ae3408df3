import { eq } from 'drizzle-orm';
import type { TestLearner } from '../testing/test-server';
import {
  addWords,
  manyWords,
  readEntry,
  START,
  startWordServer,
  type WordServer,
} from '../vocabulary/testing/word-server';
import { memories, reviews } from './learning.tables';
import { quiz, resultOf, start } from './testing/quiz';

let server: WordServer;
beforeAll(async () => {
  server = await startWordServer();
});
afterAll(() => server.close());
beforeEach(() => server.setNow(START));

const umbrella = { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' };

async function oneWord(mode = 1, word: Parameters<typeof addWords>[1][number] = umbrella) {
  const learner = await server.createLearner();
  const [id = 0] = await addWords(learner, [word]);
  return { learner, id, session: quiz(learner, await start(learner, [id], mode)) };
}

const memoriesOf = ({ id }: TestLearner) =>
  server.platform.db.select().from(memories).where(eq(memories.userId, id));
const reviewsOf = ({ id }: TestLearner) =>
  server.platform.db.select().from(reviews).where(eq(reviews.userId, id));

test('an answer tells whether it was right, and why', async () => {
  const { id, session } = await oneWord();
  expect((await session.answer(id, 'かさ')).json()).toEqual({
    data: {
      isCorrect: true,
      correctAnswer: 'かさ',
      verdict: 'correct',
      reason: 'exact',
      recorded: true,
      matched: null,
      hint: null,
    },
  });
});

test.each([
  ['blank', '  '],
  ['over 200 characters', 'か'.repeat(201)],
  ['10,000 characters', 'か'.repeat(10_000)],
])('an answer that is %s is rejected, and nothing is written', async (_, answer) => {
  const { learner, id, session } = await oneWord();
  const rejected = await session.answer(id, answer);
  expect(rejected.statusCode).toBe(200);
  expect(resultOf(rejected)).toMatchObject({
    verdict: 'rejected',
    isCorrect: false,
    correctAnswer: '',
    recorded: false,
  });
  expect(await session.statuses()).toEqual([0]);
  expect(await reviewsOf(learner)).toEqual([]);
});

test.each([
  ['NUL', 'a\0'],
  ['a lone surrogate', '\udfff'],
  ['a number', 5],
  ['nothing', undefined],
])('an answer of %s is bad input', async (_, answer) => {
  const { id, session } = await oneWord();
  expect((await session.answer(id, answer)).statusCode).toBe(400);
});

test('a right answer sent twice is one answer', async () => {
  const { learner, id, session } = await oneWord();
  const first = await session.answer(id, 'かさ');
  expect((await session.answer(id, ' かさ\u3000')).json()).toEqual(first.json());
  expect(await reviewsOf(learner)).toHaveLength(1);
});

test('sent twenty times in parallel, it is one answer', async () => {
  const { learner, id, session } = await oneWord();
  const answers = await Promise.all(Array.from({ length: 20 }, () => session.answer(id, 'ちがう')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await reviewsOf(learner)).toHaveLength(1);
  expect(await session.statuses()).toEqual([2]);
});

test('right and wrong in parallel: one of them counts, and it stays', async () => {
  const { learner, id, session } = await oneWord();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => session.answer(id, index % 2 ? 'かさ' : `ちがう${index}`)),
  );
  const recorded = answers.map(resultOf).filter((result) => result.recorded);
  const [status] = await session.statuses();
  expect(new Set(recorded.map(({ isCorrect }) => isCorrect)).size).toBe(1);
  expect(status).toBe(recorded[0]?.isCorrect ? 1 : 2);
  expect(await reviewsOf(learner)).toHaveLength(1);
});

test('a soft answer is not recorded and may be tried twice more', async () => {
  const { learner, id, session } = await oneWord();
  // In mode 1 kana are wanted: the kanji shows that the word is known.
  const soft = await session.answer(id, '傘');
  expect(resultOf(soft)).toMatchObject({
    verdict: 'retry',
    reason: 'kana_wanted',
    isCorrect: false,
    correctAnswer: '',
    recorded: false,
  });
  expect((await session.answer(id, '傘')).json()).toEqual(soft.json());
  expect(await session.statuses()).toEqual([0]);
  expect(await reviewsOf(learner)).toEqual([]);
  expect(resultOf(await session.answer(id, 'かさ'))).toMatchObject({ verdict: 'correct', recorded: true });
});

test('the third soft answer is incorrect, also one that was soft before', async () => {
  for (const third of ['school', '学校']) {
    const { id, session } = await oneWord(1, { en_word: 'school', hiragana: 'がっこう', kanji: '学校' });
    expect(resultOf(await session.answer(id, '学校'))).toMatchObject({
      verdict: 'retry',
      reason: 'kana_wanted',
    });
    expect(resultOf(await session.answer(id, 'がつこう'))).toMatchObject({
      verdict: 'retry',
      reason: 'small_kana',
    });
    expect(resultOf(await session.answer(id, third))).toMatchObject({
      verdict: 'incorrect',
      correctAnswer: 'がっこう',
      recorded: true,
    });
    expect(await session.statuses()).toEqual([2]);
  }
});

test('a wrong word that comes back is checked, and the first status stays', async () => {
  const { learner, id, session } = await oneWord();
  await session.answer(id, 'ちがう');
  expect(resultOf(await session.answer(id, 'かさ'))).toMatchObject({ isCorrect: true, recorded: false });
  expect(await session.statuses()).toEqual([2]);
  expect(await reviewsOf(learner)).toHaveLength(1);
});

test('strictness follows the learner’s settings', async () => {
  const { learner, id, session } = await oneWord(2, { en_word: 'umbrella', hiragana: 'かさ' });
  const { accountSettings } = await import('../accounts/accounts.tables');
  await server.platform.db
    .insert(accountSettings)
    .values({ userId: learner.id, strictness: 'exact' })
    .onConflictDoUpdate({ target: accountSettings.userId, set: { strictness: 'exact' } });
  expect(resultOf(await session.answer(id, 'umbrela'))).toMatchObject({ isCorrect: false });
});

test('another saved word of the same meaning is a retry, an unsaved one is wrong', async () => {
  const learner = await server.createLearner();
  const [asked, rival] = await addWords(learner, [
    { en_word: 'to meet', hiragana: 'あう', kanji: '会う' },
    { en_word: 'meet', hiragana: 'であう', kanji: '出会う' },
  ]);
  const first = quiz(learner, await start(learner, [asked], 1));
  expect(resultOf(await first.answer(asked, 'であう'))).toMatchObject({
    verdict: 'retry',
    reason: 'alternate',
    hint: { moraCount: 2, firstKana: 'あ' },
  });
  await learner.inject({
    url: '/vocabulary/update-status',
    body: { vocabulary_ids: [rival], status: false },
  });
  const second = quiz(learner, await start(learner, [asked], 1));
  expect(resultOf(await second.answer(asked, 'であう'))).toMatchObject({ verdict: 'incorrect' });
});

test('blocked answers and alternatives count', async () => {
  const word = { ...umbrella, alternatives: ['parasol'], blocked_answers: ['brolly'] };
  const { id, session } = await oneWord(4, word);
  expect(resultOf(await session.answer(id, 'parasol'))).toMatchObject({ isCorrect: true });
  const other = await oneWord(4, word);
  expect(resultOf(await other.session.answer(other.id, 'brolly'))).toMatchObject({ verdict: 'incorrect' });
});

describe('statuses', () => {
  test.each([
    [0, 3, 200],
    [0, 0, 200],
    [0, 1, 409],
    [0, 2, 409],
  ])('from %i, setting %i answers %i', async (_, status, code) => {
    const { id, session } = await oneWord();
    expect((await session.setStatus(id, status)).statusCode).toBe(code);
  });

  test.each([
    [1, 200],
    [0, 409],
    [2, 409],
    [3, 409],
  ])('of a word answered right, setting %i answers %i', async (status, code) => {
    const { id, session } = await oneWord();
    await session.answer(id, 'かさ');
    const answer = await session.setStatus(id, status);
    expect(answer.statusCode).toBe(code);
    if (code === 409) expect(answer.json()).toMatchObject({ success: false, code: 'STATUS_FINAL' });
    expect(await session.statuses()).toEqual([1]);
  });

  test.each([99, -1, 4, 1.5, '3', null, undefined])('%p is no status', async (status) => {
    const { id, session } = await oneWord();
    expect((await session.setStatus(id, status)).statusCode).toBe(400);
    expect(await session.statuses()).toEqual([0]);
  });

  test('marking as reviewed twice is once; an answered word cannot be marked', async () => {
    const { learner, id, session } = await oneWord();
    const first = await session.review(id);
    expect(first.json()).toMatchObject({
      data: { vocabularyId: id, status: 3, vocabulary: { enWord: 'umbrella' } },
    });
    expect((await session.review(id)).json()).toEqual(first.json());
    expect(await reviewsOf(learner)).toHaveLength(1);
    const other = await oneWord();
    await other.session.answer(other.id, 'かさ');
    expect((await other.session.review(other.id)).json()).toMatchObject({ code: 'STATUS_FINAL' });
  });

  test('one item can be read by itself', async () => {
    const { learner, id, session } = await oneWord();
    const { id: sessionId } = await session.read();
    expect((await learner.inject(`/learn/learn-detail/${sessionId}/${id}`)).json()).toMatchObject({
      data: { vocabularyId: id, status: 0, vocabulary: { id } },
    });
    expect((await learner.inject(`/learn/learn-detail/${sessionId}/2000000000`)).statusCode).toBe(404);
    expect((await learner.inject(`/learn/learn-detail/${sessionId}/12abc`)).statusCode).toBe(400);
  });
});

describe('memory', () => {
  test('a word has one memory for recall and one for recognition', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [umbrella]);
    for (const [mode, answer] of [
      [1, 'かさ'],
      [3, '傘'],
      [2, 'umbrella'],
      [4, 'zzz'],
    ] as const) {
      await quiz(learner, await start(learner, [id], mode)).answer(id, answer);
    }
    const found = await memoriesOf(learner);
    expect(found.map(({ direction, reps, lapses }) => [direction, reps, lapses]).sort()).toEqual([
      ['recall', 2, 0],
      ['recognition', 2, 0],
    ]);
    const history = await reviewsOf(learner);
    expect(history.map(({ status, rating, firstTime }) => [status, rating, firstTime])).toEqual([
      [1, 3, true],
      [1, 3, false],
      [1, 3, true],
      [2, 1, false],
    ]);
  });

  test('a typo is remembered as hard', async () => {
    const { learner, id, session } = await oneWord(2, { en_word: 'umbrella', hiragana: 'かさ' });
    expect(resultOf(await session.answer(id, 'umbrela'))).toMatchObject({
      reason: 'typo',
      matched: 'umbrella',
    });
    expect(await reviewsOf(learner)).toMatchObject([{ rating: 2 }]);
  });

  test('deleting the word keeps the history, without the word', async () => {
    const { learner, id, session } = await oneWord();
    await session.answer(id, 'かさ');
    await learner.inject({ method: 'DELETE', url: `/vocabulary/${id}` });
    expect(await memoriesOf(learner)).toEqual([]);
    expect(await reviewsOf(learner)).toMatchObject([{ vocabularyId: null, status: 1 }]);
  });
});

describe('check-answer', () => {
  const check = ({ inject }: TestLearner, body: object) => inject({ url: '/learn/check-answer', body });

  test.each([
    ['en', 'umbrella', true],
    ['kana', 'かさ', true],
    ['kana', 'umbrella', false],
    ['kanji', '傘', true],
    ['kanji', 'かさ', true],
    ['en', 'bridge', false],
  ])('type %s, answer %s', async (type, userAnswer, isCorrect) => {
    const { learner, id } = await oneWord();
    const answer = await check(learner, { userAnswer, type, vocabularyId: id });
    expect(resultOf(answer)).toMatchObject({ isCorrect, recorded: false });
  });

  test('believes nothing that the client says of the result', async () => {
    const { learner, id, session } = await oneWord();
    const answer = await check(learner, {
      userAnswer: 'wrong',
      correctAnswer: 'wrong',
      type: 'kana',
      vocabularyId: id,
      updateLearnedStatus: true,
    });
    expect(resultOf(answer)).toMatchObject({ isCorrect: false, correctAnswer: 'かさ' });
    expect(await session.statuses()).toEqual([0]);
    expect(await reviewsOf(learner)).toEqual([]);
    expect(await readEntry(learner, id)).toMatchObject({ learned: false });
  });

  test.each(['Kana', '', 1, undefined])('refuses the type %p', async (type) => {
    const { learner, id } = await oneWord();
    expect((await check(learner, { userAnswer: 'x', type, vocabularyId: id })).statusCode).toBe(400);
  });
});

test('many words are answered as fast as they are sent', async () => {
  const learner = await server.createLearner();
  const ids = await addWords(learner, manyWords(40));
  const session = quiz(learner, await start(learner, ids, 2));
  const answers = await Promise.all(ids.map((id, index) => session.answer(id, `word ${index + 1}`)));
  expect(answers.every((answer) => resultOf(answer).isCorrect)).toBe(true);
  expect(await session.progress()).toMatchObject({ total: 40, correct: 40, percent: 100 });
});
