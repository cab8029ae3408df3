import type { Transaction } from '../database/database';
import { learnerTransaction } from '../database/learner-transaction';
import { ApiFailure } from '../http/errors';
import type { Platform } from '../platform';
import { ensureTopic } from '../topics/place-words';
import { applyPatch } from './apply-patch';
import type { Entry, EntryPatch } from './entry.schemas';
import { followingFields } from './following-fields';
import { noWord } from './own-words';
import { rewriteWord } from './rewrite-word';
import { toEntry, type PlacedRow } from './to-entry';
import { findWord } from './vocabulary.repository';
import { toCheckable, touchesChecks, uncheckedAfterPatch } from './unchecked-fields';
import type { WordValues } from './word-values';

/** What is doubted of a changed word; nothing is looked at when the change cannot matter. */
async function recheck({ language }: Platform, before: WordValues, after: WordValues, patch: EntryPatch) {
  if (!touchesChecks(patch)) return before.unchecked;
  return uncheckedAfterPatch(before, patch, await language.failing(toCheckable(after)));
}

async function newPlace(tx: Transaction, userId: number, row: PlacedRow, patch: EntryPatch): Promise<number> {
  if (patch.user_topic === undefined && patch.topic === undefined) return row.topic.id;
  return ensureTopic(tx, userId, {
    collection: patch.user_topic ?? row.collection.name,
    topic: patch.topic,
  });
}

/** Changes what the learner named and leaves the rest; pictures and speech follow what they show. */
export async function patchEntry(
  platform: Platform,
  userId: number,
  id: number,
  patch: EntryPatch,
): Promise<Entry> {
  const before = await findWord(platform.db, userId, id);
  if (!before) throw noWord();
  // Outside the transaction, because both read the dictionary.
  const after = applyPatch(before.word, patch);
  const following = await followingFields(platform.language, { before: before.word, after, patch });
  const unchecked = await recheck(platform, before.word, { ...after, ...following }, patch);
  return learnerTransaction(platform.db, userId, async (tx) => {
    const current = await findWord(tx, userId, id);
    if (!current) throw noWord();
    const values: WordValues = { ...applyPatch(current.word, patch), ...following, unchecked };
    if (!values.hiragana && !values.katakana && !values.kanji) {
      throw new ApiFailure('INVALID_INPUT', 400, 'One of hiragana, katakana and kanji is required');
    }
    const topicId = await newPlace(tx, userId, current, patch);
    return toEntry(await rewriteWord(platform, tx, current.word, { values, topicId }));
  });
}
