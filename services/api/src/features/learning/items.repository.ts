import type { CardMode } from '@kotoba/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database';
import { learnDetails, learningSessions, type LearnDetailRow, type SessionRow } from './learning.tables';
import { toRemembered } from './remembered-answer';
import type { Item, ItemStatus } from './session-machine';
import { cardModeOf } from './session-mode';

export interface ItemKey {
  readonly sessionId: number;
  readonly vocabularyId: number;
}

const isItemStatus = (status: number): status is ItemStatus => [0, 1, 2, 3].includes(status);

const ofKey = (userId: number, { sessionId, vocabularyId }: ItemKey) =>
  and(
    eq(learnDetails.userId, userId),
    eq(learnDetails.sessionId, sessionId),
    eq(learnDetails.vocabularyId, vocabularyId),
  );

const toItem = (session: SessionRow, detail: LearnDetailRow): Item => ({
  ended: session.endedAt !== null,
  status: isItemStatus(detail.status) ? detail.status : 0,
  softCount: detail.softCount,
  lastSoft: toRemembered(detail.lastSoft),
  recorded: toRemembered(detail.recorded),
  practised: toRemembered(detail.practised),
});

/** A word of a session with its session and how it asks; null when the session, the word or the pair is not the learner's. */
export async function findItem(
  db: Database | Transaction,
  userId: number,
  key: ItemKey,
): Promise<{ session: SessionRow; detail: LearnDetailRow; mode: CardMode; item: Item } | null> {
  const [row] = await db
    .select({ session: learningSessions, detail: learnDetails })
    .from(learnDetails)
    .innerJoin(
      learningSessions,
      and(eq(learningSessions.userId, userId), eq(learningSessions.id, learnDetails.sessionId)),
    )
    .where(ofKey(userId, key));
  if (!row) return null;
  const { session, detail } = row;
  return { session, detail, mode: cardModeOf(session.mode, detail.mode), item: toItem(session, detail) };
}

/** Opens an ended session again. Words that were deleted after its end can be answered no more: they leave it as they leave a running one. */
async function reopen(tx: Transaction, userId: number, sessionId: number): Promise<void> {
  await tx
    .update(learningSessions)
    .set({ endedAt: null })
    .where(and(eq(learningSessions.userId, userId), eq(learningSessions.id, sessionId)));
  await tx
    .delete(learnDetails)
    .where(
      and(
        eq(learnDetails.userId, userId),
        eq(learnDetails.sessionId, sessionId),
        isNull(learnDetails.vocabularyId),
        eq(learnDetails.status, 0),
      ),
    );
}

/** Writes what a step made of an item, and opens its session again where the step did. */
export async function saveItem(
  tx: Transaction,
  userId: number,
  key: ItemKey,
  { before, after, at }: { before: Item; after: Item; at: Date },
): Promise<void> {
  const { ended, ...columns } = after;
  const answeredAt = after.status === 0 ? null : at;
  await tx
    .update(learnDetails)
    .set({
      ...columns,
      ...(after.recorded !== before.recorded || after.status !== before.status ? { answeredAt } : {}),
    })
    .where(ofKey(userId, key));
  if (before.ended && !ended) await reopen(tx, userId, key.sessionId);
}
