import type { SessionVocabulary } from '@kotoba/api-client';
import { alignFurigana } from '@kotoba/japanese';
import type { FuriganaSegment } from '@kotoba/shared-ui/core';
import type { Prompt } from '../modes';

export const kanaOf = (word: SessionVocabulary): string | null => word.hiragana ?? word.katakana;

/** The word as its prompt shows it: kana alone, or kanji (kana for words that have none) without its reading. */
export function promptSegments(
  word: SessionVocabulary,
  prompt: Exclude<Prompt, 'english'>,
): FuriganaSegment[] {
  const text = prompt === 'kanji' ? (word.kanji ?? kanaOf(word)) : (kanaOf(word) ?? word.kanji);
  return [{ text: text ?? word.jaWord, ruby: null }];
}

/** The word with its reading above the kanji. */
export function readSegments(word: SessionVocabulary): readonly FuriganaSegment[] {
  const kana = kanaOf(word);
  return word.kanji && kana
    ? alignFurigana(word.kanji, kana)
    : [{ text: word.kanji ?? kana ?? word.jaWord, ruby: null }];
}
