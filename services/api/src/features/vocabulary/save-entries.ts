import { learnerTransaction } from '../../platform/database/learner-transaction';
import { speakSoon } from './media/speak-words';
import type { Platform } from '../../platform/platform';
import { publishChanged } from './changed-event';
import { assertOwn } from './own-words';
import { setStatus } from './vocabulary.repository';

/** Sets the status of words that are all the learner's own. Gives their number; sent twice, it answers the same. */
export function setEntriesStatus(
  platform: Platform,
  userId: number,
  ids: readonly number[],
  status: boolean,
): Promise<number> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    await assertOwn(tx, userId, ids);
    const changed = await setStatus(tx, userId, ids, { status, now: platform.now() });
    await publishChanged(platform, tx, userId, changed);
    if (status) await speakSoon(platform, tx, userId, changed);
    return ids.length;
  });
}

export async function saveEntries(platform: Platform, userId: number, ids: readonly number[]) {
  return {
    saved_count: await setEntriesStatus(platform, userId, ids, true),
    vocabulary_ids: [...ids],
  };
}
