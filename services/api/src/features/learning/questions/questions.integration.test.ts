import { eq } from 'drizzle-orm';
import { CHOICE_MODE, CLOZE_MODE, ORDER_MODE } from '@kotoba/contracts';
import type { TestLearner } from '../../../testing/test-server';
import { addWords, manyWords, readEntry, sharedWordServer } from '../../vocabulary/testing/word-server';
import { reviews } from '../learning.tables';
import { quiz, resultOf, start } from '../testing/quiz';

const server = sharedWordServer();

const rain = {
  ja_sentence: '雨が降っているから、傘を持っていきます。',
  ja_hiragana_sentence: 'あめがふっているから、かさをもっていきます。',
  romaji_sentence: 'Ame ga futte iru kara, kasa o motte ikimasu.',
  en_sentence: 'It is raining, so I will take an umbrella.',
};
const umbrella = {
  en_word: 'umbrella',
  hiragana: 'かさ',
  kanji: '傘',
  part_of_speech: 'noun' as const,
  ...rain,
};
const hold = {
  en_word: 'to hold',
  hiragana: 'もつ',
  kanji: '持つ',
  part_of_speech: 'verb' as const,
  ...rain,
};
const bare = { en_word: 'dog', hiragana: 'いぬ', kanji: '犬', part_of_speech: 'noun' as const };

async function open(mode: number, words: Parameters<typeof addWords>[1]) {
  const learner = await server.createLearner();
  const ids = await addWords(learner, words);
  const session = quiz(learner, await start(learner, ids, mode));
  return { learner, ids, session, cards: (await session.read()).learnDetails };
}
const reviewsOf = ({ id }: TestLearner) =>
  server.platform.db.select().from(reviews).where(eq(reviews.userId, id));

describe('cloze', () => {
  test('asks for the word by its sentence without it, and trains recall', async () => {
    const { learner, ids, session, cards } = await open(CLOZE_MODE, [umbrella]);
    const [first] = cards;
    expect(first).toMatchObject({
      mode: 13,
      cloze: { before: '雨が降っているから、', after: 'を持っていきます。', kana: 2 },
    });
    expect(resultOf(await session.answer(ids[0], 'umbrella'))).toMatchObject({ reason: 'japanese_wanted' });
    expect(resultOf(await session.answer(ids[0], 'kasa'))).toMatchObject({
      verdict: 'correct',
      reason: 'reading_ok',
      correctAnswer: '傘',
    });
    expect(await reviewsOf(learner)).toMatchObject([{ direction: 'recall', rating: 3 }]);
  });

  test('of a verb the form that stands there is wanted; another one is asked for again, at most twice', async () => {
    const { ids, session, cards } = await open(CLOZE_MODE, [hold]);
    const [first] = cards;
    expect(first?.cloze).toMatchObject({ after: 'いきます。', kana: 3 });
    const other = { verdict: 'retry', reason: 'form_wanted', correctAnswer: '', recorded: false };
    expect(resultOf(await session.answer(ids[0], '持つ'))).toMatchObject(other);
    expect(resultOf(await session.answer(ids[0], 'mochimasu'))).toMatchObject(other);
    expect(resultOf(await session.answer(ids[0], 'もった'))).toMatchObject({
      verdict: 'incorrect',
      reason: 'form_wanted',
      correctAnswer: '持って',
    });
    expect(await session.statuses()).toEqual([2]);
  });

  test.each([
    ['持って', 'correct'],
    ['motte', 'correct'],
    ['もって', 'correct'],
    ['傘', 'incorrect'],
  ])('%s for 持って is %s', async (typed, verdict) => {
    const { ids, session } = await open(CLOZE_MODE, [hold]);
    expect(resultOf(await session.answer(ids[0], typed)).verdict).toBe(verdict);
  });

  test('a word whose sentence does not hold it is asked in English', async () => {
    const { ids, session, cards } = await open(CLOZE_MODE, [{ ...bare, ...rain }]);
    expect(cards[0]?.mode).toBe(3);
    expect(cards[0]).not.toHaveProperty('cloze');
    expect(resultOf(await session.answer(ids[0], '犬')).verdict).toBe('correct');
  });

  test('an answer that is accepted counts from now on', async () => {
    const { learner, ids, session } = await open(CLOZE_MODE, [umbrella]);
    await session.answer(ids[0], 'アンブレラ');
    expect(resultOf(await session.accept(ids[0])).verdict).toBe('correct');
    expect(await readEntry(learner, ids[0] ?? 0)).toMatchObject({ alternatives: ['アンブレラ'] });
  });
});

describe('choice', () => {
  test('gives four meanings of own words; a right one is Hard, and can be taken back', async () => {
    const { learner, ids, session, cards } = await open(CHOICE_MODE, [umbrella, bare, ...manyWords(4)]);
    const [first] = cards;
    expect(first?.mode).toBe(14);
    expect(first?.choices).toHaveLength(4);
    expect(first?.choices).toContain('umbrella');
    expect((await session.read()).learnDetails[0]?.choices).toEqual(first?.choices);
    expect(resultOf(await session.answer(ids[0], 'umbrella'))).toMatchObject({ verdict: 'correct' });
    expect(await reviewsOf(learner)).toMatchObject([{ direction: 'recognition', rating: 2 }]);
    await session.undo(ids[0]);
    expect(await reviewsOf(learner)).toEqual([]);
  });

  test('a wrong one is wrong, and names the word that it means', async () => {
    const { learner, ids, session } = await open(CHOICE_MODE, [umbrella, bare, ...manyWords(4)]);
    expect(resultOf(await session.answer(ids[0], 'dog'))).toMatchObject({
      verdict: 'incorrect',
      reason: 'other_word',
      correctAnswer: 'umbrella',
      other: { jaWord: '犬' },
    });
    expect(await reviewsOf(learner)).toMatchObject([{ rating: 1 }]);
  });

  test('what was typed for a word before is among its options', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, [umbrella, ...manyWords(30), { ...bare, part_of_speech: 'adverb' }]);
    await quiz(learner, await start(learner, [ids[0]], 2)).answer(ids[0], 'dog');
    const [card] = (await quiz(learner, await start(learner, [ids[0]], CHOICE_MODE)).read()).learnDetails;
    expect(card?.choices).toContain('dog');
  });

  test('with fewer than four words the meaning is typed', async () => {
    const { cards } = await open(CHOICE_MODE, [umbrella, bare]);
    expect(cards.map(({ mode, choices }) => [mode, choices])).toEqual([
      [4, undefined],
      [4, undefined],
    ]);
  });
});

describe('order', () => {
  const right = '雨が降っているから、傘を持っていきます。';

  test('gives the pieces of the sentence; in order they are right, and Hard', async () => {
    const { learner, ids, session, cards } = await open(ORDER_MODE, [umbrella]);
    const [first] = cards;
    expect(first?.mode).toBe(15);
    expect(first?.order?.pieces.toSorted().join()).toBe(
      ['いきます', 'いる', 'から', 'が', 'を', '傘', '持って', '降って', '雨'].join(),
    );
    expect(first?.order?.frame.filter((mark) => mark !== null)).toEqual(['、', '。']);
    expect(resultOf(await session.answer(ids[0], right)).verdict).toBe('correct');
    expect(await reviewsOf(learner)).toMatchObject([{ direction: 'recognition', rating: 2 }]);
  });

  test('another order is wrong; it may be accepted, this once, and only of the same pieces', async () => {
    const { learner, ids, session } = await open(ORDER_MODE, [umbrella, hold]);
    const turned = '傘を持っていきます、雨が降っているから。';
    const wrong = { verdict: 'incorrect', reason: 'no_match', correctAnswer: right };
    expect(resultOf(await session.answer(ids[0], turned))).toMatchObject(wrong);
    expect(resultOf(await session.accept(ids[0])).verdict).toBe('correct');
    expect(await readEntry(learner, ids[0] ?? 0)).toMatchObject({ alternatives: [] });
    await session.answer(ids[1], '雨が降っているから');
    expect((await session.accept(ids[1])).statusCode).toBe(409);
  });

  test('a word without a sentence that can be cut is asked for its meaning', async () => {
    const { cards } = await open(ORDER_MODE, [{ ...bare, ja_sentence: '犬。', en_sentence: 'A dog.' }]);
    expect(cards[0]?.mode).toBe(4);
  });
});
