import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { reviews } from '../learning/learning.tables';
import { vocabulary } from '../vocabulary/vocabulary.tables';

/** Saved words by level, and how many of them the learner knows. */
export function countByLevel(db: Database, userId: number) {
  return db
    .select({
      level: vocabulary.level,
      words: count(),
      learned: sql<number>`(count(*) filter (where ${vocabulary.learned}))::int`,
    })
    .from(vocabulary)
    .where(and(eq(vocabulary.userId, userId), eq(vocabulary.status, true)))
    .groupBy(vocabulary.level);
}

/** Recorded answers for each span between two bounds; the last span is open. `bounds` rise. */
export async function countBetween(db: Database, userId: number, bounds: readonly Date[]): Promise<number[]> {
  const [first] = bounds;
  if (!first) return [];
  const edges = sql`array[${sql.join(
    bounds.map((bound) => sql`${bound.toISOString()}::timestamptz`),
    sql`, `,
  )}]`;
  const span = sql<number>`width_bucket(${reviews.answeredAt}, ${edges})`.as('span');
  const rows = await db
    .select({ span, answers: count() })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), gte(reviews.answeredAt, first)))
    .groupBy(sql`span`);
  const counts = new Map(rows.map(({ span: at, answers }) => [at, answers]));
  return bounds.map((_, index) => counts.get(index + 1) ?? 0);
}

export async function countCorrectSince(db: Database, userId: number, from: Date) {
  const [row] = await db
    .select({
      answered: count(),
      correct: sql<number>`(count(*) filter (where ${reviews.status} = 1))::int`,
    })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), gte(reviews.answeredAt, from)));
  return row ?? { answered: 0, correct: 0 };
}
