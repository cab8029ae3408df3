import type { SessionMode } from '@kotoba/contracts';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { selectInPracticeOrder } from '../learning/practice-order.repository';
import { vocabulary } from '../vocabulary/vocabulary.tables';
import { topics } from './topics.tables';

/** Ids of the saved words in some place, in the order in which they are practised in a mode. */
async function select(db: Database, userId: number, mode: SessionMode, where: SQL): Promise<number[]> {
  const words = await selectInPracticeOrder(db, userId, { where, mode });
  return words.map(({ id }) => id);
}

export const selectWordsOfTopic = (db: Database, userId: number, topicId: number, mode: SessionMode) =>
  select(db, userId, mode, eq(vocabulary.topicId, topicId));

export function selectWordsOfCollection(
  db: Database,
  userId: number,
  collectionId: number,
  mode: SessionMode,
) {
  const within = db
    .select({ id: topics.id })
    .from(topics)
    .where(and(eq(topics.userId, userId), eq(topics.collectionId, collectionId)));
  return select(db, userId, mode, inArray(vocabulary.topicId, within));
}
