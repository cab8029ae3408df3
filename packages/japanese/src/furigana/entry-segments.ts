import { alignFurigana, type FuriganaSegment } from './align-furigana';

/** Longest sentence and reading, in UTF-16 units, that are laid over each other while a page is drawn; longer ones stand apart. */
const MAX_SENTENCE = 80;
const MAX_READING = 160;

/** The part of a vocabulary entry that says how it is written and read. */
interface Written {
  readonly ja_word: string;
  readonly hiragana: string | null;
  readonly katakana: string | null;
}

/** The headword with its reading above its kanji. */
export const wordSegments = ({ ja_word, hiragana, katakana }: Written): readonly FuriganaSegment[] =>
  alignFurigana(ja_word, hiragana ?? katakana ?? '');

/**
 * A sentence with its reading above its kanji; null when the reading does not fit the spelling, because kana over a whole sentence
 * would be in the way. The stored reading stands in words, the spelling does not.
 */
export function sentenceSegments(
  sentence: string,
  reading: string | null,
): readonly FuriganaSegment[] | null {
  if (reading === null || sentence.length > MAX_SENTENCE || reading.length > MAX_READING) return null;
  const segments = alignFurigana(sentence.replace(/\s+/g, ''), reading.replace(/\s+/g, ''));
  return segments.length > 1 || segments[0]?.ruby === null ? segments : null;
}
