import { learnerTransaction } from '../database/learner-transaction';
import { notesOfWords } from '../notes/note-words.repository';
import type { Platform } from '../platform';
import { ensureTopic } from '../topics/place-words';
import { publishChanged } from './changed-event';
import { noWord } from './own-words';
import { keptIds, lostTheirTopic, restoreWords } from './trash/restore-words';
import { UNDO_MS } from './trash/undo-time';

/**
 * Undoes deletions: the words come back under their ids, with their history, sessions, cards and notes. A word that was not deleted, or too
 * long ago, refuses the whole call.
 */
export function restoreEntries(platform: Platform, userId: number, ids: readonly number[]): Promise<number> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    const kept = await keptIds(tx, userId, ids, new Date(platform.now().getTime() - UNDO_MS));
    if (ids.some((id) => !kept.has(id))) throw noWord();
    const elsewhere = (await lostTheirTopic(tx, userId, ids)) ? await ensureTopic(tx, userId, {}) : null;
    await restoreWords(tx, userId, ids, elsewhere);
    await publishChanged(platform, tx, userId, ids);
    // An open page knows which words its notes have, not which ones they had.
    for (const noteId of await notesOfWords(tx, userId, ids)) {
      await platform.events.publish(tx, userId, { type: 'note.changed', noteId });
    }
    return ids.length;
  });
}
