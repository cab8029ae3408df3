import type { Transaction } from '../../platform/database/database';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import type { Platform } from '../../platform/platform';
import { publishChanged } from './changed-event';
import { indexLike } from './like-words';
import { assertOwn, noWord, deleteWords, setStatus } from './vocabulary.repository';
import { keepWords, keptCompared, keptIds, lostTheirTopic, restoreWords, UNDO_MS } from './trash.repository';
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

/** Words that the learner has made again since they were deleted, with what is to come back. */
async function madeAgain(tx: Transaction, userId: number, ids: readonly number[]) {
  const kept = await keptCompared(tx, userId, ids);
  const there = await indexLike(tx, userId, kept);
  return kept.flatMap((word) => {
    const again = there.find(word);
    return again ? [{ from: again.id, to: word.id, save: again.status && !word.status }] : [];
  });
}

/**
 * Undoes deletions: the words come back under their ids, with their history, sessions, cards and notes. A word that
 * was not deleted, or too long ago, refuses the whole call. One that was made again meanwhile is one word: the newer
 * one goes into it. Source: VOC-37.
 */
export function restoreEntries(platform: Platform, userId: number, ids: readonly number[]): Promise<number> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    const kept = await keptIds(tx, userId, ids, new Date(platform.now().getTime() - UNDO_MS));
    if (ids.some((id) => !kept.has(id))) throw noWord();
    const elsewhere = (await lostTheirTopic(tx, userId, ids)) ? await ensureTopic(tx, userId, {}) : null;
    // Told first: who keeps something beside words tells of it after the words.
    await publishChanged(platform, tx, userId, ids);
    const again = await madeAgain(tx, userId, ids);
    await restoreWords(platform, tx, userId, { ids, elsewhere });
    for (const pair of again) {
      for (const companion of platform.wordCompanions) await companion.replace(tx, userId, pair);
    }
    const saved = again.filter(({ save }) => save).map(({ to }) => to);
    if (saved.length > 0) await setStatus(tx, userId, saved, { status: true, now: platform.now() });
    await removeWords(platform, tx, userId, [...new Set(again.map(({ from }) => from))]);
    return ids.length;
  });
}
