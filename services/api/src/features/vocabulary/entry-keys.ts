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

/**
 * Stands between two fields, so that no search finds the end of one and the beginning of the next. Nobody types it.
 */
const BETWEEN_FIELDS = '\u001f';

/** An index row holds at most 2,700 bytes; 200 UTF-16 units are at most 600 bytes. */
const MAX_KEY_LENGTH = 200;

const cap = (key: string): string => key.slice(0, MAX_KEY_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

/** The folded reading; a word whose reading nobody knows is looked up by its kanji. */
export const readingKey = ({
  hiragana,
  katakana,
  kanji,
}: Pick<KeyedWords, 'hiragana' | 'katakana' | 'kanji'>): string =>
  cap(foldForSearch(hiragana ?? katakana ?? kanji ?? ''));

/**
 * The stored keys of an entry. `searchText` is what `search` looks in: English, kanji, kana and romaji (VOC-10);
 * `sortKey` orders by English, then kana ("alphabetical").
 */
export function entryKeys(words: KeyedWords): EntryKeys {
  const { enWord, hiragana, katakana, kanji, romaji, alternatives } = words;
  const fields = [enWord, kanji, hiragana, katakana, romaji].filter((field) => field !== null);
  const kana = hiragana ?? katakana ?? '';
  return {
    searchText: fields.map(foldForSearch).join(BETWEEN_FIELDS),
    sortKey: cap(`${foldForSearch(enWord)}${BETWEEN_FIELDS}${foldForSearch(kana)}`),
    readingKey: readingKey(words),
    meaningKeys: meaningKeys(
      enWord,
      ...alternatives.filter((alternative) => /\p{Script=Latin}/u.test(alternative)),
    ),
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

type Read = Parameters<typeof readingKey>[0];

/** Words by the key under which those with the same reading are found. */
export function byReading<Word extends Read>(words: readonly Word[]): Map<string, Word[]> {
  const groups = new Map<string, Word[]>();
  for (const word of words) {
    const key = readingKey(word);
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
  }
  return groups;
}

export interface ComparedEntry {
  readonly enWord: string;
  readonly hiragana: string | null;
  readonly katakana: string | null;
  readonly kanji: string | null;
}

const folded = (value: string | null): string => foldForSearch(value ?? '');
const reading = ({ hiragana, katakana }: ComparedEntry): string => folded(hiragana ?? katakana);

/**
 * Whether a learner who has `a` already has `b`: same kanji (or one of them without), same reading, and a shared
 * meaning. Source: VOC-6.
 */
export function isSameEntry(a: ComparedEntry, b: ComparedEntry): boolean {
  const bothRead = reading(a) !== '' && reading(b) !== '';
  const bothWritten = Boolean(a.kanji) && Boolean(b.kanji);
  if (!bothRead && !bothWritten) return false;
  if (bothRead && reading(a) !== reading(b)) return false;
  if (bothWritten && folded(a.kanji) !== folded(b.kanji)) return false;
  if (folded(a.enWord) === folded(b.enWord)) return true;
  const known = new Set(meaningKeys(a.enWord));
  return meaningKeys(b.enWord).some((meaning) => known.has(meaning));
}

/** Entries met so far, among which one more finds its like without being compared with each. */
export interface EntryIndex {
  add(entry: ComparedEntry): void;
  has(entry: ComparedEntry): boolean;
}

/** Meanings of one entry that are looked at: an English word may be a list of hundreds, and each takes memory. */
const MAX_MEANINGS = 16;

/**
 * Finds what `isSameEntry` finds among entries with the same reading key. A thousand entries read alike are the case
 * that counts: each is then under what it would be asked for, which is its meaning with its reading, its kanji or both.
 */
export function indexEntries(): EntryIndex {
  const met = new Set<string>();
  /** An entry's reading and kanji, and the ends of its keys. */
  const partsOf = (entry: ComparedEntry) => ({
    read: reading(entry),
    written: entry.kanji ? folded(entry.kanji) : null,
    ends: [
      ['=', folded(entry.enWord)],
      ...meaningKeys(entry.enWord)
        .slice(0, MAX_MEANINGS)
        .map((meaning) => ['~', meaning]),
    ].map((end) => [readingKey(entry), ...end].join(BETWEEN_FIELDS)),
  });
  const keys = (begins: readonly (readonly string[])[], ends: readonly string[]): string[] =>
    begins.flatMap((begin) => ends.map((end) => [...begin, end].join(BETWEEN_FIELDS)));
  return {
    add(entry) {
      const { read, written, ends } = partsOf(entry);
      const begins: string[][] = [];
      if (read !== '') begins.push(['read', read]);
      if (written !== null) begins.push(['written', written]);
      if (read !== '' && written !== null) begins.push(['both', read, written]);
      else if (read !== '') begins.push(['only read', read]);
      else if (written !== null) begins.push(['only written', written]);
      for (const key of keys(begins, ends)) met.add(key);
    },
    has(entry) {
      const { read, written, ends } = partsOf(entry);
      const begins: string[][] = [];
      if (read !== '' && written !== null) {
        begins.push(['both', read, written], ['only read', read], ['only written', written]);
      } else if (read !== '') begins.push(['read', read]);
      else if (written !== null) begins.push(['written', written]);
      return keys(begins, ends).some((key) => met.has(key));
    },
  };
}
