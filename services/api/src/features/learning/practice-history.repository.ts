import type { Direction } from '@kotoba/contracts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { memories, reviews, type MemoryRow } from './learning.tables';
import { toRating } from './scheduler';
import { toRevlog, type RatedAnswer, type RevlogRow } from './revlog';

/** What is remembered of a word in one direction, and the answers that made it, as rows of Anki's `revlog`. */
export interface PracticeHistory {
  readonly direction: Direction;
  readonly memory: MemoryRow;
  readonly log: readonly RevlogRow[];
}

/** The histories of words, by their ids; a word that was never asked has none. */
export async function selectPracticeHistory(
  tx: Transaction,
  userId: number,
  vocabularyIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PracticeHistory[]>> {
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
  const histories = new Map<number, PracticeHistory[]>();
  for (const memory of remembered) {
    const { vocabularyId, direction } = memory;
    const log = toRevlog(answers.get(`${vocabularyId} ${direction}`) ?? []);
    histories.set(vocabularyId, [...(histories.get(vocabularyId) ?? []), { direction, memory, log }]);
  }
  return histories;
}
