import { romajiAgrees, sentenceSegments, toHiragana, toRomaji } from '@kotoba/japanese';
import type { VocabularyRow } from '../../vocabulary';

/** What of a saved word its sentence is cut by. */
export type WordInSentence = Pick<
  VocabularyRow,
  'jaWord' | 'hiragana' | 'katakana' | 'kanji' | 'jaSentence' | 'jaHiraganaSentence' | 'romajiSentence'
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

const PARTICLES: Readonly<Record<string, string>> = { は: 'wa', へ: 'e', を: 'o' };

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Where the words of a reading begin and end, by its romaji, which is written in words; null where they disagree. */
function wordCuts(reading: string, romaji: string): Set<number> | null {
  const cuts = new Set([0]);
  let at = 0;
  const passMarks = (): void => {
    while (isMark(reading[at])) cuts.add(++at);
  };
  for (const word of romaji.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part))) {
    passMarks();
    const rest = reading.slice(at, at + word.length);
    const beginnings = [...rest].map((_, last) => rest.slice(0, last + 1));
    const spelled = letters(word);
    const read =
      beginnings.find((kana) => (PARTICLES[kana] ?? letters(toRomaji(kana))) === spelled) ??
      // Other ways to write romaji; this takes its time.
      beginnings.find((kana) => romajiAgrees(kana, word));
    if (read === undefined) return null;
    at += read.length;
    cuts.add(at);
  }
  passMarks();
  return at === reading.length ? cuts : null;
}

/** Where each place of a reading lies in the spelling; those inside of what is read as a whole lie nowhere. */
function placesInText(word: WordInSentence, sentence: string, reading: string): Map<number, number> | null {
  const { jaWord: ja_word, hiragana, katakana } = word;
  const segments = sentenceSegments(sentence, reading, { ja_word, hiragana, katakana });
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
