import type { SessionMode } from '@kotoba/contracts';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { practiceOrder } from '../learning/practice-order';
import { vocabulary } from '../vocabulary/vocabulary.tables';
import { topics } from './topics.tables';

/** Ids of the saved words of a topic or collection, in the order in which they are practised in a mode. */
async function select(db: Database, userId: number, mode: SessionMode, within: SQL): Promise<number[]> {
  const rows = await db
    .select({ id: vocabulary.id })
    .from(vocabulary)
    .innerJoin(topics, and(eq(topics.userId, userId), eq(topics.id, vocabulary.topicId)))
    .where(and(eq(vocabulary.userId, userId), eq(vocabulary.status, true), within))
    .orderBy(...practiceOrder(userId, mode));
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
