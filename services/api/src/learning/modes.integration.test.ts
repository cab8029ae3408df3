import { LISTENING_MODE, MIXED_MODE } from '@kotoba/contracts';
import type { TestLearner } from '../testing/test-server';
import { addWords, manyWords, sharedWordServer, START } from '../vocabulary/testing/word-server';
import type { LearnDetail } from './learning.schemas';
import { quiz, resultOf, start, startRelearn } from './testing/quiz';
import type { WordHistory } from './word-history.schemas';

const server = sharedWordServer();

const umbrella = { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' };
const days = (count: number) => new Date(START.getTime() + count * 24 * 3_600_000);

const cardsOf = async (learner: TestLearner, session: number): Promise<LearnDetail[]> =>
  (await quiz(learner, session).read()).learnDetails;

const memoriesOf = async ({ inject }: TestLearner, id: number | undefined) =>
  (await inject(`/vocabulary/${id}/history`)).json<{ data: WordHistory }>().data;

/** The right answer to a card of a word of `manyWords`. */
const rightFor = ({ mode, vocabulary }: LearnDetail): string =>
  (mode === 1 || mode === 3 ? vocabulary?.hiragana : vocabulary?.enWord) ?? '';

describe('Mixed', () => {
  test('asks each card one way, and the four ways evenly', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(20));
    const session = await start(learner, ids, MIXED_MODE);
    expect((await quiz(learner, session).read()).mode).toBe(MIXED_MODE);
    const cards = await cardsOf(learner, session);
    expect(cards.map(({ vocabularyId }) => vocabularyId)).toEqual(ids);
    expect([1, 2, 3, 4].map((mode) => cards.filter((card) => card.mode === mode).length)).toEqual([
      5, 5, 5, 5,
    ]);
    expect((await cardsOf(learner, session)).map(({ mode }) => mode)).toEqual(cards.map(({ mode }) => mode));
  });

  test('judges each card by its own way, trains that memory alone, and counts like every session', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(8));
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
    expect(await quiz(learner, session).progress()).toMatchObject({ total: 8, correct: 8, percent: 100 });
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
      expect(await memoriesOf(learner, card.vocabularyId ?? 0)).toMatchObject({ memories: [], answers: [] });
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

test.each([5, 6, 10, 13, 99, -1])('mode %i is unknown and acts as Topic Mode', async (mode) => {
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
