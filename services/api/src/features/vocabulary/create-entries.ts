import type { Transaction } from '../../platform/database/database';
import { ensureTopics } from './topics/place-words';
import type { DraftEntry } from '@kotoba/language';
import type { Platform } from '../../platform/platform';
import { addWords, type RequestedWord } from './add-words';
import { publishChanged } from './changed-event';
import type { EntryInput } from './entry.schemas';
import { fromInput, type WordValues } from './word-values';

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

/** Derives what the learner left open (the other kana, romaji, part of speech, level). Reads the dictionary, writes nothing. */
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
