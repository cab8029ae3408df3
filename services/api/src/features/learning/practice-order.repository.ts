import type { SessionMode } from '@kotoba/contracts';
import { and, asc, eq, inArray, min, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { vocabulary } from '../vocabulary';
import { memories } from './learning.tables';
import { directionsOf } from './session-mode';

export interface FoundWord {
  readonly id: number;
  readonly level: string | null;
}

interface Selection {
  /** Which of the learner's saved words; all of them when it says nothing. */
  readonly where: SQL | undefined;
  readonly mode: SessionMode;
  /** All that are found, when it is left out. */
  readonly limit?: number;
}

export const isSaved = (userId: number): SQL | undefined =>
  and(eq(vocabulary.userId, userId), eq(vocabulary.status, true));

/**
 * A learner's saved words in the order in which they are practised in a mode: first what is remembered in a direction that the mode
 * trains, the earliest due in front, then what was never asked, in the order of adding. The order hides nothing.
 */
export async function selectInPracticeOrder(
  db: Database,
  userId: number,
  { where, mode, limit }: Selection,
): Promise<FoundWord[]> {
  const remembered = and(
    eq(memories.userId, userId),
    eq(memories.vocabularyId, vocabulary.id),
    inArray(memories.direction, [...directionsOf(mode)]),
  );
  const words = db
    .select({ id: vocabulary.id, level: vocabulary.level })
    .from(vocabulary)
    // Not a question asked for every word: of many words the memories are read at once.
    .leftJoin(memories, remembered)
    .where(and(isSaved(userId), where))
    .groupBy(vocabulary.id, vocabulary.level)
    .orderBy(sql`${min(memories.due)} asc nulls last`, asc(vocabulary.id));
  return limit === undefined ? words : words.limit(limit);
}
