import { unlinkWord } from '../chat/chat.repository';
import { learnerTransaction } from '../database/learner-transaction';
import { forgetWord } from '../learning/forget-word.repository';
import type { Platform } from '../platform';
import { publishChanged } from './changed-event';
import { noWord } from './own-words';
import { deleteWord } from './vocabulary.repository';

/** Deletes a word for good. Running sessions lose it; ended sessions and the history of answers keep their figures. */
export function deleteEntry(platform: Platform, userId: number, id: number): Promise<number> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    await forgetWord(tx, userId, id);
    await unlinkWord(tx, userId, id);
    const deleted = await deleteWord(tx, userId, id);
    if (deleted === 0) throw noWord();
    await publishChanged(platform, tx, userId, [id]);
    return deleted;
  });
}
