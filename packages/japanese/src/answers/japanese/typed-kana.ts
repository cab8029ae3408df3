import { longVowelKana, vowelOf, type Vowel, kanaKey } from '../../kana';
import { parseRomaji, romajiKeys } from '../../romaji/parse-romaji';
import { hasLatin, normaliseJapanese } from '../../text';
import { readingsOf, romajiOf, type Reading } from '../entry-texts';
import type { AnswerEntry } from '../types';

/** One slip each: two kana keys that are equal after a fold differ by that slip alone. */
const folding = (pairs: Readonly<Record<string, string>>) => {
  const pattern = new RegExp(`[${Object.keys(pairs).join('')}]`, 'g');
  return (key: string): string => key.replace(pattern, (kana) => pairs[kana] ?? kana);
};

/** づ sounds like ず, ぢ like じ; romaji cannot tell them apart. */
export const foldDzDu = folding({ づ: 'ず', ぢ: 'じ' });

export const foldSmallKana = folding({
  ...{ ぁ: 'あ', ぃ: 'い', ぅ: 'う', ぇ: 'え', ぉ: 'お' },
  ...{ ゃ: 'や', ゅ: 'ゆ', ょ: 'よ', ゎ: 'わ', っ: 'つ', ゕ: 'か', ゖ: 'け' },
});

/** は, へ and を are said wa, e and o where they are particles. */
export const foldParticles = folding({ は: 'わ', へ: 'え', を: 'お' });

/**
 * Whether two kana keys are equal when each ー of `marked` may stand in `plain` as the vowel before it, long o as おう
 * and long e as えい too: こーひー is こおひい, こうひい and こーひい. A vowel of `marked` is never a ー of `plain`.
 */
export function equalsWithLongMarks(marked: string, plain: string): boolean {
  if (marked.length !== plain.length || !marked.includes('ー')) return marked === plain;
  let vowel: Vowel | undefined;
  for (let index = 0; index < marked.length; index += 1) {
    const kana = marked.charAt(index);
    const typed = plain.charAt(index);
    if (kana !== 'ー') vowel = vowelOf(kana);
    const isLong = kana === 'ー' && vowel !== undefined && longVowelKana[vowel].includes(typed);
    if (kana !== typed && !isLong) return false;
  }
  return true;
}

/** A Japanese answer as it may be read. */
export interface TypedKana {
  /** Normalised text. */
  readonly text: string;
  /** Typed in Latin letters, at least in part. */
  readonly latin: boolean;
  /** Every kana key that it may stand for. */
  readonly keys: readonly string[];
}

export function readTyped(input: string): TypedKana {
  const text = normaliseJapanese(input);
  const latin = hasLatin(text);
  return { text, latin, keys: latin ? romajiKeys(input) : [kanaKey(input)] };
}

const same = (key: string): string => key;

/** Whether any parse equals any of the readings, both folded; ー of a reading may be typed as its vowel. */
export const readsAs = (
  { keys }: TypedKana,
  readings: readonly Reading[],
  fold: (key: string) => string = same,
): boolean => {
  const typed = keys.map(fold);
  return readings.some((reading) => {
    const wanted = fold(reading.key);
    return typed.some((key) => equalsWithLongMarks(wanted, key));
  });
};

/** Whether Latin input says the same as romaji that the entry stores (konnichiwa, where the kana has は). */
const equalsOwnRomaji = ({ latin, text }: TypedKana, entry: AnswerEntry): boolean =>
  latin &&
  romajiOf(entry).some(
    (romaji) => normaliseJapanese(romaji) === text || parseRomaji(romaji).p1 === parseRomaji(text).p1,
  );

/** Whether the answer is exactly one of the entry's readings, in kana or romaji. Source: ANS-11. */
export const isReadingOf = (typed: TypedKana, entry: AnswerEntry): boolean =>
  readsAs(typed, readingsOf(entry)) || equalsOwnRomaji(typed, entry);
