import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { memories } from '../learning/learning.tables';
import { directionOf, type SessionMode } from '../learning/session-mode';
import { vocabulary } from '../vocabulary/vocabulary.tables';
import { topics } from './topics.tables';

/**
 * Ids of the saved words of a topic or collection. The mode orders them, and hides none: first what is remembered in the mode's
 * direction, the earliest due in front, then what was never asked, in the order of adding.
 */
async function select(db: Database, userId: number, mode: SessionMode, within: SQL): Promise<number[]> {
  const rows = await db
    .select({ id: vocabulary.id })
    .from(vocabulary)
    .innerJoin(topics, and(eq(topics.userId, userId), eq(topics.id, vocabulary.topicId)))
    .leftJoin(
      memories,
      and(
        eq(memories.userId, userId),
        eq(memories.vocabularyId, vocabulary.id),
        eq(memories.direction, directionOf(mode)),
      ),
    )
    .where(and(eq(vocabulary.userId, userId), eq(vocabulary.status, true), within))
    .orderBy(sql`${memories.due} asc nulls last`, asc(vocabulary.id));
  return rows.map(({ id }) => id);
}

export const selectWordsOfTopic = (db: Database, userId: number, topicId: number, mode: SessionMode) =>
  select(db, userId, mode, eq(topics.id, topicId));

export const selectWordsOfCollection = (
  db: Database,
  userId: number,
  collectionId: number,
  mode: SessionMode,
) => select(db, userId, mode, eq(topics.collectionId, collectionId));
