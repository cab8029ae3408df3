import { eq } from 'drizzle-orm';
import { addWords, readEntry, START, sharedWordServer } from '../vocabulary/testing/word-server';
import { memories, reviews } from './learning.tables';
import { quiz, resultOf, start } from './testing/quiz';
import type { LightMyRequestResponse } from '../../testing/test-server';

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

  test('LEARN-41 opens an ended session however long ago, until something newer is answered anywhere', async () => {
    const { learner, session, umbrella, station } = await twoWords();
    await session.answer(umbrella, 'hat');
    await session.end();
    later(60 * 20);
    expect((await session.undo(umbrella)).statusCode).toBe(200);
    await session.answer(umbrella, 'hat');
    await session.end();
    const other = quiz(learner, await start(learner, [station], 2));
    await other.answer(station, 'station');
    expect(await session.undo(umbrella)).toMatchObject({ statusCode: 409 });
    expect((await session.undo(umbrella)).json()).toMatchObject({
      code: 'SESSION_ENDED',
      message: 'You have answered other words since, so this answer stays',
    });
    expect(await session.statuses()).toEqual([2, 0]);
    // Taken back, the newer answer is none any more.
    await other.undo(station);
    expect((await session.undo(umbrella)).statusCode).toBe(200);
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

describe('sent again', () => {
  /** A session over 学校 and 傘, and what is sent under a key: the same key again is the same call again. */
  async function oneSession() {
    const learner = await server.createLearner();
    const [school = 0, umbrella = 0] = await addWords(learner, [
      { en_word: 'school', hiragana: 'がっこう', kanji: '学校' },
      { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' },
    ]);
    const id = await start(learner, [school, umbrella]);
    return {
      learner,
      school,
      umbrella,
      session: quiz(learner, id),
      under: (key: string, session = id) => quiz(learner, session, key),
      reviews: () => server.platform.db.select().from(reviews).where(eq(reviews.userId, learner.id)),
    };
  }

  const isReplay = ({ headers }: LightMyRequestResponse) => headers['idempotency-replayed'] === 'true';

  function expectFirstAnswer(again: LightMyRequestResponse, first: LightMyRequestResponse): void {
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    expect(isReplay(again)).toBe(true);
  }

  describe('arriving again, late', () => {
    test('an answer that was taken back stays taken back', async () => {
      const { session, under, school, reviews } = await oneSession();
      const first = await under('a').answer(school, 'ちがう');
      await session.undo(school);
      expectFirstAnswer(await under('a').answer(school, 'ちがう'), first);
      expect(await session.statuses()).toEqual([0, 0]);
      expect(await reviews()).toEqual([]);
    });

    test('the first soft answer, after the second, is still soft', async () => {
      const { session, under, school } = await oneSession();
      const first = await under('a').answer(school, '学校');
      expect(resultOf(first)).toMatchObject({ verdict: 'retry' });
      expect(resultOf(await under('b').answer(school, 'がつこう'))).toMatchObject({ verdict: 'retry' });
      expectFirstAnswer(await under('a').answer(school, '学校'), first);
      expect(await session.statuses()).toEqual([0, 0]);
      expect(resultOf(await session.answer(school, 'がっこう'))).toMatchObject({
        verdict: 'correct',
        recorded: true,
      });
    });

    test('an answer given in practice is not the last one', async () => {
      const { session, under, school } = await oneSession();
      await session.answer(school, 'ちがう');
      const first = await under('a').answer(school, 'まだちがう', true);
      await session.answer(school, 'がっこう', true);
      expectFirstAnswer(await under('a').answer(school, 'まだちがう', true), first);
      expect((await session.read()).learnDetails[0]).toMatchObject({ practised: true });
    });

    test('an undo leaves the answer that was given after it', async () => {
      const { session, under, school, reviews } = await oneSession();
      await session.answer(school, 'ちがう');
      const first = await under('a').undo(school);
      await session.answer(school, 'がっこう');
      expectFirstAnswer(await under('a').undo(school), first);
      expect(await session.statuses()).toEqual([1, 0]);
      expect(await reviews()).toHaveLength(1);
    });

    test('an accepted answer accepts no other', async () => {
      const { learner, session, under, school } = await oneSession();
      await session.answer(school, 'まなびや');
      const first = await under('a').accept(school);
      await session.undo(school);
      await session.answer(school, 'ちがう');
      expectFirstAnswer(await under('a').accept(school), first);
      expect(await session.statuses()).toEqual([2, 0]);
      expect(await readEntry(learner, school)).toMatchObject({ alternatives: ['まなびや'] });
    });

    test('a word marked as reviewed, and taken back, is not marked again', async () => {
      const { session, under, school, umbrella, reviews } = await oneSession();
      const first = await under('a').review(school);
      await session.undo(school);
      expectFirstAnswer(await under('a').review(school), first);
      const second = await under('a').setStatus(umbrella, 3);
      await session.undo(umbrella);
      expectFirstAnswer(await under('a').setStatus(umbrella, 3), second);
      expect(await session.statuses()).toEqual([0, 0]);
      expect(await reviews()).toEqual([]);
    });

    test('the end of a session that runs again does not end it', async () => {
      const { session, under, school } = await oneSession();
      await session.answer(school, 'ちがう');
      const first = await under('a').end();
      await session.undo(school);
      expectFirstAnswer(await under('a').end(), first);
      expect((await session.read()).endedAt).toBeNull();
    });
  });

  describe('in parallel', () => {
    const calls = {
      answer: ({ under, school }) => under('a').answer(school, 'ちがう'),
      'mark as reviewed': ({ under, umbrella }) => under('a').review(umbrella),
      status: ({ under, umbrella }) => under('a').setStatus(umbrella, 3),
      undo: ({ under, school }) => under('a').undo(school),
      accept: ({ under, school }) => under('a').accept(school),
      end: ({ under }) => under('a').end(),
    } satisfies Record<
      string,
      (session: Awaited<ReturnType<typeof oneSession>>) => Promise<LightMyRequestResponse>
    >;

    test.each([
      ['answer', [2, 0], 1],
      ['mark as reviewed', [2, 3], 2],
      ['status', [2, 3], 2],
      ['undo', [0, 0], 0],
      ['accept', [1, 0], 1],
      ['end', [2, 0], 1],
    ] as const)(
      'the same call many times, %s, is one effect and one answer',
      async (name, statuses, count) => {
        const one = await oneSession();
        if (name !== 'answer') await one.session.answer(one.school, 'まなびや');
        const answers = await Promise.all(Array.from({ length: LONG ? 10 : 4 }, () => calls[name](one)));
        expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
        expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
        expect(answers.filter((answer) => !isReplay(answer))).toHaveLength(1);
        expect(await one.session.statuses()).toEqual(statuses);
        expect(await one.reviews()).toHaveLength(count);
      },
    );
  });

  describe('the key of a call to another session', () => {
    test.each(['undo', 'accept'] as const)('is refused: %s', async (call) => {
      const { learner, session, under, school } = await oneSession();
      const other = await start(learner, [school]);
      await session.answer(school, 'まなびや');
      await quiz(learner, other).answer(school, 'べつ');
      expect((await under('a')[call](school)).statusCode).toBe(200);
      const refused = await under('a', other)[call](school);
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ success: false, code: 'IDEMPOTENCY_MISMATCH' });
      expect(await quiz(learner, other).statuses()).toEqual([2]);
    });

    test('is refused: end', async () => {
      const { learner, under, school } = await oneSession();
      const other = await start(learner, [school]);
      expect((await under('a').end()).statusCode).toBe(200);
      expect((await under('a', other).end()).json()).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
      expect((await quiz(learner, other).read()).endedAt).toBeNull();
    });
  });
});
