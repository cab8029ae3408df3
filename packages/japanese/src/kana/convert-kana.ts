import { hiraganaToKatakana, katakanaToHiragana } from './katakana-to-hiragana';

/** Half-width katakana is an encoding of the same letters; it is widened before it is converted. */
const widen = (text: string): string => text.replace(/[ｦ-ﾟ]+/g, (kana) => kana.normalize('NFKC'));

/**
 * Katakana as hiragana; anything else, romaji included, stays. ー is kept (コーヒー → こーひー) and so is the counter ヶ, which is no kana
 * but an abbreviated 箇. Source: LANG-7.
 */
export const toHiragana = (text: string): string =>
  widen(text)
    .split(/([ヵヶ])/)
    .map((part) => (part === 'ヵ' || part === 'ヶ' ? part : katakanaToHiragana(part)))
    .join('');

/** Hiragana as katakana; anything else, romaji included, stays. */
export const toKatakana = (text: string): string => hiraganaToKatakana(widen(text));
