import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { vocabulary } from '../vocabulary';
import { reviews } from './learning.tables';

/** FSRS's "again": the answer was wrong. */
const AGAIN = 1;

/** Saved words that were answered wrong, the most often first. */
export async function selectMistaken(db: Database, userId: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: vocabulary.id, times: count() })
    .from(reviews)
    .innerJoin(
      vocabulary,
      and(
        eq(vocabulary.userId, userId),
        eq(vocabulary.id, reviews.vocabularyId),
        eq(vocabulary.status, true),
      ),
    )
    .where(and(eq(reviews.userId, userId), eq(reviews.rating, AGAIN)))
    .groupBy(vocabulary.id)
    .orderBy(desc(count()), asc(vocabulary.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
