import { foldForSearch } from '@kotoba/japanese';
import { meaningKeys } from '@kotoba/japanese/answers';

/** The words of an entry that its keys are made of. */
export interface KeyedWords {
  readonly enWord: string;
  readonly hiragana: string | null;
  readonly katakana: string | null;
  readonly kanji: string | null;
  readonly romaji: string;
  readonly alternatives: readonly string[];
}

export interface EntryKeys {
  readonly searchText: string;
  readonly sortKey: string;
  readonly readingKey: string;
  readonly meaningKeys: string[];
}

/** Stands between two fields, so that no search finds the end of one and the beginning of the next. Nobody types it. */
const BETWEEN_FIELDS = '\u001f';

/** An index row holds at most 2,700 bytes; 200 UTF-16 units are at most 600 bytes. */
const MAX_KEY = 200;

const cap = (key: string): string => key.slice(0, MAX_KEY).replace(/[\uD800-\uDBFF]$/, '');

/** The folded reading; a word whose reading nobody knows is looked up by its kanji. */
export const readingKey = ({
  hiragana,
  katakana,
  kanji,
}: Pick<KeyedWords, 'hiragana' | 'katakana' | 'kanji'>): string =>
  cap(foldForSearch(hiragana ?? katakana ?? kanji ?? ''));

/**
 * The stored keys of an entry. `searchText` is what `search` looks in: English, kanji, kana and romaji (VOC-10); `sortKey`
 * orders by English, then kana ("alphabetical").
 */
export function entryKeys(words: KeyedWords): EntryKeys {
  const { enWord, hiragana, katakana, kanji, romaji, alternatives } = words;
  const fields = [enWord, kanji, hiragana, katakana, romaji].filter((field) => field !== null);
  const kana = hiragana ?? katakana ?? '';
  return {
    searchText: fields.map(foldForSearch).join(BETWEEN_FIELDS),
    sortKey: cap(`${foldForSearch(enWord)}${BETWEEN_FIELDS}${foldForSearch(kana)}`),
    readingKey: readingKey(words),
    meaningKeys: [
      enWord,
      ...alternatives.filter((alternative) => /\p{Script=Latin}/u.test(alternative)),
    ].flatMap(meaningKeys),
  };
}

/** A search as it is looked for in `searchText`: any letter means itself alone. */
export const foldedSearch = (search: string): string => foldForSearch(search);

/** Pairs of neighbouring letters, of a single letter itself: what a text that holds the search has in any case. */
export function searchGrams(folded: string): string[] {
  const letters = Array.from(folded);
  if (letters.length < 2) return letters;
  return [...new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`))];
}
