import fc from 'fast-check';
import { sql, type SQL } from 'drizzle-orm';
import { SESSION_LENGTHS, SESSION_MODES } from '@kotoba/contracts';
import type { TestLearner } from '../../testing/test-server';
import { addWords, manyWords, sharedWordServer } from '../vocabulary/testing/word-server';
import { startOfQuarter } from '../../platform/clock/learner-day';
import type { Sitting, SessionItem, SessionSummary } from './learning.schemas';
import { quiz, resultOf, start, startRelearn } from './testing/quiz';
import { countDue, countDueBefore, selectDue } from './due.repository';

const server = sharedWordServer();

const RUNS = LONG ? 500 : 6;
const MAX_WORDS = 8;
/** The mode in which a meaning is picked from four. */
const PICKED = 14;

/** What becomes of a word, and what else happens on the way: nothing of that may change a figure. */
const plan = fc.record({
  outcome: fc.constantFrom('correct', 'incorrect', 'reviewed', 'unanswered'),
  softs: fc.nat({ max: 2 }),
  twice: fc.boolean(),
  practised: fc.boolean(),
});
type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never;

const statusOf = { unanswered: 0, correct: 1, incorrect: 2, reviewed: 3 } as const;

const sessions = fc.record({
  mode: fc.constantFrom(...SESSION_MODES),
  plans: fc.array(plan, { minLength: 1, maxLength: MAX_WORDS }),
  ended: fc.boolean(),
});

/** Right, nearly right and wrong texts for a card. */
function textsOf({ mode, vocabulary }: SessionItem) {
  const [en, kana] = [vocabulary?.enWord ?? '', vocabulary?.hiragana ?? ''];
  const japanese = mode === 1 || mode === 3;
  return {
    right: japanese ? kana : en,
    soft: japanese ? en : kana,
    wrong: japanese ? 'ぬぬぬぬぬ' : 'qqqqq',
  };
}

async function carryOut(learner: TestLearner, session: number, card: SessionItem, word: Plan) {
  const id = card.vocabularyId ?? 0;
  const { answer, review } = quiz(learner, session);
  const texts = textsOf(card);
  // A full stop makes it another text: the same one would be the same retry. What is picked is never nearly right.
  for (let soft = 0; soft < (card.mode === PICKED ? 0 : word.softs); soft += 1) {
    const given = await answer(id, soft === 0 ? texts.soft : `${texts.soft}.`);
    expect(resultOf(given).verdict).toBe('retry');
  }
  if (word.outcome === 'unanswered') return;
  const times = word.twice ? 2 : 1;
  if (word.outcome === 'reviewed') {
    await Promise.all(Array.from({ length: times }, () => review(id)));
    return;
  }
  const text = word.outcome === 'correct' ? texts.right : texts.wrong;
  const given = await Promise.all(Array.from({ length: times }, () => answer(id, text)));
  for (const each of given) expect(resultOf(each)).toMatchObject({ verdict: word.outcome, recorded: true });
  if (word.practised) await answer(id, texts.right, true);
}

const oneDecimal = (share: number) => Math.round(share * 1000) / 10;

test(
  'the results of random sessions are what the formulas say',
  async () => {
    await fc.assert(
      fc.asyncProperty(sessions, async ({ mode, plans, ended }) => {
        const learner = await server.createLearner();
        const ids = await addWords(learner, manyWords(plans.length));
        const id = await start(learner, ids, mode);
        const session = quiz(learner, id);
        const cards = (await session.read()).learnDetails;
        for (const [index, word] of plans.entries()) {
          const card = cards[index];
          if (card) await carryOut(learner, id, card, word);
        }
        if (ended) await session.end();

        const statuses = plans.map(({ outcome }) => statusOf[outcome]);
        const count = (...of: number[]) => statuses.filter((status) => of.includes(status)).length;
        expect(await session.statuses()).toEqual(statuses);
        const figures = {
          total: plans.length,
          answered: count(1, 2, 3),
          correct: count(1),
          incorrect: count(2),
          reviewed: count(3),
          percent: Math.round((count(1, 2, 3) / plans.length) * 100),
        };
        expect(await session.progress()).toEqual(figures);
        const [newest] = (await learner.inject('/learn/sessions?limit=1')).json<{ data: SessionSummary[] }>()
          .data;
        expect(newest).toMatchObject({ id, progress: figures });

        const accuracy = count(1, 2, 3) === 0 ? 0 : count(1) / count(1, 2, 3);
        const summary = (await learner.inject('/stats/summary')).json<{ data: { accuracy30: number } }>()
          .data;
        expect(summary.accuracy30).toBe(oneDecimal(accuracy));

        const wanted = ids.filter((_, index) => [0, 2, 3].includes(statuses[index] ?? 1));
        if (wanted.length === 0) return;
        const again = quiz(learner, await startRelearn(learner, wanted, mode));
        expect((await again.read()).learnDetails.map(({ vocabularyId }) => vocabularyId)).toEqual(wanted);
        await again.end();
      }),
      { numRuns: RUNS },
    );
  },
  RUNS * 10_000,
);

test(
  'random texts are never right and never an error',
  async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [{ en_word: 'impossible', hiragana: 'ふかのう', kanji: '不可能' }]);
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 250 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...'ふかのう不可能impsbleー々っ \u3099\u200b%_<'), maxLength: 12 }),
    );
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom('en', 'kana', 'kanji'), async (userAnswer, type) => {
        const answer = await learner.inject({
          url: '/learn/check-answer',
          body: { userAnswer, type, vocabularyId: id },
        });
        expect([200, 400]).toContain(answer.statusCode);
        if (answer.statusCode === 200 && resultOf(answer).isCorrect) {
          expect(userAnswer.normalize('NFKC')).toMatch(/imposs?ib|ふ.*か.*の.*う|不.*可.*能/s);
        }
      }),
      { numRuns: RUNS * 10 },
    );
  },
  RUNS * 10_000,
);

/** What a learner may find in the morning, with hours until each word is due; null for a word never asked. */
const mornings = fc.record({
  words: fc.array(fc.option(fc.integer({ min: -50, max: 50 })), { maxLength: 30 }),
  sessionLength: fc.constantFrom(...SESSION_LENGTHS),
  newPerDay: fc.nat({ max: 12 }),
  reviewsPerDay: fc.nat({ max: 30 }),
  met: fc.nat({ max: 12 }),
  repeated: fc.nat({ max: 12 }),
  away: fc.boolean(),
});
type Morning = typeof mornings extends fc.Arbitrary<infer T> ? T : never;

async function setMorning({ id }: TestLearner, ids: readonly number[], morning: Morning): Promise<void> {
  const { words, sessionLength, newPerDay, reviewsPerDay, met, repeated, away } = morning;
  const now = server.platform.now().toISOString();
  for (const table of ['memories', 'reviews', 'vacations', 'account_settings'])
    await rowsOf(sql`delete from ${sql.identifier(table)} where user_id = ${id}`);
  await rowsOf(sql`insert into account_settings (user_id, session_length, new_per_day, reviews_per_day)
    values (${id}, ${sessionLength}, ${newPerDay}, ${reviewsPerDay})`);
  await rowsOf(sql`insert into reviews (user_id, direction, status, rating, first_time, answered_at)
    select ${id}::int, 'recall', 1, 3, place <= ${met}::int, ${now}::timestamptz from generate_series(1, ${met + repeated}::int) place`);
  if (away)
    await rowsOf(sql`insert into vacations (user_id, started_at) values (${id}, ${now}::timestamptz)`);
  const remembered = words.flatMap((hours, index) => (hours === null ? [] : [{ id: ids[index], hours }]));
  const saved = sql.param(ids.slice(0, words.length));
  const asked = sql.param(remembered.map((word) => word.id));
  await rowsOf(
    sql`update vocabulary set status = id = any(${saved}::int[]), asked = id = any(${asked}::int[]) where user_id = ${id}`,
  );
  await rowsOf(sql`insert into memories (user_id, vocabulary_id, direction, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review)
    select ${id}::int, word, 'recall', ${now}::timestamptz + hours * interval '1 hour', 1, 1, 1, 0, 1, 0, 2, ${now}::timestamptz
    from unnest(${asked}::int[], ${sql.param(remembered.map(({ hours }) => hours))}::int[]) given(word, hours)`);
}

test('STAT-7 what is due is one number: of the list, of the bell and of the figures, however much is asked for', async () => {
  const learner = await server.createLearner();
  const ids = await addWords(learner, manyWords(30));
  const read = async <T>(url: string) => (await learner.inject(url)).json<{ data: T }>().data;
  await fc.assert(
    fc.asyncProperty(mornings, async (morning) => {
      await setMorning(learner, ids, morning);
      const { vocabularyIds, ...sitting } = await read<Required<Sitting>>('/learn/due?limit=200');
      const bell = await read<Required<Sitting>>('/learn/due?limit=1');
      expect({ ...bell, vocabularyIds }).toEqual({ ...sitting, vocabularyIds });
      const { due } = await read<{ due: number }>('/stats/summary');
      expect(due).toBe(sitting.now);

      const { words, away, sessionLength, newPerDay, reviewsPerDay, met, repeated } = morning;
      const isDue = (id: number) => !away && (words[ids.indexOf(id)] ?? 1) <= 0;
      expect(vocabularyIds.map(isDue)).toEqual([
        ...Array.from({ length: sitting.now }, () => true),
        ...Array.from({ length: sitting.meet }, () => false),
      ]);
      expect(sitting.now + sitting.later).toBe(ids.filter(isDue).length);
      expect(sitting.now).toBeLessThanOrEqual(Math.max(0, reviewsPerDay - repeated));
      expect(sitting.meet).toBeLessThanOrEqual(Math.max(0, newPerDay - met));
      if (sessionLength !== 'all') expect(vocabularyIds.length).toBeLessThanOrEqual(Number(sessionLength));
      // It tells how long it takes, or when the next words come.
      expect(sitting.minutes > 0).toBe(vocabularyIds.length > 0);
      if (vocabularyIds.length > 0) expect(sitting.next).toBeNull();
      else if (sitting.next)
        expect(Date.parse(sitting.next)).toBeGreaterThan(server.platform.now().getTime());
    }),
    { numRuns: LONG ? 200 : 20 },
  );
}, 120_000);

const WORDS = ['umbrella', 'school', 'rain'].map((en_word) => ({ en_word, hiragana: 'かさ' }));
const QUARTER = sql`interval '15 minutes'`;
const MINUTE = 60_000;

const place = fc.nat({ max: WORDS.length - 1 });
const direction = fc.constantFrom('recall', 'recognition');
/** Quarters of an hour from now, some of them the same. */
const dues = fc.integer({ min: -4, max: 4 });
const moments = fc.integer({ min: -61, max: 61 });
const change = fc.oneof(
  fc.record({
    do: fc.constant('remember' as const),
    words: fc.uniqueArray(place, { minLength: 1 }),
    direction,
    due: dues,
  }),
  fc.record({ do: fc.constant('forget' as const), word: place, direction }),
  fc.record({ do: fc.constant('put off' as const), by: dues }),
  fc.record({ do: fc.constant('delete' as const), word: place }),
  fc.record({
    do: fc.constant('change' as const),
    word: place,
    status: fc.boolean(),
    learned: fc.boolean(),
    level: fc.constantFrom(null, 'N5', 'N1'),
  }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function statementOf(userId: number, ids: readonly number[], each: Change): SQL {
  const own = (word: number) => sql`user_id = ${userId} and vocabulary_id = ${ids[word]}`;
  if (each.do === 'remember') {
    const rows = each.words.map(
      (word) =>
        sql`(${userId}::int, ${ids[word]}::int, ${each.direction}::direction, now() + ${each.due}::int * ${QUARTER}, 1, 1, 1, 0, 1, 0, 2, now())`,
    );
    return sql`insert into memories (user_id, vocabulary_id, direction, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review)
      select * from (values ${sql.join(rows, sql`, `)}) given where exists (select from vocabulary v where v.user_id = column1 and v.id = column2)
      on conflict (user_id, vocabulary_id, direction) do update set due = excluded.due`;
  }
  if (each.do === 'forget')
    return sql`delete from memories where ${own(each.word)} and direction = ${each.direction}`;
  if (each.do === 'put off')
    return sql`update memories set due = due + ${each.by}::int * ${QUARTER} where user_id = ${userId}`;
  const word = sql`where user_id = ${userId} and id = ${ids[each.word]}`;
  if (each.do === 'delete') return sql`delete from vocabulary ${word}`;
  return sql`update vocabulary set status = ${each.status}, learned = ${each.learned}, level = ${each.level} ${word}`;
}

const rowsOf = async (query: SQL) => (await server.platform.db.execute(query)).rows;

const storedDues = (userId: number) =>
  sql`select quarter, words from due_quarters where user_id = ${userId} order by quarter`;
const countedDues = (userId: number) =>
  sql`select date_bin('15 minutes', due, timestamptz '2000-01-01 00:00Z') as quarter, count(*)::int as words
    from (select min(due) as due from memories where user_id = ${userId} group by vocabulary_id) firsts group by 1 order by 1`;

const storedWords = (userId: number) =>
  sql`select level, words, learned from word_counts where user_id = ${userId} and words > 0 order by level`;
const countedWords = (userId: number) =>
  sql`select coalesce(level, '') as level, count(*)::int as words, (count(*) filter (where learned))::int as learned
    from vocabulary where user_id = ${userId} and status group by 1 order by 1`;

/** Saved words by the moment at which they come due first, from the memories themselves. */
async function firstDues(userId: number): Promise<{ id: number; due: Date }[]> {
  const rows = await rowsOf(sql`select m.vocabulary_id as id, min(m.due) as due from memories m
    join vocabulary v on v.user_id = m.user_id and v.id = m.vocabulary_id and v.status
    where m.user_id = ${userId} group by 1 order by 2, 1`);
  return rows.map(({ id, due }) => ({ id: Number(id), due: new Date(String(due)) }));
}

/** What is due is the same when it is read from sums. Bounds begin quarters, a moment need not. */
async function dueAgrees(userId: number, minutes: number): Promise<void> {
  const { db } = server.platform;
  const words = await firstDues(userId);
  const moment = new Date(Date.now() + minutes * MINUTE);
  const isDue = ({ due }: { due: Date }) => due < moment;
  expect(await countDue(db, userId, moment)).toBe(words.filter(isDue).length);
  expect(await selectDue(db, userId, moment, 2)).toEqual(
    words
      .filter(({ due }) => due <= moment)
      .slice(0, 2)
      .map(({ id }) => id),
  );
  const today = startOfQuarter(moment).getTime();
  const bounds = [0, 30, 60].map((later) => new Date(today + later * MINUTE));
  const before = (at: number) => words.filter(({ due }) => due.getTime() < at).length;
  const counted = bounds.map(
    (bound, index) => before(bound.getTime()) - before(bounds[index - 1]?.getTime() ?? 0),
  );
  expect(await countDueBefore(db, userId, bounds)).toEqual(counted);
}

test('sums of due and of saved words are what counting gives, whatever is done to memories and words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 25 }), moments, async (changes, moment) => {
      const learner = await server.createLearner();
      const ids = await addWords(learner, WORDS);
      const userId = learner.id;
      // What is remembered of a word says that it was asked.
      await rowsOf(sql`update vocabulary set asked = true where user_id = ${userId}`);
      for (const each of changes) {
        await server.platform.db.execute(statementOf(userId, ids, each));
        expect(await rowsOf(storedDues(userId))).toEqual(await rowsOf(countedDues(userId)));
        expect(await rowsOf(storedWords(userId))).toEqual(await rowsOf(countedWords(userId)));
        await dueAgrees(userId, moment);
      }
    }),
    { numRuns: LONG ? 100 : 8 },
  );
}, 120_000);
