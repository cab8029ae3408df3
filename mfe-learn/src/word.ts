import type { SessionVocabulary } from '@kotoba/api-client';
import { alignFurigana, isKana, sentenceSegments, spacedReading } from '@kotoba/japanese';
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

/** From here on an English prompt is a sentence rather than a word. */
const LONG_PROMPT = 60;

export const isLongPrompt = (text: string): boolean => text.length > LONG_PROMPT;

const promptSizes = ['3xl', '2xl', 'xl', 'lg'] as const;

/**
 * An English prompt is set smaller the longer it is, so that the box below it stays in sight; a long word, so that it
 * is not broken.
 */
export function promptSize(text: string): (typeof promptSizes)[number] {
  const longest = Math.max(...text.split(/[\s-]+/).map((part) => part.length));
  const byLength = [24, LONG_PROMPT, 2 * LONG_PROMPT].filter((limit) => text.length > limit).length;
  const byWord = [12, 16, 20].filter((limit) => longest > limit).length;
  return promptSizes[Math.max(byLength, byWord)] ?? 'lg';
}

/** The word with its reading above the kanji. */
export function readSegments(word: Written & Pick<SessionVocabulary, 'romaji'>): readonly FuriganaSegment[] {
  const kana = kanaOf(word);
  return word.kanji && kana
    ? alignFurigana(word.kanji, spacedReading(kana, word.romaji))
    : [{ text: word.kanji ?? kana ?? word.jaWord, ruby: null }];
}

/** The word's example with its reading above the kanji; null where it has none that fits. */
export const exampleSegments = (word: SessionVocabulary): readonly FuriganaSegment[] | null =>
  sentenceSegments({
    ja_word: word.jaWord,
    hiragana: word.hiragana,
    katakana: word.katakana,
    romaji: word.romaji,
    ja_sentence: word.jaSentence,
    ja_hiragana_sentence: word.jaHiraganaSentence ?? null,
    romaji_sentence: word.romajiSentence ?? null,
  });
