import type { SessionVocabulary } from '@kotoba/api-client';
import { alignFurigana, isKana } from '@kotoba/japanese';
import type { FuriganaSegment } from '@kotoba/shared-ui/core';

type Written = Pick<SessionVocabulary, 'jaWord' | 'hiragana' | 'katakana' | 'kanji'>;

/** The reading in the script that the word is at home in: コーヒー, though its entry also has こーひー. */
export const kanaOf = ({ jaWord, hiragana, katakana }: Written): string | null =>
  isKana(jaWord) ? jaWord : (hiragana ?? katakana);

/** The word as its prompt shows it: kana alone, or kanji (kana for words that have none) without its reading. */
export function promptSegments(word: Written, prompt: 'kana' | 'kanji'): FuriganaSegment[] {
  const text = prompt === 'kanji' ? (word.kanji ?? kanaOf(word)) : (kanaOf(word) ?? word.kanji);
  return [{ text: text ?? word.jaWord, ruby: null }];
}

/** The word with its reading above the kanji. */
export function readSegments(word: Written): readonly FuriganaSegment[] {
  const kana = kanaOf(word);
  return word.kanji && kana
    ? alignFurigana(word.kanji, kana)
    : [{ text: word.kanji ?? kana ?? word.jaWord, ruby: null }];
}
