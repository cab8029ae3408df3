import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { learnDetails, learningSessions } from './learning.tables';
import type { Item, ItemChange, ItemStatus } from './session-machine';
import { toSessionMode, type SessionMode } from './session-mode';

export interface ItemKey {
  readonly sessionId: number;
  readonly vocabularyId: number;
}

const isItemStatus = (status: number): status is ItemStatus => [0, 1, 2, 3].includes(status);

/** A word of a session with the session's mode; null when the session, the word or the pair is not the learner's. */
export async function findItem(
  db: Database | Transaction,
  userId: number,
  { sessionId, vocabularyId }: ItemKey,
): Promise<{ mode: SessionMode; item: Item } | null> {
  const [row] = await db
    .select({ session: learningSessions, detail: learnDetails })
    .from(learnDetails)
    .innerJoin(
      learningSessions,
      and(eq(learningSessions.userId, userId), eq(learningSessions.id, learnDetails.sessionId)),
    )
    .where(
      and(
        eq(learnDetails.userId, userId),
        eq(learnDetails.sessionId, sessionId),
        eq(learnDetails.vocabularyId, vocabularyId),
      ),
    );
  if (!row) return null;
  const { session, detail } = row;
  const item = {
    ended: session.endedAt !== null,
    status: isItemStatus(detail.status) ? detail.status : 0,
    softCount: detail.softCount,
    lastSoft: detail.lastSoft,
    recorded: detail.recorded,
  };
  return { mode: toSessionMode(session.mode), item };
}

export async function updateItem(
  tx: Transaction,
  userId: number,
  { sessionId, vocabularyId }: ItemKey,
  { change: { kind: _kind, ...columns }, now }: { change: ItemChange; now: Date },
): Promise<void> {
  await tx
    .update(learnDetails)
    .set({ ...columns, ...('status' in columns && { answeredAt: now }) })
    .where(
      and(
        eq(learnDetails.userId, userId),
        eq(learnDetails.sessionId, sessionId),
        eq(learnDetails.vocabularyId, vocabularyId),
      ),
    );
}
