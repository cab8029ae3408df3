import type { Transaction } from '../../platform/database/database';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import { ApiFailure } from '../../platform/http/errors';
import type { ExampleSentence } from '@kotoba/language';
import type { Platform } from '../../platform/platform';
import { ensureTopic } from './topics/place-words';
import { applyPatch } from './apply-patch';
import type { Entry, EntryPatch } from './entry.schemas';
import { followingFields } from './following-fields';
import { noWord } from './own-words';
import { rewriteWord } from './rewrite-word';
import { toEntry, type PlacedRow } from './to-entry';
import { findWord } from './vocabulary.repository';
import { toCheckable, touchesChecks, uncheckedAfterPatch } from './unchecked-fields';
import { keyOf } from './word-key';
import type { WordValues } from './word-values';

/** The example of ours that sentence and translation are; null when they are none, or only one of them is there. */
async function exampleOf({ language }: Platform, word: WordValues): Promise<ExampleSentence | null> {
  const { jaSentence, enSentence } = word;
  if (jaSentence === null || enSentence === null) return null;
  const examples = await language.examplesWith(keyOf(word));
  return examples.find((one) => one.ja_sentence === jaSentence && one.en_sentence === enSentence) ?? null;
}

/**
 * What is doubted of a changed word, and where its sentence comes from when it is an example of ours (again). Nothing is looked at when
 * the change cannot matter.
 */
async function recheck(platform: Platform, before: WordValues, after: WordValues, patch: EntryPatch) {
  const { unchecked } = before;
  const { sources } = after;
  if (!touchesChecks(patch)) return { unchecked, sources };
  const example = await exampleOf(platform, after);
  const isPair = after.jaSentence !== null && after.enSentence !== null;
  return {
    unchecked: uncheckedAfterPatch(before, patch, {
      failing: await platform.language.failing(toCheckable(after)),
      pairHolds: !isPair || example !== null,
    }),
    sources: example ? { ...sources, sentence: example.source } : sources,
  };
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
  const checked = await recheck(platform, before.word, { ...after, ...following }, patch);
  return learnerTransaction(platform.db, userId, async (tx) => {
    const current = await findWord(tx, userId, id);
    if (!current) throw noWord();
    const values: WordValues = { ...applyPatch(current.word, patch), ...following, ...checked };
    if (!values.hiragana && !values.katakana && !values.kanji) {
      throw new ApiFailure('INVALID_INPUT', 400, 'One of hiragana, katakana and kanji is required');
    }
    const topicId = await newPlace(tx, userId, current, patch);
    return toEntry(await rewriteWord(platform, tx, current.word, { values, topicId }));
  });
}
