import { and, eq, gte, sql, type Column, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { spanOf } from '../../../platform/database/span-of';
import { answerQuarters } from '../learning.tables';
import { wordCounts } from './stats.tables';

/** Saved words by level, empty for those without one, and how many of them the learner knows. */
export function countByLevel(db: Database, userId: number) {
  const { level, words, learned } = wordCounts;
  return db.select({ level, words, learned }).from(wordCounts).where(eq(wordCounts.userId, userId));
}

export interface AnswerSums {
  readonly answers: number;
  readonly correct: number;
  /** Answers to words that were met before, and those of them that were right. */
  readonly repeated: number;
  readonly retained: number;
  readonly durationMs: number;
}

const nothing: AnswerSums = { answers: 0, correct: 0, repeated: 0, retained: 0, durationMs: 0 };

/** Whether an answer was recorded between each bound and the next: one fewer than `bounds`, which rise, each on a quarter of an hour. */
export async function answeredBetween(
  db: Database,
  userId: number,
  bounds: readonly Date[],
): Promise<boolean[]> {
  const moments = bounds.map((bound) => bound.toISOString());
  const starts = moments.slice(0, -1);
  const { rows } = await db.execute<{ place: number }>(
    sql`select place::int from unnest(${sql.param(starts)}::timestamptz[], ${sql.param(moments.slice(1))}::timestamptz[])
        with ordinality as span(start, stop, place)
      where not exists (select from ${answerQuarters}
        where user_id = ${userId} and quarter >= span.start and quarter < span.stop)`,
  );
  const empty = new Set(rows.map(({ place }) => place));
  return starts.map((_, index) => !empty.has(index + 1));
}

/** Recorded answers summed from each bound to the next and from the last one on. `bounds` rise, each on a quarter of an hour. */
export async function sumBetween(
  db: Database,
  userId: number,
  bounds: readonly Date[],
): Promise<AnswerSums[]> {
  const [first] = bounds;
  if (!first) return [];
  const total = (column: Column | SQL) => sql<number>`sum(${column})::int`;
  const rows = await db
    .select({
      span: spanOf(answerQuarters.quarter, bounds).as('span'),
      answers: total(answerQuarters.answers),
      correct: total(answerQuarters.correct),
      repeated: total(sql`${answerQuarters.answers} - ${answerQuarters.met}`),
      retained: total(answerQuarters.retained),
      durationMs: total(answerQuarters.durationMs),
    })
    .from(answerQuarters)
    .where(and(eq(answerQuarters.userId, userId), gte(answerQuarters.quarter, first)))
    .groupBy(sql`span`);
  const sums = new Map(rows.map(({ span, ...sum }) => [span, sum]));
  return bounds.map((_, index) => sums.get(index + 1) ?? nothing);
}
