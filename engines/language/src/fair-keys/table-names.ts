import { type DictionaryWord, spelled } from '../dictionary/word';
import type { WrittenWord } from './tables';

/** Other usual spellings of a word that is so read. */
export const spellingsOf = ({ forms }: DictionaryWord, kana: string): string[] =>
  forms.filter((form) => !form.odd && form.kana === kana).map(spelled);

/**
 * How a word stands in our tables of what is wrong or right for it: as it is written, and one that is usually written in
 * kana with or without its kanji: 何時も is いつも.
 */
export function tableNames(
  { written, kana }: WrittenWord,
  known: DictionaryWord | undefined,
  sense = 0,
): string[] {
  const inKana = known?.senses[sense]?.marks.includes('uk') ? [kana, ...spellingsOf(known, kana)] : [];
  return [...new Set([written, ...inKana])];
}
