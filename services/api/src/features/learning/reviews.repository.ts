import { and, desc, eq, min, ne, or, sql, asc } from 'drizzle-orm';
import { type Direction, ITEM_STATUS } from '@kotoba/contracts';
import { startOfQuarter } from '../../platform/clock/learner-day';
import type { Transaction } from '../../platform/database/database';
import { vocabulary } from '../vocabulary';
import { answerQuarters, reviews, type ReviewRow, memories } from './learning.tables';
import { toRating, type Memory, type QuizRating } from './scheduler';

export interface MemoryKey {
  readonly userId: number;
  readonly vocabularyId: number;
  readonly direction: Direction;
}

const ofKey = (key: MemoryKey) =>
  and(
    eq(memories.userId, key.userId),
    eq(memories.vocabularyId, key.vocabularyId),
    eq(memories.direction, key.direction),
  );

export async function findMemory(tx: Transaction, key: MemoryKey): Promise<Memory | null> {
  const [row] = await tx.select().from(memories).where(ofKey(key));
  return row ?? null;
}

/** Keeps what is remembered; null when nothing is any more. */
export async function saveMemory(tx: Transaction, key: MemoryKey, memory: Memory | null): Promise<void> {
  if (memory === null) return void (await tx.delete(memories).where(ofKey(key)));
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

/** The last recorded answer of a session; of one of its words, when that is given. */
export async function findLastReview(
  tx: Transaction,
  userId: number,
  { sessionId, vocabularyId }: { sessionId: number; vocabularyId?: number },
): Promise<ReviewRow | null> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.userId, userId),
        eq(reviews.sessionId, sessionId),
        vocabularyId === undefined ? undefined : eq(reviews.vocabularyId, vocabularyId),
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(1);
  return row ?? null;
}

/** Says of the earliest answer of a word in a direction that it met the word. Gives it as it is then; null when there is none. */
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
