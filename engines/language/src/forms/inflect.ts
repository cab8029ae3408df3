import type { PartOfSpeech } from '@kotoba/contracts';
import { conjugate, type VerbClass, godanClassOf, verbClassOf } from './conjugation';
import { type DictionaryWord, spelled } from '../dictionary/word';

/** What a word is inflected like: a verb or i-adjective by its class, or with the copula as a na-adjective or noun. */
export type Inflection = VerbClass | 'adj-na' | 'noun';

/** The forms that a learner asks for, in the order in which a table tells them. */
export const FORM_NAMES = [
  'plain',
  'polite',
  'politePast',
  'politeNegative',
  'politePastNegative',
  'te',
  'past',
  'negative',
  'pastNegative',
  'want',
  'potential',
  'volitional',
  'conditional',
  'tara',
  'passive',
  'causative',
  'imperative',
  'stem',
  'adverb',
  'attributive',
] as const;
export type TableForm = (typeof FORM_NAMES)[number];
/** `affirmative` is in no table: it is what a negative word is without it. */
export type FormName = TableForm | 'affirmative';

/** The copula after a na-adjective or noun. Source: any beginner's grammar; じゃ is the spoken では. */
const COPULA: Readonly<Partial<Record<FormName, string>>> = {
  polite: 'です',
  politePast: 'でした',
  politeNegative: 'じゃありません',
  politePastNegative: 'じゃありませんでした',
  te: 'で',
  past: 'だった',
  negative: 'じゃない',
  pastNegative: 'じゃなかった',
  conditional: 'なら',
  tara: 'だったら',
};

/** The e- and o-row of a verb's row, by the last kana of its i-row stem. */
const ROWS: Readonly<Record<string, readonly [e: string, o: string]>> = {
  ...{ い: ['え', 'お'], き: ['け', 'こ'], ぎ: ['げ', 'ご'], し: ['せ', 'そ'], ち: ['て', 'と'] },
  ...{ に: ['ね', 'の'], び: ['べ', 'ぼ'], み: ['め', 'も'], り: ['れ', 'ろ'] },
};

const isBe = (word: string): boolean => /^(ある|有る|在る)$/.test(word);

/**
 * A form of a word in its dictionary form; works on its spelling and on its reading alike. Null for what the word does
 * not have: an adjective has no potential, ある neither.
 */
export function inflect(word: string, like: Inflection, form: FormName): string | null {
  if (form === 'plain' || form === 'affirmative')
    return like === 'adj-na' || like === 'noun' ? `${word}だ` : word;
  if (like === 'adj-na' || like === 'noun') return withCopula(word, like, form);
  if (like === 'adj-i') return inflectAdjective(word, form);
  switch (form) {
    case 'polite':
    case 'politePast':
    case 'politeNegative':
    case 'te':
    case 'past':
    case 'negative':
    case 'stem':
    case 'want':
      return conjugate(word, like, form);
    case 'politePastNegative':
      return after(conjugate(word, like, 'politeNegative'), 'でした');
    case 'pastNegative':
      return after(conjugate(word, like, 'negative')?.slice(0, -1), 'かった');
    case 'tara':
      return after(conjugate(word, like, 'past'), 'ら');
    default:
      return inflectVerb(word, like, form);
  }
}

const after = (stem: string | null | undefined, ending: string): string | null =>
  stem ? stem + ending : null;

function withCopula(word: string, like: 'adj-na' | 'noun', form: FormName): string | null {
  if (form === 'adverb') return like === 'adj-na' ? `${word}に` : null;
  if (form === 'attributive') return word + (like === 'adj-na' ? 'な' : 'の');
  const ending = COPULA[form];
  return ending === undefined ? null : word + ending;
}

function inflectAdjective(word: string, form: FormName): string | null {
  const root = conjugate(word, 'adj-i', 'stem');
  if (root === null) return null;
  switch (form) {
    case 'polite':
    case 'politePast':
    case 'politeNegative':
    case 'te':
    case 'past':
    case 'negative':
      return conjugate(word, 'adj-i', form);
    case 'politePastNegative':
      return `${root}くなかったです`;
    case 'pastNegative':
      return `${root}くなかった`;
    case 'conditional':
      return `${root}ければ`;
    case 'tara':
      return `${root}かったら`;
    case 'adverb':
      return `${root}く`;
    default:
      return null;
  }
}

interface Endings {
  readonly potential: string | null;
  readonly volitional: string | null;
  readonly conditional: string;
  readonly passive: string | null;
  readonly causative: string | null;
  readonly imperative: string | null;
}

function inflectVerb(word: string, like: VerbClass, form: FormName): string | null {
  const endings = endingsOf(word, like);
  return endings && form in endings ? endings[form as keyof Endings] : null;
}

function endingsOf(word: string, like: VerbClass): Endings | null {
  const stem = conjugate(word, like, 'stem');
  if (stem === null) return null;
  if (like === 'v1') return ofIchidan(stem, word);
  if (like === 'vs-i') return ofSuru(stem.slice(0, -1));
  if (like === 'vk') return ofKuru(word);
  return ofGodan(stem, word);
}

const ofIchidan = (stem: string, word: string): Endings => ({
  potential: `${stem}られる`,
  volitional: `${stem}よう`,
  conditional: `${stem}れば`,
  passive: `${stem}られる`,
  causative: `${stem}させる`,
  // くれる is the one exception that a learner meets.
  imperative: /くれる$|呉れる$/.test(word) ? stem : `${stem}ろ`,
});

const ofSuru = (root: string): Endings => ({
  potential: `${root}できる`,
  volitional: `${root}しよう`,
  conditional: `${root}すれば`,
  passive: `${root}される`,
  causative: `${root}させる`,
  imperative: `${root}しろ`,
});

/** The vowel changes, which the spelling hides: 来る is くる, 来ない こない. */
function ofKuru(word: string): Endings {
  const written = word.endsWith('来る');
  const ko = written ? word.slice(0, -1) : `${word.slice(0, -2)}こ`;
  return {
    potential: `${ko}られる`,
    volitional: `${ko}よう`,
    conditional: `${word.slice(0, -1)}れば`,
    passive: `${ko}られる`,
    causative: `${ko}させる`,
    imperative: `${ko}い`,
  };
}

function ofGodan(stem: string, word: string): Endings | null {
  const rows = ROWS[word.endsWith('る') ? 'り' : stem.slice(-1)];
  if (!rows) return null;
  const root = word.slice(0, -1);
  const [e, o] = rows;
  const alive = !isBe(word);
  const negative = alive
    ? (conjugate(word, godanClassOf(word) ?? 'v5r', 'negative')?.slice(0, -2) ?? null)
    : null;
  return {
    potential: alive ? `${root}${e}る` : null,
    volitional: `${root}${o}う`,
    conditional: `${root}${e}ば`,
    passive: after(negative, 'れる'),
    causative: after(negative, 'せる'),
    imperative: alive ? (/(さる|しゃる|ざる)$/.test(word) ? `${root}い` : `${root}${e}`) : null,
  };
}

/** EDICT's codes of the classes that we inflect. */
const BY_CODE: Readonly<Record<string, VerbClass>> = {
  ...{ v1: 'v1', 'v1-s': 'v1', v5u: 'v5u', v5k: 'v5k', 'v5k-s': 'v5k-s', v5g: 'v5g', v5s: 'v5s', v5t: 'v5t' },
  ...{ v5n: 'v5n', v5b: 'v5b', v5m: 'v5m', v5r: 'v5r', 'v5r-i': 'v5r', v5aru: 'v5aru', vk: 'vk' },
  ...{ 'vs-i': 'vs-i', 'vs-s': 'vs-i' },
};

/**
 * How a word is inflected: a verb as the dictionary's entry for it says, because かえる 帰る and 変える end alike; else as its
 * ending says.
 */
export function inflectionOf(
  { written, kana, partOfSpeech }: { written: string; kana: string; partOfSpeech: PartOfSpeech },
  known: readonly DictionaryWord[],
): Inflection | null {
  if (partOfSpeech === 'i-adjective') return 'adj-i';
  if (partOfSpeech === 'na-adjective') return 'adj-na';
  if (partOfSpeech === 'noun' || partOfSpeech === 'pronoun') return 'noun';
  if (!/[うくぐすつぬぶむる]$/.test(kana)) return null;
  if (/する$/.test(kana)) return 'vs-i';
  const codes = known
    .filter(({ forms }) => forms.some((form) => spelled(form) === written && form.kana === kana))
    .flatMap(({ senses }) => senses.flatMap(({ pos }) => pos));
  const listed = codes.map((code) => BY_CODE[code]).find((verbClass) => verbClass !== undefined);
  return listed ?? verbClassOf(written, kana);
}
