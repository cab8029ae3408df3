import type { Transaction } from '../database/database';
import * as repository from './memories.repository';
import { ratingOf, review } from './scheduler';

export interface RecordedAnswer {
  readonly status: 1 | 2 | 3;
  /** The checker's reason; null for a reviewed word. */
  readonly reason: string | null;
  readonly at: Date;
}

/** Feeds the scheduler, the history and the word's `learned` mark with an answer that counts. */
export async function recordAnswer(
  tx: Transaction,
  key: repository.MemoryKey,
  { status, reason, at }: RecordedAnswer,
): Promise<void> {
  const memory = await repository.findMemory(tx, key);
  const rating = ratingOf(status, reason);
  await repository.saveMemory(tx, key, review(memory, rating, at));
  await repository.insertReview(tx, key, { status, rating, firstTime: memory === null, answeredAt: at });
  await repository.setLearned(tx, key.userId, key.vocabularyId, status === 1);
}
