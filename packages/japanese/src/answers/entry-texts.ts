import { hasJapanese, hasKana, hasKanji, isKana } from '../text';
import { parseRomaji } from '../romaji/parse-romaji';
import { kanaKey } from '../kana';
import { withOptionalParentheses } from './english/split-meanings';
import type { AnswerEntry } from './types';

/** One reading of a word. */
export interface Reading {
  /** Kana key: hiragana, ー kept. */
  readonly key: string;
  /** Written in katakana; ー may then be typed as a vowel, and typing ー for a vowel is no slip of the script. */
  readonly katakana: boolean;
}

const filled = (text: string | null | undefined): string => text?.trim() ?? '';

/** A field may hold several readings or spellings; what stands in parentheses may be left out: おはよう（ございます）. */
const several = (text: string | null | undefined): string[] =>
  filled(text)
    .split(/[;；/／]/)
    .flatMap(withOptionalParentheses)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const alternatives = (entry: AnswerEntry): string[] => (entry.alternatives ?? []).map(filled).filter(Boolean);

const isKatakana = (text: string): boolean => hasKana(text) && /[ァ-ヺ]/.test(text.normalize('NFKC'));

/** Whether a word is at home in katakana; the hiragana beside it was then only derived. */
function isKatakanaWord(entry: AnswerEntry): boolean {
  const word = filled(entry.word);
  if (isKana(word)) return isKatakana(word);
  return filled(entry.katakana) !== '' && filled(entry.hiragana) === '';
}

/** Meanings as stored, alternatives in Latin script among them. */
export const meaningsOf = (entry: AnswerEntry): string[] => [
  entry.en,
  ...alternatives(entry).filter((alternative) => !hasJapanese(alternative)),
];

/** All stored readings; romaji stands in when no kana is stored. */
export function readingsOf(entry: AnswerEntry): Reading[] {
  const katakanaWord = isKatakanaWord(entry);
  const texts = [
    ...several(entry.hiragana).map((text) => [text, katakanaWord] as const),
    ...several(entry.katakana).map((text) => [text, katakanaWord || filled(entry.hiragana) === ''] as const),
    ...alternatives(entry)
      .filter((text) => hasKana(text) && !hasKanji(text))
      .map((text) => [text, isKatakana(text)] as const),
  ];
  const readings = new Map<string, Reading>();
  for (const [text, katakana] of texts) {
    const key = kanaKey(text);
    if (key !== '' && !readings.has(key)) readings.set(key, { key, katakana });
  }
  if (readings.size > 0) return [...readings.values()];
  return several(entry.romaji).map((romaji) => ({ key: parseRomaji(romaji).p1, katakana: false }));
}

/** All stored spellings with kanji. A `kanji` field that holds a spelling without kanji (Tシャツ, ＣＤ) counts. */
export const spellingsOf = (entry: AnswerEntry): string[] => [
  ...several(entry.kanji),
  ...alternatives(entry).filter(hasKanji),
];

/** The romaji spellings that the entry itself gives. */
export const romajiOf = (entry: AnswerEntry): string[] => several(entry.romaji);

/** The reading as it is shown: in the script that the word is at home in. */
export function shownReading(entry: AnswerEntry): string {
  const hiragana = filled(entry.hiragana);
  const katakana = filled(entry.katakana);
  if (isKatakanaWord(entry)) return katakana || filled(entry.word) || hiragana;
  return hiragana || katakana || filled(entry.romaji) || filled(entry.kanji);
}

/** The spelling as it is shown: kanji where there is one. */
export const shownSpelling = (entry: AnswerEntry): string => filled(entry.kanji) || shownReading(entry);
