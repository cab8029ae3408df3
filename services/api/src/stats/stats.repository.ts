import { and, eq, gte, lt, sql, type Column, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { spanOf } from '../database/span-of';
import { answerQuarters } from '../learning/learning.tables';
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

/**
 * Recorded answers summed between each bound and the next; the last span lasts until `end`, or is open. `bounds` rise, each on a quarter of
 * an hour.
 */
export async function sumBetween(
  db: Database,
  userId: number,
  bounds: readonly Date[],
  end?: Date,
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
    .where(
      and(
        eq(answerQuarters.userId, userId),
        gte(answerQuarters.quarter, first),
        end && lt(answerQuarters.quarter, end),
      ),
    )
    .groupBy(sql`span`);
  const sums = new Map(rows.map(({ span, ...sum }) => [span, sum]));
  return bounds.map((_, index) => sums.get(index + 1) ?? nothing);
}
