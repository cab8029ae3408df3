import { isPartOfSpeech, type PartOfSpeech } from '@kotoba/contracts';
import { foldForSearch } from '@kotoba/japanese';
import { REGISTERS, type Register } from './authored-word';
import { authoredRows } from './read-authored';
import { baseExpressions } from '../word-forms';
import { englishKey } from '../english-key';
import { readCounted, kanjiNumeral } from '../reading/numbers';

/** What tells two words apart that learners mix up. */
interface Comparisons {
  /**
   * Our note on the two, in whichever order; null when we wrote none. Spellings are compared folded, so that みる is not
   * 見る.
   */
  of(one: string, other: string): string | null;
  /** The words that a word is mixed up with. */
  others(word: string): readonly string[];
}

const key = (words: readonly string[]): string => words.map(foldForSearch).sort().join(' ');

/**
 * The notes of `data/authored/comparisons.tsv`.
 * @throws Error naming a line that is not two words and a note, or a pair that stands twice
 */
export function readComparisons(): Comparisons {
  const notes = new Map<string, string>();
  const others = new Map<string, string[]>();
  for (const { place, columns } of authoredRows('comparisons.tsv', 2)) {
    const [words = '', note = ''] = columns;
    const pair = words.split(' ');
    if (pair.length !== 2) throw new Error(`${place}: two words expected`);
    if (notes.has(key(pair))) throw new Error(`${place}: ${words} stands twice`);
    notes.set(key(pair), note);
    for (const word of pair)
      others.set(word, [...(others.get(word) ?? []), ...pair.filter((one) => one !== word)]);
  }
  return {
    of: (one, other) => notes.get(key([one, other])) ?? null,
    others: (word) => others.get(word) ?? [],
  };
}

/** What endings of words and sentences say. */
interface Endings {
  /** Our note on an ending, with or without the dash before it; null for what is none, or when we wrote none. */
  of(text: string): string | null;
}

/**
 * The notes of `data/authored/endings.tsv`.
 * @throws Error naming a line that is not an ending and a note, or one that stands twice
 */
export function readEndings(): Endings {
  const notes = new Map<string, string>();
  for (const { place, columns } of authoredRows('endings.tsv', 2)) {
    const [endings = '', note = ''] = columns;
    for (const ending of endings.split(';')) {
      if (notes.has(ending)) throw new Error(`${place}: ${ending} stands twice`);
      notes.set(ending, note);
    }
  }
  return { of: (text) => notes.get(text.replace(/^[〜~～\-ー…\s]+/u, '').trim()) ?? null };
}

interface Opposites {
  /**
   * What is said for the opposite of a word, by its usual spelling; empty when we wrote none. `meaning`: of a word that
   * means several things what is meant: expensive is 高い, and not 低い its opposite.
   */
  of(word: string, meaning?: string): readonly string[];
}

/** 安い[expensive]: an opposite, and what its word means then. */
const OPPOSITE = /^(?<written>[^[\]]+)(?:\[(?<meanings>[^[\]]+)\])?$/;

/**
 * The pairs of `data/authored/opposites.tsv`, each in both directions.
 * @throws Error naming a line that is not a word and its opposites
 */
export function readOpposites(): Opposites {
  const opposites = new Map<string, Map<string, readonly string[]>>();
  const add = (word: string, opposite: string, meanings: readonly string[]): void => {
    const known = opposites.get(foldForSearch(word)) ?? new Map<string, readonly string[]>();
    opposites.set(foldForSearch(word), known.set(opposite, [...(known.get(opposite) ?? []), ...meanings]));
  };
  for (const { place, columns } of authoredRows('opposites.tsv', 2)) {
    const [word = '', others = ''] = columns;
    for (const other of others.split(';')) {
      const { written, meanings } = OPPOSITE.exec(other)?.groups ?? {};
      if (word === '' || !written) throw new Error(`${place}: a word and its opposites expected`);
      add(word, written, meanings?.split(', ') ?? []);
      add(written, word, []);
    }
  }
  return {
    of(word, meaning) {
      const known = [...(opposites.get(foldForSearch(word)) ?? [])];
      const asked = meaning?.toLowerCase().replace(/^to /, '') ?? '';
      const meant = known.filter(([, meanings]) => meanings.includes(asked));
      return (meant.length > 0 ? meant : known).map(([opposite]) => opposite);
    },
  };
}

/** A number of things as it is said: 三本, さんぼん. */
export interface Counted {
  readonly counter: string;
  readonly written: string;
  readonly kana: string;
}

export interface Counting {
  /** The counter for an English noun ("bottles" → 本); null for a noun of which we do not know it. */
  counterFor(noun: string): string | null;
  /** What so many of a counter are called: "long things" of 本; null for a counter that we do not know. */
  countedWith(counter: string): string | null;
  /** Null for a number that is too large to be counted with it, or none. */
  count(value: number, counter: string): Counted | null;
}

/** What is read from here on has 億. */
const MAX_COUNTED = 99_999_999;

/** Counters by the nouns of `data/authored/counted-things.tsv`. */
export function readCounting(): Counting {
  const counters = new Map<string, string>();
  const things = new Map<string, string>();
  for (const { place, columns } of authoredRows('counted-things.tsv', 3)) {
    const [counter = '', nouns = '', called = ''] = columns;
    things.set(counter, called);
    for (const noun of nouns.split(';')) {
      if (counters.has(englishKey(noun))) throw new Error(`${place}: ${noun} stands twice`);
      counters.set(englishKey(noun), counter);
    }
  }
  return {
    counterFor: (noun) => {
      const key = englishKey(noun);
      const known = [key, ...baseExpressions(key)].find((form) => counters.has(form));
      return known === undefined ? null : (counters.get(known) ?? null);
    },
    countedWith: (counter) => things.get(counter) ?? null,
    count: (value, counter) => {
      const numeral = kanjiNumeral(String(value));
      const kana = value > 0 && value <= MAX_COUNTED ? readCounted(value, counter) : null;
      return numeral && kana ? { counter, written: numeral + counter, kana } : null;
    },
  };
}

/** One of the Japanese words that an English word may mean. */
export interface Meaning {
  /** As a learner types it: "surgery", "to compete". */
  readonly english: string;
  readonly written: string;
  /** Reading; katakana for loanwords. */
  readonly kana: string;
  /** By what a learner tells this sense from the others, in at most six words; null of a word with one sense. */
  readonly label: string | null;
  /** With whom it is right, where that is what tells it from the others. */
  readonly register: Register | null;
  readonly kind: PartOfSpeech;
  /** Nine of ten learners mean the first sense: the others are offered, but nobody is asked. */
  readonly quiet: boolean;
}

/**
 * The English words of `data/authored/meanings.tsv` by their `englishKey`, each with two to four senses, the likeliest
 * first, and those of `plain-words.tsv`, each with one.
 * @throws Error naming a line that is not as the README of data/authored says
 */
export function readMeanings(): ReadonlyMap<string, readonly Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  let last = '';
  for (const { place, columns } of authoredRows('meanings.tsv', 7)) {
    const [english = '', written = '', kana = '', label = '', register = '', kind = '', mark = ''] = columns;
    const key = englishKey(english);
    const senses = meanings.get(key) ?? [];
    if (key === '' || (key !== last && senses.length > 0))
      throw new Error(`${place}: ${english} stands twice`);
    if (!isPartOfSpeech(kind)) throw new Error(`${place}: unknown part of speech ${kind}`);
    const known = REGISTERS.find((one) => one === register) ?? null;
    if (register !== '' && known === null) throw new Error(`${place}: unknown register ${register}`);
    if (mark !== '' && mark !== 'quiet') throw new Error(`${place}: unknown mark ${mark}`);
    if (senses.some(({ quiet }) => quiet !== (mark === 'quiet')))
      throw new Error(`${place}: all rows of a word are quiet, or none`);
    const quiet = mark === 'quiet';
    meanings.set(key, [...senses, { english, written, kana, label, register: known, kind, quiet }]);
    last = key;
  }
  for (const { place, columns } of authoredRows('plain-words.tsv', 4)) {
    const [ways = '', written = '', kana = '', kind = ''] = columns;
    if (!isPartOfSpeech(kind)) throw new Error(`${place}: unknown part of speech ${kind}`);
    for (const english of ways.split(';')) {
      const key = englishKey(english);
      if (key === '' || meanings.has(key)) throw new Error(`${place}: ${english} stands twice`);
      meanings.set(key, [{ english, written, kana, label: null, register: null, kind, quiet: true }]);
    }
  }
  return meanings;
}

/** One of the words that are read, or written, alike. */
export interface Homophone {
  readonly written: string;
  /** Of a word that is written alike: 辛い からい. Empty where the spelling says enough. */
  readonly kana: string;
  /** Empty for the only one of a reading: it is far commoner than all others. */
  readonly label: string;
}

/**
 * The readings and spellings of `data/authored/homophones.tsv`, folded (`foldForSearch`), each with at most four words,
 * the likeliest first.
 * @throws Error naming a line that is not a reading, a spelling and a label, or a reading that stands in two places
 */
export function readHomophones(): ReadonlyMap<string, readonly Homophone[]> {
  const homophones = new Map<string, Homophone[]>();
  let last = '';
  for (const { place, columns } of authoredRows('homophones.tsv', 3)) {
    const [kana = '', written = '', label = ''] = columns;
    const reading = foldForSearch(kana);
    const words = homophones.get(reading) ?? [];
    if (reading === '' || (reading !== last && words.length > 0))
      throw new Error(`${place}: ${kana} stands twice`);
    const [, spelling = '', read = ''] = /^([^[]+)(?:\[(.+)\])?$/.exec(written) ?? [];
    homophones.set(reading, [...words, { written: spelling, kana: read, label }]);
    last = reading;
  }
  return homophones;
}

/** What a learner reads of a word of the dictionary. */
export interface Gloss {
  readonly meanings: readonly string[];
  /** EDICT codes, where the dictionary's own mislead. */
  readonly pos: readonly string[] | null;
}

/**
 * The rows of `data/authored/glosses.tsv` by `spelling|reading`.
 * @throws Error naming a line that has no word or no meaning, or a word that stands twice
 */
export function readGlosses(): ReadonlyMap<string, Gloss> {
  const glosses = new Map<string, Gloss>();
  for (const { place, columns } of authoredRows('glosses.tsv', 4)) {
    const [written = '', kana = '', meanings = '', pos = ''] = columns;
    const word = `${written}|${kana}`;
    if (kana === '' || meanings === '' || glosses.has(word))
      throw new Error(`${place}: a word once, with its meanings, expected`);
    glosses.set(word, { meanings: meanings.split('; '), pos: pos === '' ? null : pos.split(',') });
  }
  return glosses;
}
