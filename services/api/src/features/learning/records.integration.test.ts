import { eq } from 'drizzle-orm';
import { LISTENING_MODE, MIXED_MODE } from '@kotoba/contracts';
import type { TestLearner } from '../../testing/test-server';
import { addWords, readEntry, sharedWordServer, START, manyWords } from '../vocabulary/testing/word-server';
import { memories, reviews } from './learning.tables';
import { quiz, resultOf, start, startRelearn } from './testing/quiz';
import type { WordHistory } from './word-history.routes';
import type { SessionItem } from './learning.schemas';

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

describe('the history of a word', () => {
  const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
  const umbrella = { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' };

  async function historyOf(
    { inject }: TestLearner,
    id: number | undefined,
    query = '',
  ): Promise<WordHistory> {
    return (await inject(`/vocabulary/${id}/history${query}`)).json<{ data: WordHistory }>().data;
  }

  test('a word that was never asked has an empty history', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [umbrella]);
    expect(await historyOf(learner, id)).toEqual({
      answers: [],
      counts: { total: 0, correct: 0, incorrect: 0, reviewed: 0 },
      next_due: null,
      memories: [],
    });
  });

  test('tells what was typed in which mode, the newest first, and when the word is due', async () => {
    const learner = await server.createLearner();
    const [id, other] = await addWords(learner, [umbrella, { en_word: 'station', hiragana: 'えき' }]);
    const first = await start(learner, [id, other], 2);
    await quiz(learner, first).answer(id, 'parasol');
    await quiz(learner, first).answer(other, 'station');
    server.setNow(later(10));
    const second = await start(learner, [id], 1);
    await quiz(learner, second).answer(id, ' かさ ');
    server.setNow(later(20));
    const third = await start(learner, [id], 4);
    await quiz(learner, third).review(id);

    const history = await historyOf(learner, id);
    expect(history.answers).toEqual([
      expect.objectContaining({ session_id: third, mode: 4, verdict: 'reviewed', typed: null, reason: null }),
      expect.objectContaining({ session_id: second, mode: 1, verdict: 'correct', typed: 'かさ' }),
      expect.objectContaining({
        session_id: first,
        mode: 2,
        verdict: 'incorrect',
        typed: 'parasol',
        retries: 0,
      }),
    ]);
    expect(history.answers.map(({ answered_at }) => answered_at)).toEqual(
      [later(20), later(10), START].map((date) => date.toISOString()),
    );
    expect(history.counts).toEqual({ total: 3, correct: 1, incorrect: 1, reviewed: 1 });
    expect(history.memories.map(({ direction, reps }) => [direction, reps]).sort()).toEqual([
      ['recall', 1],
      ['recognition', 2],
    ]);
    expect(history.next_due).toBe(history.memories[0]?.due);
    expect(history.memories.every(({ due }) => due >= (history.next_due ?? ''))).toBe(true);
  });

  test('gives it in pages, with the counts of all', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [umbrella]);
    for (const minute of [0, 1, 2]) {
      server.setNow(later(minute));
      await quiz(learner, await start(learner, [id], 1)).answer(id, 'かさ');
    }
    const page = await historyOf(learner, id, '?limit=2&offset=1');
    expect(page.answers.map(({ answered_at }) => answered_at)).toEqual(
      [later(1), later(0)].map((date) => date.toISOString()),
    );
    expect(page.counts.total).toBe(3);
  });

  test('an unanswered item of a running session is no answer', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [umbrella]);
    await start(learner, [id], 1);
    expect((await historyOf(learner, id)).counts.total).toBe(0);
  });

  test.each(['?limit=0', '?limit=101', '?offset=-1', '?limit=1e1'])('%s is refused', async (query) => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [umbrella]);
    expect((await learner.inject(`/vocabulary/${id}/history${query}`)).statusCode).toBe(400);
  });
});

describe('modes', () => {
  const umbrella = { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' };
  const days = (count: number) => new Date(START.getTime() + count * 24 * 3_600_000);

  const cardsOf = async (learner: TestLearner, session: number): Promise<SessionItem[]> =>
    (await quiz(learner, session).read()).learnDetails;

  const memoriesOf = async ({ inject }: TestLearner, id: number | undefined) =>
    (await inject(`/vocabulary/${id}/history`)).json<{ data: WordHistory }>().data;

  /** The right answer to a card of a word of `manyWords`. */
  const rightFor = ({ mode, vocabulary }: SessionItem): string =>
    (mode === 1 || mode === 3 ? vocabulary?.hiragana : vocabulary?.enWord) ?? '';

  describe('Mixed', () => {
    test('asks each card one way, and the four ways evenly', async () => {
      const learner = await server.createLearner();
      const ids = await addWords(learner, manyWords(8));
      const session = await start(learner, ids, MIXED_MODE);
      expect((await quiz(learner, session).read()).mode).toBe(MIXED_MODE);
      const cards = await cardsOf(learner, session);
      expect(cards.map(({ vocabularyId }) => vocabularyId)).toEqual(ids);
      expect([1, 2, 3, 4].map((mode) => cards.filter((card) => card.mode === mode).length)).toEqual([
        2, 2, 2, 2,
      ]);
      expect((await cardsOf(learner, session)).map(({ mode }) => mode)).toEqual(
        cards.map(({ mode }) => mode),
      );
    });

    test('judges each card by its own way, trains that memory alone, and counts like every session', async () => {
      const learner = await server.createLearner();
      const ids = await addWords(learner, manyWords(4));
      const session = await start(learner, ids, MIXED_MODE);
      const cards = await cardsOf(learner, session);
      for (const card of cards) {
        const result = resultOf(await quiz(learner, session).answer(card.vocabularyId ?? 0, rightFor(card)));
        expect(result).toMatchObject({ verdict: 'correct', recorded: true });
        const { memories, answers } = await memoriesOf(learner, card.vocabularyId ?? 0);
        expect(memories.map(({ direction }) => direction)).toEqual([
          card.mode % 2 === 1 ? 'recall' : 'recognition',
        ]);
        expect(answers.map(({ mode }) => mode)).toEqual([card.mode]);
      }
      expect(await quiz(learner, session).progress()).toMatchObject({ total: 4, correct: 4, percent: 100 });
    });

    test('a word that is due in one direction is asked in that direction', async () => {
      const learner = await server.createLearner();
      const ids = await addWords(learner, manyWords(6));
      const recall = await start(learner, ids.slice(0, 3), 1);
      for (const id of ids.slice(0, 3)) await quiz(learner, recall).review(id);
      server.setNow(days(20));
      const cards = await cardsOf(learner, await start(learner, ids, MIXED_MODE));
      expect(cards.map(({ mode }) => (mode % 2 === 1 ? 'recall' : 'recognition'))).toEqual([
        ...['recall', 'recall', 'recall'],
        ...['recognition', 'recognition', 'recognition'],
      ]);
    });

    test('an undone answer is taken out of the memory that it went into', async () => {
      const learner = await server.createLearner();
      const ids = await addWords(learner, manyWords(4));
      const session = await start(learner, ids, MIXED_MODE);
      for (const card of await cardsOf(learner, session)) {
        await quiz(learner, session).answer(card.vocabularyId ?? 0, rightFor(card));
        expect((await quiz(learner, session).undo(card.vocabularyId ?? 0)).statusCode).toBe(200);
        expect(await memoriesOf(learner, card.vocabularyId ?? 0)).toMatchObject({
          memories: [],
          answers: [],
        });
      }
    });

    test('words to learn again are mixed again', async () => {
      const learner = await server.createLearner();
      const ids = await addWords(learner, manyWords(4));
      const cards = await cardsOf(learner, await startRelearn(learner, ids, MIXED_MODE));
      expect(cards.map(({ mode }) => mode).sort()).toEqual([1, 2, 3, 4]);
    });
  });

  describe('Listening', () => {
    test('asks for the meaning of what is heard, and trains recognition', async () => {
      const learner = await server.createLearner();
      const [id] = await addWords(learner, [umbrella]);
      const session = await start(learner, [id], LISTENING_MODE);
      const [card] = await cardsOf(learner, session);
      expect(card?.mode).toBe(LISTENING_MODE);
      const heard = resultOf(await quiz(learner, session).answer(id, 'かさ'));
      expect(heard).toMatchObject({ verdict: 'retry', reason: 'english_wanted', recorded: false });
      const understood = resultOf(await quiz(learner, session).answer(id, 'umbrella'));
      expect(understood).toMatchObject({ verdict: 'correct', correctAnswer: 'umbrella', recorded: true });
      const { memories, answers } = await memoriesOf(learner, id);
      expect(memories.map(({ direction }) => direction)).toEqual(['recognition']);
      expect(answers.map(({ mode }) => mode)).toEqual([LISTENING_MODE]);
    });

    test('another word that sounds the same is no mistake', async () => {
      const learner = await server.createLearner();
      const [bridge] = await addWords(learner, [
        { en_word: 'bridge', hiragana: 'はし', kanji: '橋' },
        { en_word: 'chopsticks', hiragana: 'はし', kanji: '箸' },
      ]);
      const session = await start(learner, [bridge], LISTENING_MODE);
      expect(resultOf(await quiz(learner, session).answer(bridge, 'chopsticks'))).toMatchObject({
        verdict: 'retry',
        reason: 'alternate',
      });
    });
  });

  test.each([5, 6, 10, 16, 99, -1])('mode %i is unknown and acts as Topic Mode', async (mode) => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [umbrella]);
    const session = await start(learner, [id], mode);
    expect((await quiz(learner, session).read()).mode).toBe(0);
    expect((await cardsOf(learner, session)).map((card) => card.mode)).toEqual([2]);
  });

  test('the words of a collection come in the order in which any direction of Mixed is due', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(3));
    await quiz(learner, await start(learner, [ids[2]], 1)).review(ids[2]);
    server.setNow(days(1));
    await quiz(learner, await start(learner, [ids[1]], 2)).review(ids[1]);
    const collections = (await learner.inject('/topics/user')).json<{ data: { id: number }[] }>().data;
    const ask = async (mode: number) =>
      (await learner.inject(`/topics/vocabulary/by-user-topic/${collections[0]?.id}?mode=${mode}`)).json<{
        data: { vocabularyIds: number[] };
      }>().data.vocabularyIds;
    expect(await ask(MIXED_MODE)).toEqual([ids[2], ids[1], ids[0]]);
    expect(await ask(LISTENING_MODE)).toEqual([ids[1], ids[0], ids[2]]);
  });
});
