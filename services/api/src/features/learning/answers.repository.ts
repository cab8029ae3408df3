import { and, eq, isNull, desc, min, ne, or, sql, asc } from 'drizzle-orm';
import { type CardMode, DEFAULT_SESSION_LENGTH, ITEM_STATUS, type Direction } from '@kotoba/contracts';
import type { Transaction, Executor } from '../../platform/database/database';
import { accountSettings } from '../../platform/database/accounts.tables';
import {
  sessionItems,
  learningSessions,
  type ItemRow,
  type SessionRow,
  answerQuarters,
  reviews,
  type ReviewRow,
  memories,
} from './learning.tables';
import type { Item, RememberedAnswer } from './session-machine';
import { cardModeOf } from './session-mode';
import { startOfQuarter } from '../../platform/clock/learner-day';
import { vocabulary } from '../vocabulary';
import { toRating, type Memory, type QuizRating } from './scheduler';

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

const ofItem = (userId: number, { sessionId, vocabularyId }: ItemKey) =>
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

/** A word of a session with its session and how it asks; null when either is not the learner's. */
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
    .where(ofItem(userId, key));
  if (!found) return null;
  const { session, row } = found;
  return { session, row, mode: cardModeOf(session.mode, row.mode), item: toItem(session, row) };
}

/**
 * Opens an ended session again. Words that were deleted after its end can be answered no more: they leave it as they
 * leave a running one.
 */
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
    .where(ofItem(userId, key));
  if (before.ended && !ended) await reopen(tx, userId, key.sessionId);
}

/** What the learner chose for the quiz; the defaults of a learner who chose nothing. */
export async function quizSettings(db: Executor, userId: number) {
  const [row] = await db
    .select({
      strictness: accountSettings.strictness,
      newPerDay: accountSettings.newPerDay,
      reviewsPerDay: accountSettings.reviewsPerDay,
      sessionLength: accountSettings.sessionLength,
    })
    .from(accountSettings)
    .where(eq(accountSettings.userId, userId));
  return (
    row ?? {
      strictness: 'standard' as const,
      newPerDay: 20,
      reviewsPerDay: 200,
      sessionLength: DEFAULT_SESSION_LENGTH,
    }
  );
}

export interface MemoryKey {
  readonly userId: number;
  readonly vocabularyId: number;
  readonly direction: Direction;
}

const ofMemory = (key: MemoryKey) =>
  and(
    eq(memories.userId, key.userId),
    eq(memories.vocabularyId, key.vocabularyId),
    eq(memories.direction, key.direction),
  );

export async function findMemory(tx: Transaction, key: MemoryKey): Promise<Memory | null> {
  const [row] = await tx.select().from(memories).where(ofMemory(key));
  return row ?? null;
}

/** Keeps what is remembered; null when nothing is any more. */
export async function saveMemory(tx: Transaction, key: MemoryKey, memory: Memory | null): Promise<void> {
  if (memory === null) return void (await tx.delete(memories).where(ofMemory(key)));
  const row = { ...memory, ...key };
  await tx
    .insert(memories)
    .values(row)
    .onConflictDoUpdate({
      target: [memories.userId, memories.vocabularyId, memories.direction],
      set: row,
    });
}

/** All ratings of a word in one direction, in the order in which they were given: what its memory follows from. */
export async function selectRatings(
  tx: Transaction,
  key: MemoryKey,
): Promise<{ rating: QuizRating; at: Date }[]> {
  const rows = await tx
    .select({ rating: reviews.rating, at: reviews.answeredAt })
    .from(reviews)
    .where(
      and(
        eq(reviews.userId, key.userId),
        eq(reviews.vocabularyId, key.vocabularyId),
        eq(reviews.direction, key.direction),
      ),
    )
    .orderBy(asc(reviews.id));
  return rows.map(({ rating, at }) => ({ rating: toRating(rating), at }));
}

export type NewReview = Omit<typeof reviews.$inferInsert, 'userId'>;

export async function insertReview(tx: Transaction, userId: number, review: NewReview): Promise<void> {
  await tx.insert(reviews).values({ ...review, userId });
}

export async function deleteReview(tx: Transaction, userId: number, id: number): Promise<void> {
  await tx.delete(reviews).where(and(eq(reviews.userId, userId), eq(reviews.id, id)));
}

/** The learner's last recorded answer; of a session, and of one of its words, when these are given. */
export async function findLastReview(
  tx: Transaction,
  userId: number,
  { sessionId, vocabularyId }: { sessionId?: number; vocabularyId?: number },
): Promise<ReviewRow | null> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.userId, userId),
        sessionId === undefined ? undefined : eq(reviews.sessionId, sessionId),
        vocabularyId === undefined ? undefined : eq(reviews.vocabularyId, vocabularyId),
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(1);
  return row ?? null;
}

/**
 * Says of the earliest answer of a word in a direction that it met the word. Gives it as it is then; null when there
 * is none.
 */
export async function markFirstReview(
  tx: Transaction,
  { userId, vocabularyId, direction }: MemoryKey,
): Promise<ReviewRow | null> {
  const earliest = tx
    .select({ id: min(reviews.id) })
    .from(reviews)
    .where(
      and(
        eq(reviews.userId, userId),
        eq(reviews.vocabularyId, vocabularyId),
        eq(reviews.direction, direction),
      ),
    );
  const [row] = await tx
    .update(reviews)
    .set({ firstTime: true })
    .where(and(eq(reviews.userId, userId), eq(reviews.id, sql`(${earliest})`)))
    .returning();
  return row ?? null;
}

/** Adds an answer to the sums of its quarter of an hour (`sign` 1), or takes it out again (−1). */
export async function addToQuarter(
  tx: Transaction,
  userId: number,
  {
    answeredAt,
    status,
    firstTime,
    durationMs,
  }: Pick<ReviewRow, 'answeredAt' | 'status' | 'firstTime' | 'durationMs'>,
  sign: 1 | -1,
): Promise<void> {
  const change = {
    answers: sign,
    correct: status === ITEM_STATUS.correct ? sign : 0,
    met: firstTime ? sign : 0,
    retained: status === ITEM_STATUS.correct && !firstTime ? sign : 0,
    durationMs: sign * (durationMs ?? 0),
  };
  await tx
    .insert(answerQuarters)
    .values({
      userId,
      quarter: startOfQuarter(answeredAt),
      ...change,
    })
    .onConflictDoUpdate({
      target: [answerQuarters.userId, answerQuarters.quarter],
      set: {
        answers: sql`${answerQuarters.answers} + ${change.answers}`,
        correct: sql`${answerQuarters.correct} + ${change.correct}`,
        met: sql`${answerQuarters.met} + ${change.met}`,
        retained: sql`${answerQuarters.retained} + ${change.retained}`,
        durationMs: sql`${answerQuarters.durationMs} + ${change.durationMs}`,
      },
    });
}

/** A word is asked when there is an answer for it, and learned while the last one, in either direction, was right. */
export async function renewMarks(
  tx: Transaction,
  { userId, vocabularyId }: Pick<MemoryKey, 'userId' | 'vocabularyId'>,
): Promise<void> {
  const [last] = await tx
    .select({ status: reviews.status })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), eq(reviews.vocabularyId, vocabularyId)))
    .orderBy(desc(reviews.id))
    .limit(1);
  const marks = { asked: last !== undefined, learned: last?.status === ITEM_STATUS.correct };
  await tx
    .update(vocabulary)
    .set(marks)
    .where(
      and(
        eq(vocabulary.userId, userId),
        eq(vocabulary.id, vocabularyId),
        // Most answers change neither, and a word is costly to write: it stands in many indexes.
        or(ne(vocabulary.asked, marks.asked), ne(vocabulary.learned, marks.learned)),
      ),
    );
}
