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

/** A group of kanji in which a known group begins or ends, as two; the reading says whether it is that group. */
function splitAt(segment: FuriganaSegment, known: FuriganaSegment): readonly FuriganaSegment[] {
  const { text, ruby } = segment;
  if (ruby === null || known.ruby === null || text === known.text) return [segment];
  const [restOfText, restOfRuby] = [text.length - known.text.length, ruby.length - known.ruby.length];
  if (restOfText <= 0 || restOfRuby <= 0) return [segment];
  if (text.endsWith(known.text) && ruby.endsWith(known.ruby)) {
    return [{ text: text.slice(0, restOfText), ruby: ruby.slice(0, restOfRuby) }, known];
  }
  if (text.startsWith(known.text) && ruby.startsWith(known.ruby)) {
    return [known, { text: text.slice(-restOfText), ruby: ruby.slice(-restOfRuby) }];
  }
  return [segment];
}

/**
 * A sentence with its reading above its kanji; null when the reading does not fit the spelling, because kana over a whole sentence
 * would be in the way. The stored reading stands in words, the spelling does not. Where the sentence's own word (`word`) stands beside
 * other kanji, it has its reading to itself: 毎朝 電車.
 */
export function sentenceSegments(
  sentence: string,
  reading: string | null,
  word: Written,
): readonly FuriganaSegment[] | null {
  if (reading === null || sentence.length > MAX_SENTENCE || reading.length > MAX_READING) return null;
  const segments = alignFurigana(sentence.replace(/\s+/g, ''), reading.replace(/\s+/g, ''));
  if (segments.length < 2 && segments[0]?.ruby !== null) return null;
  const known = wordSegments(word).filter(({ ruby }) => ruby !== null);
  return segments.flatMap((segment) => {
    const part = known.find((one) => splitAt(segment, one).length > 1);
    return part ? splitAt(segment, part) : [segment];
  });
}
