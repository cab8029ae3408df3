import type { Direction } from '@kotoba/contracts';
import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { memories, reviews } from './learning.tables';
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
  const columns = {
    due: memory.due,
    stability: memory.stability,
    difficulty: memory.difficulty,
    scheduledDays: memory.scheduledDays,
    learningSteps: memory.learningSteps,
    reps: memory.reps,
    lapses: memory.lapses,
    state: memory.state,
    lastReview: memory.lastReview,
  };
  await tx
    .insert(memories)
    .values({
      userId: key.userId,
      vocabularyId: key.vocabularyId,
      direction: key.direction,
      ...columns,
    })
    .onConflictDoUpdate({
      target: [memories.userId, memories.vocabularyId, memories.direction],
      set: columns,
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
