import { and, asc, count, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { learnDetails, learningSessions, memories } from './learning.tables';

const answersOf = (userId: number, vocabularyId: number) =>
  and(
    eq(learnDetails.userId, userId),
    eq(learnDetails.vocabularyId, vocabularyId),
    isNotNull(learnDetails.answeredAt),
  );

/** A word's recorded answers with the mode of their session, the newest first. */
export function selectAnswers(
  db: Database,
  userId: number,
  vocabularyId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select({ detail: learnDetails, mode: learningSessions.mode })
    .from(learnDetails)
    .innerJoin(
      learningSessions,
      and(eq(learningSessions.userId, learnDetails.userId), eq(learningSessions.id, learnDetails.sessionId)),
    )
    .where(answersOf(userId, vocabularyId))
    .orderBy(desc(learnDetails.answeredAt), desc(learnDetails.sessionId))
    .limit(limit)
    .offset(offset);
}

/** How many answers gave which status. */
export async function countAnswers(
  db: Database,
  userId: number,
  vocabularyId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ status: learnDetails.status, answers: count() })
    .from(learnDetails)
    .where(answersOf(userId, vocabularyId))
    .groupBy(learnDetails.status);
  return new Map(rows.map(({ status, answers }) => [status, answers]));
}

/** What is remembered of a word, the one that is due first leading. */
export function selectMemories(db: Database, userId: number, vocabularyId: number) {
  return db
    .select()
    .from(memories)
    .where(and(eq(memories.userId, userId), eq(memories.vocabularyId, vocabularyId)))
    .orderBy(asc(memories.due), asc(memories.direction));
}
