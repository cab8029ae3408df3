import type { WordForm } from '@kotoba/language';
import type { Platform } from '../../platform/platform';
import type { WordPiece } from './entry.schemas';
import { ownWord, wordsWithKanji } from './vocabulary.repository';
import { wireContent } from './word-values';

/** The forms of a verb or an adjective, in the order of a table; empty for all other words. Source: VOC-48. */
export async function formsOf({ db, language }: Platform, userId: number, id: number): Promise<WordForm[]> {
  const word = wireContent(await ownWord(db, userId, id));
  return /^(verb|(i|na)-adjective)$/.test(word.part_of_speech) ? language.inflections(word) : [];
}

/** Of each kanji: as many as stand on a line or two. */
const MOST_RELATED = 5;
/** A sentence has more, and nobody looks for words like all of it. */
const MOST_KANJI = 6;

/**
 * For each kanji of a word other words that are written with it: the learner's own first, then those of ours that are
 * easiest. Source: VOC-49.
 */
export async function relatedTo({ db, language }: Platform, userId: number, id: number) {
  const { jaWord, kanji: spelling } = await ownWord(db, userId, id);
  const kanji = await language.kanji(spelling ?? jaWord);
  return Promise.all(
    kanji.slice(0, MOST_KANJI).map(async ({ kanji: one }) => {
      const own: WordPiece[] = await wordsWithKanji(db, userId, { kanji: one, but: id, limit: MOST_RELATED });
      const known = new Set([jaWord, spelling, ...own.map(({ ja_word }) => ja_word)]);
      const further = language.wordsWithKanji(one).filter(({ ja_word }) => !known.has(ja_word));
      const words = [...own, ...further.map((word) => ({ id: null, ...word }))].slice(0, MOST_RELATED);
      return { kanji: one, words };
    }),
  );
}
