import type { SessionMode } from '@kotoba/contracts';
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { vocabulary } from '../vocabulary/vocabulary.tables';
import { memories } from './learning.tables';
import { directionsOf } from './session-mode';

/**
 * The order in which a learner's words are practised in a mode: first what is remembered in a direction that the mode trains, the earliest
 * due in front, then what was never asked, in the order of adding. It hides nothing.
 */
export function practiceOrder(userId: number, mode: SessionMode): SQL[] {
  const remembered = and(
    eq(memories.userId, userId),
    eq(memories.vocabularyId, vocabulary.id),
    inArray(memories.direction, [...directionsOf(mode)]),
  );
  return [
    sql`(select min(${memories.due}) from ${memories} where ${remembered}) asc nulls last`,
    asc(vocabulary.id),
  ];
}
