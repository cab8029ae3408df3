import { eq } from 'drizzle-orm';
import type { TestLearner } from '../testing/test-server';
import { addWords, manyWords, sharedWordServer } from '../vocabulary/testing/word-server';
import { reviews } from './learning.tables';
import { quiz, resultOf, start } from './testing/quiz';

const server = sharedWordServer();

const umbrella = { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' };

async function oneWord(mode = 1, word: Parameters<typeof addWords>[1][number] = umbrella) {
  const learner = await server.createLearner();
  const [id = 0] = await addWords(learner, [word]);
  return { learner, id, session: quiz(learner, await start(learner, [id], mode)) };
}

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
      other: null,
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

test('a wrong word that was right when it came back is known to the session, so that it comes back no more', async () => {
  const { id, session } = await oneWord();
  await session.answer(id, 'ちがう');
  expect((await session.read()).learnDetails[0]).toMatchObject({
    practised: false,
    answer: { typed: 'ちがう', verdict: 'incorrect', correctAnswer: 'かさ' },
  });
  const practised = await session.answer(id, 'ちがう', true);
  expect(resultOf(practised)).toMatchObject({ verdict: 'incorrect', recorded: false });
  expect((await session.answer(id, 'ちがう', true)).json()).toEqual(practised.json());
  expect((await session.read()).learnDetails[0]).toMatchObject({ practised: false, status: 2 });
  await session.answer(id, 'かさ', true);
  expect((await session.read()).learnDetails[0]).toMatchObject({ practised: true, status: 2 });
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
    other: { id: rival, enWord: 'meet', jaWord: '出会う', reading: 'であう' },
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

test('many words are answered as fast as they are sent', async () => {
  const learner = await server.createLearner();
  const ids = await addWords(learner, manyWords(40));
  const session = quiz(learner, await start(learner, ids, 2));
  const answers = await Promise.all(ids.map((id, index) => session.answer(id, `word ${index + 1}`)));
  expect(answers.every((answer) => resultOf(answer).isCorrect)).toBe(true);
  expect(await session.progress()).toMatchObject({ total: 40, correct: 40, percent: 100 });
});
