import { and, eq, isNull } from 'drizzle-orm';
import { type CardMode, ITEM_STATUS } from '@kotoba/contracts';
import type { Transaction, Executor } from '../../platform/database/database';
import { accountSettings } from '../../platform/database/accounts.tables';
import { sessionItems, learningSessions, type ItemRow, type SessionRow } from './learning.tables';
import type { Item, RememberedAnswer } from './session-machine';
import { cardModeOf } from './session-mode';

type Stored = Omit<RememberedAnswer, 'result'> & {
  readonly result: Omit<RememberedAnswer['result'], 'other'> &
    Partial<Pick<RememberedAnswer['result'], 'other'>>;
};

/** An answer as it lies in the database. Those of before the other word was told have none. */
const toRemembered = (stored: Stored | null): RememberedAnswer | null =>
  stored && { ...stored, result: { ...stored.result, other: stored.result.other ?? null } };

export interface ItemKey {
  readonly sessionId: number;
  readonly vocabularyId: number;
}

const ofKey = (userId: number, { sessionId, vocabularyId }: ItemKey) =>
  and(
    eq(sessionItems.userId, userId),
    eq(sessionItems.sessionId, sessionId),
    eq(sessionItems.vocabularyId, vocabularyId),
  );

const toItem = (session: SessionRow, row: ItemRow): Item => ({
  ended: session.endedAt !== null,
  status: row.status,
  softCount: row.softCount,
  lastSoft: toRemembered(row.lastSoft),
  recorded: toRemembered(row.recorded),
  practised: toRemembered(row.practised),
});

/** A word of a session with its session and how it asks; null when the session, the word or the pair is not the learner's. */
export async function findItem(
  db: Executor,
  userId: number,
  key: ItemKey,
): Promise<{ session: SessionRow; row: ItemRow; mode: CardMode; item: Item } | null> {
  const [found] = await db
    .select({ session: learningSessions, row: sessionItems })
    .from(sessionItems)
    .innerJoin(
      learningSessions,
      and(eq(learningSessions.userId, userId), eq(learningSessions.id, sessionItems.sessionId)),
    )
    .where(ofKey(userId, key));
  if (!found) return null;
  const { session, row } = found;
  return { session, row, mode: cardModeOf(session.mode, row.mode), item: toItem(session, row) };
}

/** Opens an ended session again. Words that were deleted after its end can be answered no more: they leave it as they leave a running one. */
async function reopen(tx: Transaction, userId: number, sessionId: number): Promise<void> {
  await tx
    .update(learningSessions)
    .set({ endedAt: null })
    .where(and(eq(learningSessions.userId, userId), eq(learningSessions.id, sessionId)));
  await tx
    .delete(sessionItems)
    .where(
      and(
        eq(sessionItems.userId, userId),
        eq(sessionItems.sessionId, sessionId),
        isNull(sessionItems.vocabularyId),
        eq(sessionItems.status, ITEM_STATUS.open),
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
  const answeredAt = after.status === ITEM_STATUS.open ? null : at;
  await tx
    .update(sessionItems)
    .set({
      ...columns,
      ...(after.recorded !== before.recorded || after.status !== before.status ? { answeredAt } : {}),
    })
    .where(ofKey(userId, key));
  if (before.ended && !ended) await reopen(tx, userId, key.sessionId);
}

/** What the learner chose for the quiz; the defaults of a learner who chose nothing. */
export async function quizSettings(db: Executor, userId: number) {
  const [row] = await db
    .select({
      strictness: accountSettings.strictness,
      newPerDay: accountSettings.newPerDay,
      reviewsPerDay: accountSettings.reviewsPerDay,
    })
    .from(accountSettings)
    .where(eq(accountSettings.userId, userId));
  return row ?? { strictness: 'standard' as const, newPerDay: 20, reviewsPerDay: 200 };
}
