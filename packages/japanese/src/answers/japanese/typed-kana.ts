import { kanaKey } from '../../kana/kana-key';
import { parseRomaji, romajiKeys } from '../../romaji/parse-romaji';
import { hasLatin } from '../../text/characters';
import { normaliseJapanese } from '../../text/normalise-japanese';
import { readingsOf, romajiOf, type Reading } from '../entry-texts';
import type { AnswerEntry } from '../types';
import { equalsWithLongMarks } from './long-marks';

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
