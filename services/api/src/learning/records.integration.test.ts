import { eq } from 'drizzle-orm';
import type { TestLearner } from '../testing/test-server';
import { addWords, readEntry, sharedWordServer } from '../vocabulary/testing/word-server';
import { memories, reviews } from './learning.tables';
import { quiz, resultOf, start } from './testing/quiz';

const server = sharedWordServer();

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
