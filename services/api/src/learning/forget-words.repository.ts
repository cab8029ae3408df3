import { and, eq, exists, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { learnDetails, learningSessions, reviews } from './learning.tables';

/**
 * Takes words out of the quiz before they are deleted. Items of running sessions go with them (a session that has no item left goes
 * too); items of ended sessions and recorded answers stay, without the word, so that no result changes afterwards.
 */
export async function forgetWords(tx: Transaction, userId: number, vocabularyIds: readonly number[]) {
  const itsSession = and(
    eq(learningSessions.userId, userId),
    eq(learningSessions.id, learnDetails.sessionId),
  );
  const itsItems = and(
    eq(learnDetails.userId, userId),
    inArray(learnDetails.vocabularyId, [...vocabularyIds]),
  );
  const lost = await tx
    .delete(learnDetails)
    .where(
      and(
        itsItems,
        exists(
          tx
            .select({ one: sql`1` })
            .from(learningSessions)
            .where(and(itsSession, isNull(learningSessions.endedAt))),
        ),
      ),
    )
    .returning({ sessionId: learnDetails.sessionId });
  await tx.update(learnDetails).set({ vocabularyId: null }).where(itsItems);
  await tx
    .update(reviews)
    .set({ vocabularyId: null })
    .where(and(eq(reviews.userId, userId), inArray(reviews.vocabularyId, [...vocabularyIds])));
  const sessions = [...new Set(lost.map(({ sessionId }) => sessionId))];
  if (sessions.length === 0) return;
  await tx.delete(learningSessions).where(
    and(
      eq(learningSessions.userId, userId),
      inArray(learningSessions.id, sessions),
      notExists(
        tx
          .select({ one: sql`1` })
          .from(learnDetails)
          .where(and(eq(learnDetails.userId, userId), eq(learnDetails.sessionId, learningSessions.id))),
      ),
    ),
  );
}
