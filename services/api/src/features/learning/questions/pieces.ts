import { sentenceSegments, spacedReading, toHiragana } from '@kotoba/japanese';
import type { VocabularyRow } from '../../vocabulary';

/** What of a saved word its sentence is cut by. */
export type WordInSentence = Pick<
  VocabularyRow,
  | 'jaWord'
  | 'hiragana'
  | 'katakana'
  | 'kanji'
  | 'romaji'
  | 'jaSentence'
  | 'jaHiraganaSentence'
  | 'romajiSentence'
>;

/** A word of a sentence as it stands there, with its reading; or a mark between words. */
export interface SentencePiece {
  readonly text: string;
  readonly kana: string;
  readonly isMark: boolean;
}

const isMark = (text: string | undefined): boolean =>
  text !== undefined && /^[^\p{L}\p{N}\p{M}ー々〆〇]+$/u.test(text);

const withoutSpaces = (text: string): string => text.normalize('NFC').replace(/\s+/g, '');

/** Where the words of a reading begin and end, by its romaji, which is written in words; null where they disagree. */
function wordCuts(reading: string, romaji: string): Set<number> | null {
  const pieces = spacedReading(reading, romaji)
    .split(' ')
    .flatMap((part) => part.split(/(?<=^[^\p{L}\p{N}\p{M}ー々〆〇]+)|(?=[^\p{L}\p{N}\p{M}ー々〆〇]+$)/u))
    .filter(Boolean);
  const words = romaji.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (pieces.filter((piece) => !isMark(piece)).length !== words.length) return null;
  let at = 0;
  return new Set([0, ...pieces.map((piece) => (at += piece.length))]);
}

/** Where each place of a reading lies in the spelling; those inside of what is read as a whole lie nowhere. */
function placesInText(word: WordInSentence, sentence: string, reading: string): Map<number, number> | null {
  const { jaWord: ja_word, hiragana, katakana, romaji } = word;
  const example = {
    ja_sentence: sentence,
    ja_hiragana_sentence: reading,
    romaji_sentence: word.romajiSentence,
  };
  const segments = sentenceSegments({ ja_word, hiragana, katakana, romaji, ...example });
  if (!segments) return null;
  const places = new Map([[0, 0]]);
  let [read, written] = [0, 0];
  for (const { text, ruby } of segments) {
    const kana = ruby ?? text;
    if (toHiragana(reading.slice(read, read + kana.length)) !== toHiragana(kana)) return null;
    const steps =
      ruby === null ? [...text].map(() => [1, 1] as const) : [[ruby.length, text.length] as const];
    for (const [kanaStep, textStep] of steps) places.set((read += kanaStep), (written += textStep));
  }
  return read === reading.length ? places : null;
}

/**
 * The word's sentence in pieces that together are the sentence: words, particles, and the marks between them. Words
 * that nothing tells apart in the spelling are one piece. Null where sentence, reading and romaji do not say the same.
 */
export function sentencePieces(word: WordInSentence): SentencePiece[] | null {
  if (!word.jaSentence || !word.jaHiraganaSentence || !word.romajiSentence) return null;
  const sentence = withoutSpaces(word.jaSentence);
  const reading = withoutSpaces(word.jaHiraganaSentence);
  if (/[\u{10000}-\u{10ffff}]/u.test(sentence + reading)) return null;
  const places = placesInText(word, sentence, reading);
  const cuts = places && wordCuts(reading, word.romajiSentence);
  if (!cuts) return null;
  const ends = [...cuts].filter((cut) => places.has(cut)).sort((a, b) => a - b);
  return ends.slice(1).map((end, index) => {
    const start = ends[index] ?? 0;
    const text = sentence.slice(places.get(start), places.get(end));
    return { text, kana: reading.slice(start, end), isMark: isMark(text) };
  });
}
