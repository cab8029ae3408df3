import type { Transaction } from '../../platform/database/database';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import type { Platform } from '../../platform/platform';
import { publishChanged } from './changed-event';
import { assertOwn } from './own-words';
import { keepWords } from './trash.repository';
import { deleteWords } from './vocabulary.repository';

/** Deletes words that are known to be the learner's, in their transaction. Gives how many there were. */
export async function removeWords(
  platform: Platform,
  tx: Transaction,
  userId: number,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  await keepWords(platform, tx, userId, ids);
  for (const companion of platform.wordCompanions) await companion.remove(tx, userId, ids);
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
