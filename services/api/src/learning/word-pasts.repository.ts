import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { memories, reviews, type MemoryRow } from './learning.tables';
import { toRating } from './scheduler';
import type { RatedAnswer } from './revlog';
import type { Direction } from './session-mode';

/** What a learner did with a word in one direction, and what is remembered of that. */
export interface WordPast {
  readonly direction: Direction;
  readonly answers: readonly RatedAnswer[];
  readonly memory: MemoryRow;
}

/** The pasts of words, by their ids; a word that was never asked has none. */
export async function selectPasts(
  tx: Transaction,
  userId: number,
  vocabularyIds: readonly number[],
): Promise<ReadonlyMap<number, readonly WordPast[]>> {
  const ids = [...vocabularyIds];
  const remembered = await tx
    .select()
    .from(memories)
    .where(and(eq(memories.userId, userId), inArray(memories.vocabularyId, ids)))
    .orderBy(asc(memories.vocabularyId), asc(memories.direction));
  const given = await tx
    .select({
      vocabularyId: reviews.vocabularyId,
      direction: reviews.direction,
      rating: reviews.rating,
      at: reviews.answeredAt,
      durationMs: reviews.durationMs,
    })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), inArray(reviews.vocabularyId, ids)))
    .orderBy(asc(reviews.id));
  const answers = new Map<string, RatedAnswer[]>();
  for (const { vocabularyId, direction, rating, ...answer } of given) {
    const key = `${vocabularyId} ${direction}`;
    answers.set(key, [...(answers.get(key) ?? []), { ...answer, rating: toRating(rating) }]);
  }
  const pasts = new Map<number, WordPast[]>();
  for (const memory of remembered) {
    const { vocabularyId, direction } = memory;
    const past = { direction, memory, answers: answers.get(`${vocabularyId} ${direction}`) ?? [] };
    pasts.set(vocabularyId, [...(pasts.get(vocabularyId) ?? []), past]);
  }
  return pasts;
}
