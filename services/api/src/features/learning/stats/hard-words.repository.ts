import type { Direction } from '@kotoba/contracts';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { learnDetails, learningSessions, memories } from '../learning.tables';
import { LEECH_LAPSES } from '../scheduler';
import { RECALL_MODES } from '../session-mode';
import { vocabulary } from '../../vocabulary';

/** Saved words that were forgotten at least so often, with what is remembered of them. */
const forgotten = (db: Database, userId: number, lapses: number) =>
  db
    .select({
      id: vocabulary.id,
      enWord: vocabulary.enWord,
      jaWord: vocabulary.jaWord,
      reading: sql<string | null>`coalesce(${vocabulary.hiragana}, ${vocabulary.katakana})`,
      direction: memories.direction,
      lapses: memories.lapses,
      difficulty: memories.difficulty,
    })
    .from(memories)
    .innerJoin(
      vocabulary,
      and(
        eq(vocabulary.userId, userId),
        eq(vocabulary.id, memories.vocabularyId),
        eq(vocabulary.status, true),
      ),
    )
    .where(and(eq(memories.userId, userId), gte(memories.lapses, lapses)))
    .$dynamic();

/** Words that keep being forgotten, the worst first. */
export const selectLeeches = (db: Database, userId: number, limit: number) =>
  forgotten(db, userId, LEECH_LAPSES)
    .orderBy(desc(memories.lapses), desc(memories.difficulty), asc(vocabulary.id))
    .limit(limit);

/** Words that were forgotten at least once, the most difficult first. */
export const selectHardest = (db: Database, userId: number, limit: number) =>
  forgotten(db, userId, 1)
    .orderBy(desc(memories.difficulty), desc(memories.lapses), asc(vocabulary.id))
    .limit(limit);

/** In which direction an answer was asked for, by its card's way to ask, else by its session's. */
const askedDirection = sql<Direction>`case when ${inArray(
  sql`coalesce(${learnDetails.mode}, ${learningSessions.mode})`,
  [...RECALL_MODES],
)} then 'recall' else 'recognition' end`;

/** What was typed instead of these words in each direction, and how often; the most frequent first. */
export function selectConfusions(db: Database, userId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const answer = sql<string>`${learnDetails.recorded}->>'answer'`.as('answer');
  return db
    .select({
      id: learnDetails.vocabularyId,
      direction: askedDirection.as('asked_direction'),
      answer,
      count: count().as('times'),
    })
    .from(learnDetails)
    .innerJoin(
      learningSessions,
      and(eq(learningSessions.userId, userId), eq(learningSessions.id, learnDetails.sessionId)),
    )
    .where(
      and(
        eq(learnDetails.userId, userId),
        inArray(learnDetails.vocabularyId, [...ids]),
        eq(learnDetails.status, 2),
        isNotNull(learnDetails.recorded),
      ),
    )
    .groupBy(learnDetails.vocabularyId, sql`asked_direction`, sql`answer`)
    .orderBy(desc(sql`times`), asc(sql`answer`));
}
