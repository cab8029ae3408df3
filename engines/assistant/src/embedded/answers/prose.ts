import type { DraftEntry } from '@kotoba/language';

export type NamedWord = Pick<DraftEntry, 'ja_word' | 'hiragana' | 'katakana' | 'romaji'>;

export const kanaOf = ({ hiragana, katakana, ja_word }: Omit<NamedWord, 'romaji'>): string =>
  hiragana ?? katakana ?? ja_word;

/** 傘 (かさ, kasa); かばん (kaban). */
export function named(word: NamedWord): string {
  const kana = kanaOf(word);
  return kana === word.ja_word ? `${kana} (${word.romaji})` : `${word.ja_word} (${kana}, ${word.romaji})`;
}

/** “to eat”, “to see” or “to look at”. */
export const meaning = (en: string): string =>
  en
    .split('; ')
    .map((part) => `“${part}”`)
    .join(', ');

/** One, two and three. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

/** "a noun", "an adverb" */
export const article = (partOfSpeech: string): string =>
  `${/^[aeio]/.test(partOfSpeech) ? 'an' : 'a'} ${partOfSpeech}`;

export const paragraphs = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n\n');

export const items = (lines: readonly string[]): string => lines.map((line) => `・${line}`).join('\n');
