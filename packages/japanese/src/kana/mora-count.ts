import { kanaKey } from './kana-key';

/**
 * How many beats a reading has: small vowels and ゃゅょゎ share the beat of the kana before them; っ, ん and ー are beats of their own.
 * What is no kana is not counted.
 */
export const moraCount = (reading: string): number =>
  (kanaKey(reading).match(/[ぁ-ゖー][ぁぃぅぇぉゃゅょゎ]?/gu) ?? []).length;

/** The first kana of a reading as hiragana, '' when it has none. */
export const firstKana = (reading: string): string => /[ぁ-ゖ]/.exec(kanaKey(reading))?.[0] ?? '';
