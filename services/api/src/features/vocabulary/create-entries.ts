import type { z } from 'zod';
import { ASK_FOR_ONE, asksForNone, type DraftEntry, type NoteKind } from '@kotoba/language';
import { collectionNames } from '@kotoba/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Platform } from '../../platform/platform';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import { ApiFailure } from '../../platform/http/errors';
import { enforce } from '../../platform/limits/limits';
import { ensureTopics, ensureTopic } from './topics/place-words';
import { addWords, tellAsked, type RequestedWord } from './add-words';
import { publishChanged } from './changed-event';
import type { EntryInput, Entry } from './entry.schemas';
import { fromInput, type WordValues, fromDraft } from './word-values';
import { toEntry } from './to-entry';
import type { generateBody } from './vocabulary.schemas';
import { findWords, assertOwn, setStatus } from './vocabulary.repository';
import { speakSoon } from './media/speak-words';

export interface PreparedEntry {
  readonly input: EntryInput;
  readonly values: WordValues;
}

/** What the learner gave, in the language engine's terms: fields that are empty are left for it to fill. */
export function givenFields(input: Omit<EntryInput, 'status'>): Partial<DraftEntry> & { en_word: string } {
  const {
    user_topic: _collection,
    topic: _topic,
    blocked_answers: _blocked,
    notes: _notes,
    ...fields
  } = input;
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return { ...Object.fromEntries(given), en_word: input.en_word };
}

/** Derives what the learner left open (the other kana, romaji, part of speech, level). Writes nothing. */
export async function prepareEntries(
  { language }: Platform,
  inputs: readonly EntryInput[],
): Promise<PreparedEntry[]> {
  const prepared: PreparedEntry[] = [];
  for (const input of inputs) {
    const { status: _status, ...fields } = input;
    prepared.push({ input, values: fromInput(input, await language.complete(givenFields(fields))) });
  }
  return prepared;
}

export async function createEntries(
  platform: Platform,
  tx: Transaction,
  userId: number,
  entries: readonly PreparedEntry[],
) {
  const placeOf = ({ input }: PreparedEntry) => ({ collection: input.user_topic, topic: input.topic });
  const topicOf = await ensureTopics(tx, userId, entries.map(placeOf));
  const requests = entries.map((entry): RequestedWord => ({
    values: entry.values,
    topicId: topicOf(placeOf(entry)),
    saved: entry.input.status === true,
  }));
  const { ids, created, changed } = await addWords(platform, tx, userId, requests);
  await publishChanged(platform, tx, userId, changed);
  return { created_count: created.length, vocabulary_ids: ids };
}

const kinds: Record<NonNullable<z.infer<typeof generateBody>['type']>, NoteKind> = {
  word: 'WORD',
  phrase: 'PHRASE',
  category: 'CATEGORY',
  topic: 'TOPIC',
};

/**
 * Makes cards for a free request. They stay unsaved until the learner saves them; a word that the learner already has
 * is answered as the learner has it.
 */
export async function generateEntries(
  platform: Platform,
  userId: number,
  { input, type, count }: z.infer<typeof generateBody>,
): Promise<Entry[]> {
  if (asksForNone(input)) throw new ApiFailure('INVALID_INPUT', 400, ASK_FOR_ONE);
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
    if (status) await tellAsked(platform, tx, userId, ids);
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
