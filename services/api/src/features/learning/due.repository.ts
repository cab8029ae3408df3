import { and, asc, count, desc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Direction } from '@kotoba/contracts';
import { startOfQuarter } from '../../platform/clock/learner-day';
import type { Database, Transaction } from '../../platform/database/database';
import { vocabulary } from '../vocabulary';
import { spanOf } from '../../platform/database/sql-parts';
import { dueQuarters, memories, reviews } from './learning.tables';
import { isHere } from './vacations.repository';

/**
 * Memories of words that are in the collection. A word that left it after it was asked is a rare one, so those are
 * what is looked for.
 */
const ofSavedWord = (userId: number): SQL =>
  sql`not exists (select 1 from ${vocabulary} where ${vocabulary.userId} = ${userId}
    and ${vocabulary.id} = ${memories.vocabularyId} and ${vocabulary.asked} and not ${vocabulary.status})`;

const ofLearner = (userId: number) => and(eq(memories.userId, userId), ofSavedWord(userId), isHere(userId));

const dueAt = (userId: number, at: Date) => and(ofLearner(userId), lte(memories.due, at));

/** Memories that say when their word comes due first; its other direction comes due later, or at the same time. */
const firstOfWord = sql`not exists (select 1 from ${memories} earlier where earlier.user_id = ${memories.userId}
  and earlier.vocabulary_id = ${memories.vocabularyId} and (earlier.due, earlier.direction) < (${memories.due}, ${memories.direction}))`;

/** Saved words with a memory that is due at a time, the longest overdue first; none while the learner is away. */
export async function selectDue(db: Database, userId: number, at: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: memories.vocabularyId })
    .from(memories)
    .where(and(dueAt(userId, at), firstOfWord))
    .orderBy(asc(memories.due), asc(memories.vocabularyId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * When words come due first, as rows `due` and `words`: by the quarter of an hour up to `whole`, one by one from there
 * to `end`. The few words that left the collection after they were asked are among the sums, and taken out again.
 */
function firstDues(userId: number, { whole, end }: { whole: Date; end: Date }): SQL {
  const [from, to] = [whole.toISOString(), end.toISOString()];
  return sql`(
    select ${dueQuarters.quarter} as due, ${dueQuarters.words} as words from ${dueQuarters}
    where ${dueQuarters.userId} = ${userId} and ${dueQuarters.quarter} < ${from}
    union all
    select ${memories.due}, 1 from ${memories}
    where ${memories.userId} = ${userId} and ${memories.due} >= ${from} and ${memories.due} < ${to} and ${firstOfWord}
    union all
    select min(${memories.due}), -1 from ${vocabulary}
    join ${memories} on ${memories.userId} = ${userId} and ${memories.vocabularyId} = ${vocabulary.id}
    where ${vocabulary.userId} = ${userId} and ${vocabulary.asked} and not ${vocabulary.status}
    group by ${vocabulary.id} having min(${memories.due}) < ${to}) as firsts`;
}

/**
 * Words that come due before each bound and not before the one in front of it. `bounds` rise; what is overdue is in
 * the first.
 */
export async function countDueBefore(
  db: Database,
  userId: number,
  bounds: readonly Date[],
): Promise<number[]> {
  const end = bounds.at(-1);
  if (!end) return [];
  const rows = await db
    .select({ span: spanOf(sql`due`, bounds).as('span'), words: sql<number>`sum(words)::int` })
    .from(firstDues(userId, { whole: startOfQuarter(end), end }))
    .where(isHere(userId))
    .groupBy(sql`span`);
  const counts = new Map(rows.map(({ span, words }) => [span, words]));
  return bounds.map((_, index) => counts.get(index) ?? 0);
}

/** Saved words of which a memory is due before a moment; none while the learner is away. */
export async function countDue(db: Database, userId: number, before: Date): Promise<number> {
  const [words = 0] = await countDueBefore(db, userId, [before]);
  return words;
}

/** When the learner's first word comes due, or came; null without any, and while they are away. */
export async function findFirstDue(db: Database, userId: number): Promise<Date | null> {
  const [row] = await db
    .select({ due: memories.due })
    .from(memories)
    .where(ofLearner(userId))
    .orderBy(asc(memories.due))
    .limit(1);
  return row?.due ?? null;
}

/** How long the learner's last answers took, in milliseconds. */
export async function selectDurations(db: Database, userId: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ durationMs: reviews.durationMs })
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.answeredAt))
    .limit(limit);
  return rows.flatMap(({ durationMs }) => durationMs ?? []);
}

/** When words come due, by "{id} {direction}"; none while the learner is away. */
export async function selectDues(
  tx: Transaction,
  userId: number,
  vocabularyIds: readonly number[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await tx
    .select({ id: memories.vocabularyId, direction: memories.direction, due: memories.due })
    .from(memories)
    .where(and(ofLearner(userId), inArray(memories.vocabularyId, [...vocabularyIds])));
  return new Map(rows.map(({ id, direction, due }) => [`${id} ${direction}`, due]));
}

/** The directions in which each of these words is due at a time, in their order. */
export async function selectDueDirections(
  tx: Transaction,
  userId: number,
  vocabularyIds: readonly number[],
  at: Date,
): Promise<Direction[][]> {
  const rows = await tx
    .select({ vocabularyId: memories.vocabularyId, direction: memories.direction })
    .from(memories)
    .where(and(dueAt(userId, at), inArray(memories.vocabularyId, [...vocabularyIds])));
  const directions = new Map<number, Direction[]>(vocabularyIds.map((id) => [id, []]));
  for (const { vocabularyId, direction } of rows) directions.get(vocabularyId)?.push(direction);
  return [...directions.values()];
}

const isNew = (userId: number) =>
  and(eq(vocabulary.userId, userId), sql`${vocabulary.status} and not ${vocabulary.asked}`);

/** Saved words that were never asked, in the order of their making. */
export async function selectNew(db: Database, userId: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: vocabulary.id })
    .from(vocabulary)
    .where(isNew(userId))
    .orderBy(asc(vocabulary.createdAt), asc(vocabulary.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function countNew(db: Database, userId: number): Promise<number> {
  const [row] = await db.select({ words: count() }).from(vocabulary).where(isNew(userId));
  return row?.words ?? 0;
}

/** How many words were met for the first time, and how many answered again, since an instant. */
export async function countSince(db: Database, userId: number, from: Date) {
  const [row] = await db
    .select({
      met: sql<number>`(count(*) filter (where ${reviews.firstTime}))::int`,
      repeated: sql<number>`(count(*) filter (where not ${reviews.firstTime}))::int`,
    })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), gte(reviews.answeredAt, from)));
  return row ?? { met: 0, repeated: 0 };
}
