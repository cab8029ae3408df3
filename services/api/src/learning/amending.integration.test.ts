import { eq } from 'drizzle-orm';
import { addWords, readEntry, START, sharedWordServer } from '../vocabulary/testing/word-server';
import { memories, reviews } from './learning.tables';
import { quiz, resultOf, start } from './testing/quiz';

const server = sharedWordServer();

const later = (minutes: number) => server.setNow(new Date(START.getTime() + minutes * 60_000));

async function twoWords(mode = 2) {
  const learner = await server.createLearner();
  const [umbrella = 0, station = 0] = await addWords(learner, [
    { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' },
    { en_word: 'station', hiragana: 'えき', kanji: '駅' },
  ]);
  const session = quiz(learner, await start(learner, [umbrella, station], mode));
  const { db } = server.platform;
  return {
    learner,
    umbrella,
    station,
    session,
    memories: () => db.select().from(memories).where(eq(memories.userId, learner.id)),
    reviews: () => db.select().from(reviews).where(eq(reviews.userId, learner.id)),
  };
}

describe('undoing', () => {
  test('takes the last answer back as if it had never been given', async () => {
    const { session, umbrella, memories, reviews, learner } = await twoWords();
    await session.answer(umbrella, 'hat');
    const undone = await session.undo(umbrella);
    expect(undone.json()).toMatchObject({ data: { vocabularyId: umbrella, status: 0, answer: null } });
    expect(await memories()).toEqual([]);
    expect(await reviews()).toEqual([]);
    expect((await learner.inject('/stats/summary')).json()).toMatchObject({
      data: { accuracy30: 0, streak: 0 },
    });
    expect(resultOf(await session.answer(umbrella, 'umbrella'))).toMatchObject({
      isCorrect: true,
      recorded: true,
    });
    expect(await session.statuses()).toEqual([1, 0]);
  });

  test('leaves the memory that the earlier answers made', async () => {
    const { session, umbrella, memories, learner } = await twoWords();
    await session.answer(umbrella, 'umbrella');
    const before = await memories();
    later(60 * 24);
    const second = quiz(learner, await start(learner, [umbrella], 2));
    await second.answer(umbrella, 'hat');
    expect((await readEntry(learner, umbrella)).learned).toBe(false);
    await second.undo(umbrella);
    expect(await memories()).toEqual(before);
    expect((await readEntry(learner, umbrella)).learned).toBe(true);
  });

  test('of the answer that met a word makes the next one the first', async () => {
    const { session, umbrella, reviews, learner } = await twoWords();
    await session.answer(umbrella, 'umbrella');
    await quiz(learner, await start(learner, [umbrella], 2)).answer(umbrella, 'umbrella');
    await session.undo(umbrella);
    expect((await reviews()).map(({ firstTime }) => firstTime)).toEqual([true]);
    // Otherwise the limit of new words would never hear of it, and the day would claim that it was retained.
    expect((await learner.inject('/stats/learning')).json()).toMatchObject({
      data: {
        days: expect.arrayContaining([expect.objectContaining({ answers: 1, repeated: 0, retained: 0 })]),
      },
    });
  });

  test('opens a session without the unanswered words that were deleted meanwhile', async () => {
    const { session, umbrella, station, learner } = await twoWords();
    await session.answer(umbrella, 'hat');
    await session.end();
    await learner.inject({ method: 'DELETE', url: `/vocabulary/${station}` });
    await session.undo(umbrella);
    expect((await session.read()).learnDetails.map(({ vocabularyId }) => vocabularyId)).toEqual([umbrella]);
    await learner.inject({ url: '/vocabulary/restore', body: { vocabulary_ids: [station] } });
    expect(await session.statuses()).toEqual([0, 0]);
  });

  test('sent twice, or in parallel, takes one answer back', async () => {
    const { session, umbrella, station, reviews } = await twoWords();
    await session.answer(umbrella, 'hat');
    await session.answer(station, 'hat');
    const undone = await Promise.all(Array.from({ length: 5 }, () => session.undo(station)));
    expect(new Set(undone.map(({ body }) => body)).size).toBe(1);
    expect(await session.statuses()).toEqual([2, 0]);
    expect(await reviews()).toHaveLength(1);
  });

  test('goes back only from the last answer on', async () => {
    const { session, umbrella, station } = await twoWords();
    await session.answer(umbrella, 'hat');
    await session.review(station);
    const refused = await session.undo(umbrella);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'CONFLICT' });
    await session.undo(station);
    expect((await session.undo(umbrella)).statusCode).toBe(200);
    expect(await session.statuses()).toEqual([0, 0]);
  });

  test('opens a session that has just ended', async () => {
    const { session, umbrella } = await twoWords();
    await session.answer(umbrella, 'hat');
    await session.end();
    later(60);
    expect((await session.undo(umbrella)).statusCode).toBe(200);
    expect((await session.read()).endedAt).toBeNull();
    expect(resultOf(await session.answer(umbrella, 'umbrella')).recorded).toBe(true);
  });

  test('leaves a session that ended over an hour ago as it is', async () => {
    const { session, umbrella } = await twoWords();
    await session.answer(umbrella, 'hat');
    await session.end();
    later(61);
    expect((await session.undo(umbrella)).json()).toMatchObject({ code: 'SESSION_ENDED' });
    expect(await session.statuses()).toEqual([2, 0]);
  });
});

describe('accepting an answer', () => {
  test('makes it right, here and from now on', async () => {
    const { session, umbrella, reviews, learner } = await twoWords();
    await session.answer(umbrella, 'brolly');
    const accepted = await session.accept(umbrella);
    expect(resultOf(accepted)).toMatchObject({ verdict: 'correct', reason: 'exact', recorded: true });
    expect((await session.accept(umbrella)).json()).toEqual(accepted.json());
    expect(await session.statuses()).toEqual([1, 0]);
    expect((await reviews()).map(({ status }) => status)).toEqual([1]);
    expect((await readEntry(learner, umbrella)).alternatives).toEqual(['brolly']);
    const next = quiz(learner, await start(learner, [umbrella], 2));
    expect(resultOf(await next.answer(umbrella, 'Brolly'))).toMatchObject({ isCorrect: true });
  });

  test('of one that was blocked takes it off the blocked ones', async () => {
    const { session, umbrella, learner } = await twoWords();
    await learner.inject({
      method: 'PATCH',
      url: `/vocabulary/${umbrella}`,
      body: { blocked_answers: ['brolly', 'hat'] },
    });
    expect(resultOf(await session.answer(umbrella, 'brolly')).reason).toBe('blocked');
    expect(resultOf(await session.accept(umbrella)).isCorrect).toBe(true);
    expect((await readEntry(learner, umbrella)).blocked_answers).toEqual(['hat']);
  });

  test.each([
    [1, 'amagu', 'あまぐ'],
    [3, 'Amagu ', 'あまぐ'],
    [1, 'amaグ', 'あまぐ'],
  ])('typed in romaji, in mode %i, makes its kana right: %s', async (mode, typed, kana) => {
    const { session, umbrella, learner } = await twoWords(mode);
    await session.answer(umbrella, typed);
    expect(resultOf(await session.accept(umbrella))).toMatchObject({ verdict: 'correct', recorded: true });
    expect((await readEntry(learner, umbrella)).alternatives).toEqual([kana]);
    const next = quiz(learner, await start(learner, [umbrella], mode));
    expect(resultOf(await next.answer(umbrella, 'アマグ')).isCorrect).toBe(true);
  });

  test('of a word that has as many alternatives as it may have is refused, and changes nothing', async () => {
    const { session, umbrella, learner } = await twoWords();
    const alternatives = Array.from({ length: 50 }, (_, index) => `meaning ${index}`);
    await learner.inject({ method: 'PATCH', url: `/vocabulary/${umbrella}`, body: { alternatives } });
    await session.answer(umbrella, 'brolly');
    expect((await session.accept(umbrella)).json()).toMatchObject({ success: false, code: 'CONFLICT' });
    expect((await readEntry(learner, umbrella)).alternatives).toEqual(alternatives);
    expect(await session.statuses()).toEqual([2, 0]);
  });

  test('of the wrong script is refused, and changes nothing', async () => {
    const { session, umbrella, learner } = await twoWords(1);
    await session.answer(umbrella, 'brolly');
    expect((await session.accept(umbrella)).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await readEntry(learner, umbrella)).alternatives).toEqual([]);
    expect(await session.statuses()).toEqual([2, 0]);
  });

  test('of a meaning where the reading was asked for is refused, though it could be read as romaji', async () => {
    const learner = await server.createLearner();
    const [same = 0] = await addWords(learner, [{ en_word: 'same', hiragana: 'おなじ', kanji: '同じ' }]);
    const session = quiz(learner, await start(learner, [same], 1));
    for (const text of ['same', 'the same', 'Same!']) await session.answer(same, text);
    expect(await session.statuses()).toEqual([2]);
    expect((await session.accept(same)).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await readEntry(learner, same)).alternatives).toEqual([]);
  });

  test('without an answer is refused', async () => {
    const { session, umbrella } = await twoWords();
    await session.review(umbrella);
    expect((await session.accept(umbrella)).statusCode).toBe(409);
  });
});

test.each(['undo', 'accept-answer'])('%s of another learner’s session is not found', async (call) => {
  const { session, umbrella, learner } = await twoWords();
  await session.answer(umbrella, 'hat');
  const [row] = await server.platform.db.select().from(reviews).where(eq(reviews.userId, learner.id));
  const stranger = await server.createLearner();
  const url = `/learn/session/${row?.sessionId}/${call}`;
  expect((await stranger.inject({ url, body: { vocabularyId: umbrella } })).statusCode).toBe(404);
  expect(await session.statuses()).toEqual([2, 0]);
});
