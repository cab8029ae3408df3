import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { vocabulary } from '../vocabulary/vocabulary.tables';
import { memories, reviews } from './learning.tables';
import type { Memory, QuizRating } from './scheduler';
import type { Direction } from './session-mode';

export interface MemoryKey {
  readonly userId: number;
  readonly vocabularyId: number;
  readonly direction: Direction;
}

export async function findMemory(tx: Transaction, key: MemoryKey): Promise<Memory | null> {
  const [row] = await tx
    .select()
    .from(memories)
    .where(
      and(
        eq(memories.userId, key.userId),
        eq(memories.vocabularyId, key.vocabularyId),
        eq(memories.direction, key.direction),
      ),
    );
  return row ?? null;
}

export async function saveMemory(tx: Transaction, key: MemoryKey, memory: Memory): Promise<void> {
  await tx
    .insert(memories)
    .values({ ...key, ...memory })
    .onConflictDoUpdate({
      target: [memories.userId, memories.vocabularyId, memories.direction],
      set: { ...memory },
    });
}

export interface RecordedReview {
  readonly status: 1 | 2 | 3;
  readonly rating: QuizRating;
  readonly firstTime: boolean;
  readonly answeredAt: Date;
}

export async function insertReview(tx: Transaction, key: MemoryKey, review: RecordedReview): Promise<void> {
  await tx.insert(reviews).values({ ...key, ...review });
}

export async function setLearned(
  tx: Transaction,
  userId: number,
  vocabularyId: number,
  learned: boolean,
): Promise<void> {
  await tx
    .update(vocabulary)
    .set({ learned })
    .where(and(eq(vocabulary.userId, userId), eq(vocabulary.id, vocabularyId)));
}
