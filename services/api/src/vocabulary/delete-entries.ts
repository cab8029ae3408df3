import { unlinkWords } from '../chat/chat.repository';
import type { Transaction } from '../database/database';
import { learnerTransaction } from '../database/learner-transaction';
import { forgetWords } from '../learning/forget-words.repository';
import type { Platform } from '../platform';
import { publishChanged } from './changed-event';
import { assertOwn } from './own-words';
import { keepWords } from './trash/keep-words';
import { deleteWords } from './vocabulary.repository';

/** Deletes words that are known to be the learner's, in his transaction. Gives how many there were. */
export async function removeWords(
  platform: Platform,
  tx: Transaction,
  userId: number,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  await keepWords(tx, userId, ids, platform.now());
  await forgetWords(tx, userId, ids);
  await unlinkWords(tx, userId, ids);
  const deleted = await deleteWords(tx, userId, ids);
  await publishChanged(platform, tx, userId, ids);
  return deleted;
}

/**
 * Deletes words. Running sessions lose them; ended sessions and the history of answers keep their figures. For some minutes
 * `restore-entries.ts` can bring them back.
 */
export function deleteEntries(platform: Platform, userId: number, ids: readonly number[]): Promise<number> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    await assertOwn(tx, userId, ids);
    return removeWords(platform, tx, userId, ids);
  });
}
