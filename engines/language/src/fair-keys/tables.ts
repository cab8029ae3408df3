import { authoredRows } from '../authored/read-authored';
import { englishKey } from '../english-key';
import type { DictionaryWord } from '../dictionary/word';

/** A word as it is written and read. */
export interface WrittenWord {
  readonly written: string;
  readonly kana: string;
}

/** Reads `お父さん[おとうさん]`. */
function readWord(text: string, place: string): WrittenWord {
  const [, written, kana] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(text) ?? [];
  if (!written || !kana) throw new Error(`${place}: ${text} has no reading`);
  return { written, kana };
}

const readWords = (column: string, place: string): WrittenWord[] =>
  column.split(' ').map((text) => readWord(text, place));

const KINDS = ['any', 'noun', 'verb', 'adjective', 'adverb'] as const;
type Kind = (typeof KINDS)[number];

/** Which groups a word of a kind looks into. What is none of these may be anything. */
const kindsOf: Readonly<Record<string, readonly Kind[]>> = {
  noun: ['any', 'noun'],
  /** A noun inside a longer name: "movie ticket". */
  'part of a name': ['noun'],
  verb: ['any', 'verb'],
  'i-adjective': ['any', 'adjective'],
  'na-adjective': ['any', 'adjective'],
  adverb: ['any', 'adverb'],
};

/** "A little" is some, "little" not enough: the only articles that say something. */
export const quantityKey = (text: string): string =>
  /^a (?:little|few)$/i.test(text) ? text.toLowerCase() : englishKey(text);

/** Everyday English that means the same. */
export interface Synonyms {
  /** What may be said for a text, without the text itself; for "to close" "to shut". */
  of(text: string, partOfSpeech: string): readonly string[];
}

/**
 * The groups of `data/authored/synonyms.tsv`. What stands after ">" is right for the others of its group, but leads to
 * none of them: "fall" is right for autumn, "autumn" not for a fall.
 * @throws Error naming a line that is no kind of word and a group
 */
export function readSynonyms(): Synonyms {
  const groups = new Map<string, string[]>();
  for (const { place, columns } of authoredRows('synonyms.tsv', 2)) {
    const [kind = '', group = ''] = columns;
    const [both = [], rest = []] = group.split(' > ').map((part) => part.split('; '));
    if (!KINDS.some((known) => known === kind) || both.length + rest.length < 2)
      throw new Error(`${place}: a kind of word and a group expected`);
    for (const text of both) {
      const key = `${kind} ${quantityKey(text)}`;
      groups.set(key, [...(groups.get(key) ?? []), ...both, ...rest]);
    }
  }
  return {
    of(text, partOfSpeech) {
      const own = quantityKey(text);
      const isDone = text.startsWith('to ');
      const kinds = (isDone ? kindsOf['verb'] : kindsOf[partOfSpeech]) ?? KINDS;
      const found = kinds.flatMap((kind) =>
        (groups.get(`${kind} ${own}`) ?? []).map((other) =>
          isDone && kind === 'verb' ? `to ${other}` : other,
        ),
      );
      return [...new Set(found)].filter((other) => quantityKey(other) !== own);
    },
  };
}

/** What something is ("dangerous"), and what the dictionary calls that ("danger"), as it does of many na-adjectives. */
export const readQualities = (): ReadonlyMap<string, string> =>
  new Map(authoredRows('qualities.tsv', 2).map(({ columns: [is = '', quality = ''] }) => [is, quality]));

/** One's own kin and somebody else's. */
export interface Kin {
  readonly plain: WrittenWord;
  readonly polite: readonly WrittenWord[];
  /** The English that both mean. */
  readonly en: string;
}

/**
 * The rows of `data/authored/kin.tsv`.
 * @throws Error naming a line that is not a word, its polite ones and their meaning
 */
export const readKin = (): Kin[] =>
  authoredRows('kin.tsv', 3).map(({ place, columns: [plain = '', polite = '', en = ''] }) => ({
    plain: readWord(plain, place),
    polite: readWords(polite, place),
    en,
  }));

/** A word that means the same with お or ご. */
export interface Prefixed {
  readonly plain: WrittenWord;
  readonly polite: WrittenWord;
}

/**
 * The words of `data/authored/polite-prefixes.tsv`.
 * @throws Error naming a line that is not a prefix and words
 */
export const readPrefixed = (): Prefixed[] =>
  authoredRows('polite-prefixes.tsv', 2).flatMap(({ place, columns: [prefix = '', words = ''] }) =>
    readWords(words, place).map((plain) => ({
      plain,
      polite: { written: prefix + plain.written, kana: prefix + plain.kana },
    })),
  );

/** The rows of a table by their word, each of which stands once. */
function readLists(file: string, between: string): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, readonly string[]>();
  for (const { place, columns } of authoredRows(file, 2)) {
    const [word = '', list = ''] = columns;
    if (lists.has(word)) throw new Error(`${place}: ${word} stands twice`);
    lists.set(word, list.split(between));
  }
  return lists;
}

/**
 * Spellings and the readings that a learner takes for one word, though the dictionary keeps them apart: those of
 * `data/authored/second-readings.tsv`.
 */
export const readSecondReadings = () => readLists('second-readings.tsv', ' ');

/**
 * Spellings and readings that no rule tells and that a learner should not take for those of a word:
 * `data/authored/never-forms.tsv`.
 */
export const readNeverForms = () => readLists('never-forms.tsv', ' ');

/**
 * What tells a word from others of the same English, by `見る[みる]`: `data/authored/told-apart.tsv`.
 * @throws Error naming a line that is not a word and a text, or one that stands twice
 */
export function readToldApart(): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { place, columns } of authoredRows('told-apart.tsv', 2)) {
    const [word = '', text = ''] = columns;
    readWord(word, place);
    if (texts.has(word)) throw new Error(`${place}: ${word} stands twice`);
    texts.set(word, text);
  }
  return texts;
}

/** English that is wrong for a spelling, though a dictionary or a rule may give it: `data/authored/not-right.tsv`. */
export const readNotRight = () => readLists('not-right.tsv', '; ');

/** Meanings that the dictionary does not give for a spelling and a fair teacher takes: `data/authored/also-right.tsv`. */
export const readAlsoRight = () => readLists('also-right.tsv', '; ');

/** A dictionary word with the senses of it that an entry means. */
export interface KnownWord {
  readonly word: DictionaryWord;
  readonly senses: readonly number[];
}
