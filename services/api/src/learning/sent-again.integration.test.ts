import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from '../testing/test-server';
import { addWords, readEntry, sharedWordServer } from '../vocabulary/testing/word-server';
import { reviews } from './learning.tables';
import { quiz, resultOf, start } from './testing/quiz';

const server = sharedWordServer();

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
  ] as const)('ten times the same call, %s, is one effect and one answer', async (name, statuses, count) => {
    const one = await oneSession();
    if (name !== 'answer') await one.session.answer(one.school, 'まなびや');
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls[name](one)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.filter((answer) => !isReplay(answer))).toHaveLength(1);
    expect(await one.session.statuses()).toEqual(statuses);
    expect(await one.reviews()).toHaveLength(count);
  });
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
