import type { z } from 'zod';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import type { NoteKind } from '@kotoba/language';
import { enforce } from '../../platform/limits/limits';
import type { Platform } from '../../platform/platform';
import { collectionNames } from '@kotoba/contracts';
import { ensureTopic } from './topics/place-words';
import { addWords } from './add-words';
import { publishChanged } from './changed-event';
import type { Entry } from './entry.schemas';
import { toEntry } from './to-entry';
import type { generateBody } from './vocabulary.schemas';
import { findWords } from './vocabulary.repository';
import { fromDraft } from './word-values';

const kinds: Record<NonNullable<z.infer<typeof generateBody>['type']>, NoteKind> = {
  word: 'WORD',
  phrase: 'PHRASE',
  category: 'CATEGORY',
  topic: 'TOPIC',
};

/**
 * Makes cards for a free request. They stay unsaved until the learner saves them; a word that the learner already has is answered as
 * the learner has it.
 */
export async function generateEntries(
  platform: Platform,
  userId: number,
  { input, type, count }: z.infer<typeof generateBody>,
): Promise<Entry[]> {
  await enforce(platform, [{ name: 'generation', of: userId }]);
  const drafts = await platform.language.generate(input, type && kinds[type], count);
  if (drafts.length === 0) return [];
  const rows = await learnerTransaction(platform.db, userId, async (tx) => {
    const topicId = await ensureTopic(tx, userId, { collection: collectionNames.assistant });
    const requests = drafts.map((draft) => ({ values: fromDraft(draft), topicId, saved: false }));
    const { ids, changed } = await addWords(platform, tx, userId, requests);
    await publishChanged(platform, tx, userId, changed);
    return findWords(tx, userId, [...new Set(ids)]);
  });
  return rows.map(toEntry);
}
