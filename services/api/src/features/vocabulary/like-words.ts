import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldForSearch } from '@kotoba/japanese';
import { meaningKeys } from '@kotoba/japanese/answers';
import type { Executor } from '../../platform/database/database';
import { indexEntries, readingKey, type ComparedEntry, type EntryIndex } from './entry-keys';
import { wordsLike, type ComparedWord } from './vocabulary.repository';

/** Words that are indexed before all others have their turn. */
const PIECE = 200;

/** The learner's words, or the `saved` ones alone, among which are all that are the same as one of these. */
export async function indexLike(
  db: Executor,
  userId: number,
  words: readonly ComparedEntry[],
  { saved = false } = {},
): Promise<EntryIndex<ComparedWord>> {
  const like = await wordsLike(db, userId, {
    readings: words.map(readingKey),
    meanings: words.flatMap(({ enWord }) => meaningKeys(enWord)),
    english: words.map(({ enWord }) => foldForSearch(enWord)),
  });
  const index = indexEntries<ComparedWord>();
  for (const [place, word] of like.entries()) {
    if (word.status || !saved) index.add(word);
    if (place % PIECE === PIECE - 1) await nextTurn();
  }
  return index;
}
