import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { CardMode, ItemStatus, SessionMode } from '@kotoba/contracts';
import { type Transaction, type Executor, insertedRow } from '../../platform/database/database';
import { sessionItems, learningSessions, type SessionRow } from './learning.tables';

export interface NewSession {
  readonly mode: SessionMode;
  readonly name: string;
  readonly type: string;
  readonly topic: string | null;
  readonly level: string | null;
  readonly startedAt: Date;
}

export interface ItemState {
  readonly sessionId: number;
  readonly vocabularyId: number | null;
  readonly status: ItemStatus;
}

const ofLearner = (userId: number, id: number) =>
  and(eq(learningSessions.userId, userId), eq(learningSessions.id, id));

/** A word of a new session; `mode` is null when it asks as the session does. */
export interface NewItem {
  readonly vocabularyId: number;
  readonly mode: CardMode | null;
}

/** Makes a session without items. Gives its id. */
export async function insertSession(tx: Transaction, userId: number, session: NewSession): Promise<number> {
  return insertedRow(
    await tx
      .insert(learningSessions)
      .values({ ...session, userId })
      .returning({ id: learningSessions.id }),
  ).id;
}

/** Adds unanswered items to a session, in this order. */
export async function insertItems(
  tx: Transaction,
  userId: number,
  sessionId: number,
  newItems: readonly NewItem[],
): Promise<void> {
  await tx
    .insert(sessionItems)
    .values(newItems.map((item, position) => ({ userId, sessionId, position, ...item })));
}

export async function findSession(db: Executor, userId: number, id: number): Promise<SessionRow | null> {
  const [row] = await db.select().from(learningSessions).where(ofLearner(userId, id));
  return row ?? null;
}

/** Newest first. */
export function selectSessions(
  db: Executor,
  userId: number,
  { limit, offset, unfinished }: { limit: number; offset: number; unfinished?: boolean },
): Promise<SessionRow[]> {
  return db
    .select()
    .from(learningSessions)
    .where(
      and(
        eq(learningSessions.userId, userId),
        unfinished === true ? isNull(learningSessions.endedAt) : undefined,
      ),
    )
    .orderBy(desc(learningSessions.startedAt), desc(learningSessions.id))
    .limit(limit)
    .offset(offset);
}

/** The items of several sessions, each session's in its order. */
export async function selectItems(
  db: Executor,
  userId: number,
  sessionIds: readonly number[],
): Promise<ItemState[]> {
  if (sessionIds.length === 0) return [];
  return db
    .select({
      sessionId: sessionItems.sessionId,
      vocabularyId: sessionItems.vocabularyId,
      status: sessionItems.status,
    })
    .from(sessionItems)
    .where(and(eq(sessionItems.userId, userId), inArray(sessionItems.sessionId, [...sessionIds])))
    .orderBy(asc(sessionItems.sessionId), asc(sessionItems.position));
}

/** The items of one session with their answers, in its order. */
export const selectAnsweredItems = (db: Executor, userId: number, sessionId: number) =>
  db
    .select({
      vocabularyId: sessionItems.vocabularyId,
      mode: sessionItems.mode,
      status: sessionItems.status,
      recorded: sessionItems.recorded,
      practised: sessionItems.practised,
      answeredAt: sessionItems.answeredAt,
    })
    .from(sessionItems)
    .where(and(eq(sessionItems.userId, userId), eq(sessionItems.sessionId, sessionId)))
    .orderBy(asc(sessionItems.position));

/** Ends a session that runs; an ended one keeps its time. */
export async function endSession(tx: Transaction, userId: number, id: number, now: Date): Promise<void> {
  await tx
    .update(learningSessions)
    .set({ endedAt: now })
    .where(and(ofLearner(userId, id), isNull(learningSessions.endedAt)));
}
