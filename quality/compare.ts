import { toHiragana } from '@kotoba/japanese';
import type { Written } from './gold';

/** Kana as they are compared: hiragana, without spaces and punctuation; ー stays. */
export const bareKana = (text: string): string =>
  toHiragana(text)
    .replace(/[^\p{Script=Hiragana}ー]/gu, '')
    .normalize('NFC');

/** Romaji as they are compared: letters alone. */
export const bareRomaji = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** A meaning without "to", article, remark, accents and final sign. */
export const bareSense = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/^(to|a|an|the)\s+/, '')
    .replace(/[.!?\s]+$/, '')
    .trim();

/** What the product shows of a word. */
export interface ShownWord {
  readonly en_word: string;
  readonly ja_word: string;
  readonly hiragana: string | null;
  readonly katakana: string | null;
  readonly kanji: string | null;
  readonly romaji: string;
  readonly part_of_speech: string;
  readonly level: string | null;
  readonly ja_sentence: string | null;
  readonly ja_hiragana_sentence: string | null;
  readonly romaji_sentence: string | null;
}

export const readingOf = (word: ShownWord): string => word.hiragana ?? word.katakana ?? word.ja_word;

export const spellingsOf = ({ ja_word, kanji, hiragana, katakana }: ShownWord): string[] => [
  ...new Set([ja_word, kanji ?? ja_word, ...(kanji ? [] : [hiragana ?? ja_word, katakana ?? ja_word])]),
];

export const isWritten = (word: ShownWord, { spelling, reading }: Written): boolean =>
  spellingsOf(word).includes(spelling) && bareKana(readingOf(word)) === bareKana(reading);

export const describe = (word: ShownWord | undefined): string =>
  word ? `${word.ja_word} ${readingOf(word)} (${word.part_of_speech}) “${word.en_word}”` : 'nothing';
