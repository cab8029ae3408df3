import type { Level, PartOfSpeech } from '@kotoba/contracts';

/** One way to write a word, with its reading. */
export interface Form {
  /** Null for a word written in kana alone. */
  readonly kanji: string | null;
  readonly kana: string;
  /** Out-dated, irregular or rarely used: found when it is searched, never shown as an alternative. */
  readonly odd: boolean;
}

/** As it is written: in kanji where it has some. */
export const spelled = ({ kanji, kana }: Pick<Form, 'kanji' | 'kana'>): string => kanji ?? kana;

export interface Sense {
  /** EDICT codes: n, vs, v5k, adj-i, … */
  readonly pos: readonly string[];
  /** EDICT codes of usage and field: uk, arch, comp, … */
  readonly marks: readonly string[];
  readonly glosses: readonly string[];
}

export interface DictionaryWord {
  readonly id: number;
  /** The commonest first; never empty. */
  readonly forms: readonly Form[];
  readonly senses: readonly Sense[];
  readonly core: boolean;
  /** 5 is N5, 1 is N1. */
  readonly level: number | null;
  /** The word is on no list; its level is the hardest of its parts. */
  readonly levelEstimated?: boolean;
  readonly weight: number;
  /** Its first sense is what we teach of it. */
  readonly isGlossed?: boolean;
  /** Its last sense is what we teach of its する verb. */
  readonly isVerbGlossed?: boolean;
}

const LEVEL_NAMES: Readonly<Record<number, Level>> = { 5: 'N5', 4: 'N4', 3: 'N3', 2: 'N2', 1: 'N1' };

/** Weights above these are about N3 and N2; the weight of a word on no list comes from its frequency alone. */
const ABOUT = { N3: 80, N2: 45 };

/** The level of a dictionary word: from the list, of its parts, or a guess from how common the word is. */
export function levelOf({
  level,
  levelEstimated = false,
  weight,
}: Pick<DictionaryWord, 'level' | 'levelEstimated' | 'weight'>): {
  level: Level;
  source: 'list' | 'estimate';
} {
  const known = level === null ? undefined : LEVEL_NAMES[level];
  if (known) return { level: known, source: levelEstimated ? 'estimate' : 'list' };
  const guess = weight >= ABOUT.N3 ? 'N3' : weight >= ABOUT.N2 ? 'N2' : 'N1';
  return { level: guess, source: 'estimate' };
}

/** Reads the column `傘[かさ];~笠[かさ];カサ`. */
export function parseForms(column: string): Form[] {
  return column.split(';').map((text) => {
    const odd = text.startsWith('~');
    const written = odd ? text.slice(1) : text;
    const bracket = written.indexOf('[');
    if (bracket < 0) return { kanji: null, kana: written, odd };
    return { kanji: written.slice(0, bracket), kana: written.slice(bracket + 1, -1), odd };
  });
}

/**
 * Reads the column `n,vs|comp|gloss/gloss¦||gloss`; a sense without parts of speech has those of the sense before it.
 */
export function parseSenses(column: string): Sense[] {
  let pos: readonly string[] = [];
  return column.split('¦').map((text) => {
    const [codes = '', marks = '', glosses = ''] = text.split('|');
    if (codes) pos = codes.split(',');
    return { pos, marks: marks ? marks.split(',') : [], glosses: glosses.split('/') };
  });
}

const VERB = /^(v\d.*|v-unspec|vs-[cis]|vs-s|vk|vz|vr|vn|iv|aux-v)$/;

/** EDICT codes in the order in which they decide: 勉強 (n, vs) is a noun, 元気 (adj-na, n) a na-adjective. */
const BY_CODE: readonly (readonly [RegExp, PartOfSpeech])[] = [
  [/^(adj-i|adj-ix|adj-ku|adj-shiku|aux-adj)$/, 'i-adjective'],
  [/^(adj-na|adj-nari)$/, 'na-adjective'],
  [VERB, 'verb'],
  [/^pn$/, 'pronoun'],
  [/^(n|n-adv|n-t|num|adj-no)$/, 'noun'],
  [/^(adv|adv-to|adj-t)$/, 'adverb'],
  [/^conj$/, 'conjunction'],
  [/^int$/, 'interjection'],
  [/^prt$/, 'particle'],
  [/^ctr$/, 'counter'],
  [/^(pref|n-pref)$/, 'prefix'],
  [/^(suf|n-suf)$/, 'suffix'],
  [/^(aux|cop-da|adj-pn|adj-f|unc)$/, 'other'],
];

/** One part of speech for a sense. An expression stays an expression, whatever it ends in. */
export function partOfSpeechOf({ pos }: Pick<Sense, 'pos'>): PartOfSpeech {
  if (pos.includes('exp')) return 'expression';
  for (const [codes, partOfSpeech] of BY_CODE) if (pos.some((code) => codes.test(code))) return partOfSpeech;
  return 'other';
}

/** An expression that is used as a verb: 大人になる, 文句を言う. */
export const isVerbPhrase = ({ pos }: Pick<Sense, 'pos'>): boolean =>
  pos.includes('exp') && pos.some((code) => VERB.test(code));

/** A noun that makes a verb with する: 勉強 → 勉強する. */
export const makesVerb = ({ pos }: Pick<Sense, 'pos'>): boolean => pos.includes('vs');
