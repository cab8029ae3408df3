import { learnerTransaction } from '../../platform/database/learner-transaction';
import type { Platform } from '../../platform/platform';
import { ensureTopic } from './topics/place-words';
import { publishChanged } from './changed-event';
import { noWord } from './own-words';
import { keptIds, lostTheirTopic, restoreWords, UNDO_MS } from './trash.repository';

/**
 * Undoes deletions: the words come back under their ids, with their history, sessions, cards and notes. A word that was not deleted, or too
 * long ago, refuses the whole call.
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
