import type { Transaction } from '../../platform/database/database';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import type { Platform } from '../../platform/platform';
import { publishChanged } from './changed-event';
import { assertOwn, noWord, deleteWords } from './vocabulary.repository';
import { keepWords, keptIds, lostTheirTopic, restoreWords, UNDO_MS } from './trash.repository';
import { ensureTopic } from './topics/place-words';

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
 * Deletes words. Running sessions lose them; ended sessions and the history of answers keep their figures. For some
 * minutes `restoreEntries` can bring them back.
 */
export function deleteEntries(platform: Platform, userId: number, ids: readonly number[]): Promise<number> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    await assertOwn(tx, userId, ids);
    return removeWords(platform, tx, userId, ids);
  });
}

/**
 * Undoes deletions: the words come back under their ids, with their history, sessions, cards and notes. A word that
 * was not deleted, or too long ago, refuses the whole call.
 */
export function restoreEntries(platform: Platform, userId: number, ids: readonly number[]): Promise<number> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    const kept = await keptIds(tx, userId, ids, new Date(platform.now().getTime() - UNDO_MS));
    if (ids.some((id) => !kept.has(id))) throw noWord();
    const elsewhere = (await lostTheirTopic(tx, userId, ids)) ? await ensureTopic(tx, userId, {}) : null;
    // Told first: who keeps something beside words tells of it after the words.
    await publishChanged(platform, tx, userId, ids);
    await restoreWords(platform, tx, userId, { ids, elsewhere });
    return ids.length;
  });
}
