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

export interface ComparedEntry {
  readonly enWord: string;
  readonly hiragana: string | null;
  readonly katakana: string | null;
  readonly kanji: string | null;
}

const folded = (value: string | null): string => foldForSearch(value ?? '');
const reading = ({ hiragana, katakana }: ComparedEntry): string => folded(hiragana ?? katakana);

/** Entries among which one more finds its like without being compared with each. */
export interface EntryIndex<Entry extends ComparedEntry> {
  add(entry: Entry): void;
  /** The first one added that is the same. */
  find(entry: ComparedEntry): Entry | undefined;
}

interface IndexOptions {
  /** Meanings of one entry that are looked at: an English word may be a list of a hundred, and each takes memory. */
  readonly meanings?: number;
  /** Whether only entries with the same reading key are the same. */
  readonly byReading?: boolean;
}

/**
 * Two entries are the same word with the same kanji (or one of them without), the same reading (or one of them without)
 * and a shared meaning. A thousand entries read alike are the case that counts: each is then under what it would be
 * asked for, which is its meaning with its reading, its kanji or both. Source: VOC-6.
 */
export function indexEntries<Entry extends ComparedEntry>({
  meanings = Infinity,
  byReading = true,
}: IndexOptions = {}): EntryIndex<Entry> {
  const entries: Entry[] = [];
  /** Where the first one of a key stands among the entries. */
  const places = new Map<string, number>();
  /** An entry's reading and kanji, and the ends of its keys. */
  const partsOf = (entry: ComparedEntry) => ({
    read: reading(entry),
    written: entry.kanji ? folded(entry.kanji) : null,
    ends: [
      ['=', folded(entry.enWord)],
      ...meaningKeys(entry.enWord)
        .slice(0, meanings)
        .map((meaning) => ['~', meaning]),
    ].map((end) => [byReading ? readingKey(entry) : '', ...end].join(BETWEEN_FIELDS)),
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
      const place = entries.push(entry) - 1;
      for (const key of keys(begins, ends)) if (!places.has(key)) places.set(key, place);
    },
    find(entry) {
      const { read, written, ends } = partsOf(entry);
      const begins: string[][] = [];
      if (read !== '' && written !== null) {
        begins.push(['both', read, written], ['only read', read], ['only written', written]);
      } else if (read !== '') begins.push(['read', read]);
      else if (written !== null) begins.push(['written', written]);
      const found = keys(begins, ends).flatMap((key) => places.get(key) ?? []);
      return found.length === 0 ? undefined : entries[Math.min(...found)];
    },
  };
}
