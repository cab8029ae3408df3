import type { Transaction } from '../database/database';
import type { Platform } from '../platform';
import { isSameEntry } from './same-entry';
import { readingKey } from './entry-keys';
import { drawWord } from './word-pictures';
import { withKeys, type WordValues } from './word-values';
import * as repository from './vocabulary.repository';
import type { VocabularyRow } from './vocabulary.tables';

/** A word that somebody wishes the learner to have. */
export interface WishedWord {
  readonly values: WordValues;
  readonly topicId: number;
  readonly saved: boolean;
}

export interface AddedWords {
  /** One id for each wish, in their order; two wishes for the same word have the same id. */
  readonly ids: number[];
  /** Ids that are new. */
  readonly created: number[];
  /** Ids that are new or look different now. */
  readonly changed: number[];
}

/** Wishes for the same word are one wish; it is saved if any of them is. */
function mergeWishes(wishes: readonly WishedWord[]): { merged: WishedWord[]; places: number[] } {
  const merged: WishedWord[] = [];
  const places = wishes.map((wish) => {
    const at = merged.findIndex((other) => isSameEntry(other.values, wish.values));
    const known = merged[at];
    if (!known) return merged.push(wish) - 1;
    if (wish.saved && !known.saved) merged[at] = { ...known, saved: true, topicId: wish.topicId };
    return at;
  });
  return { merged, places };
}

async function adopt(
  tx: Transaction,
  existing: VocabularyRow,
  wish: WishedWord,
  now: Date,
): Promise<boolean> {
  const { userId, id, status } = existing;
  if (status) return false;
  // A saved wish saves the card; an unsaved one, asked for again, belongs to today's cards again.
  const change = wish.saved
    ? { status: true, topicId: wish.topicId, updatedAt: now }
    : { createdAt: now, updatedAt: now };
  await repository.updateWord(tx, userId, id, change);
  return true;
}

/**
 * Adds words to a learner's vocabulary. A word that the learner already has is not added again: its id is answered, and an unsaved one
 * is saved when the wish is for a saved one. Must run in a learner's transaction.
 */
export async function addWords(
  platform: Platform,
  tx: Transaction,
  userId: number,
  wishes: readonly WishedWord[],
): Promise<AddedWords> {
  const now = platform.now();
  const { merged, places } = mergeWishes(wishes);
  const keys = [...new Set(merged.map(({ values }) => readingKey(values)))];
  const known = await repository.wordsWithReadings(tx, userId, keys);

  const ids: number[] = [];
  const created: number[] = [];
  const changed: number[] = [];
  for (const wish of merged) {
    const existing = known.find((row) => isSameEntry(row, wish.values));
    if (existing) {
      ids.push(existing.id);
      if (await adopt(tx, existing, wish, now)) changed.push(existing.id);
      continue;
    }
    const [added] = await repository.insertWords(tx, [
      {
        ...withKeys(wish.values),
        ...(await drawWord(platform, wish.values)),
        userId,
        topicId: wish.topicId,
        status: wish.saved,
        createdAt: now,
        updatedAt: now,
      },
    ]);
    if (!added) throw new Error('An insert gave no row');
    ids.push(added.id);
    created.push(added.id);
    changed.push(added.id);
  }
  return { ids: places.flatMap((place) => ids[place] ?? []), created, changed };
}
