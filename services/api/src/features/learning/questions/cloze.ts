import { isKana, toHiragana } from '@kotoba/japanese';
import { deinflect } from '@kotoba/language';
import type { VocabularyRow } from '../../vocabulary';
import { sentencePieces, type SentencePiece, type WordInSentence } from './pieces';

/** A sentence without its word. */
export interface Cloze {
  readonly before: string;
  readonly after: string;
  /** The form that is missing. */
  readonly form: string;
  readonly kana: string;
  /** It is not the word as its entry has it. */
  readonly isInflected: boolean;
}

export type ClozeWord = WordInSentence & Pick<VocabularyRow, 'enSentence' | 'partOfSpeech'>;

/** A form is at most so many pieces: 朝ご飯を食べました is three, 電気をつけっぱなしにする six. */
const MAX_PIECES = 6;

const forms = (texts: readonly (string | null)[]): string[] => texts.flatMap((text) => (text ? [text] : []));

/** The classes that `deinflect` may find a word of this kind in; nouns keep their form. */
function classesOf(partOfSpeech: string): RegExp | null {
  if (partOfSpeech === 'i-adjective') return /^adj-i$/;
  return /verb|expression|phrase/.test(partOfSpeech) && partOfSpeech !== 'adverb' ? /^v/ : null;
}

/** How a stretch of the sentence stands for the word; null where it does not. */
function standing(word: ClozeWord, { text, kana }: Pick<SentencePiece, 'text' | 'kana'>) {
  const spellings = forms([word.jaWord, word.kanji, word.hiragana, word.katakana]);
  const readings = forms([word.hiragana, word.katakana, word.jaWord]).filter(isKana).map(toHiragana);
  const read = toHiragana(kana);
  if (spellings.includes(text) && (readings.length === 0 || readings.includes(read))) return 'plain';
  const classes = classesOf(word.partOfSpeech);
  // A look at every ending is for what begins alike; 来る and する change from their first kana on.
  const mayBe = spellings.some((form) => form.length <= 2 || text.startsWith(form.charAt(0)));
  if (!classes || !mayBe) return null;
  const isForm = (of: string, among: readonly string[]): boolean =>
    deinflect(of).some(({ word: base, wordClass }) => classes.test(wordClass) && among.includes(base));
  return isForm(text, spellings) && isForm(read, readings) ? 'inflected' : null;
}

/** The shortest stretch from a piece on that is the word. */
function wordFrom(word: ClozeWord, pieces: readonly SentencePiece[], from: number) {
  let [text, kana] = ['', ''];
  for (let end = from; end < Math.min(pieces.length, from + MAX_PIECES); end += 1) {
    const piece = pieces[end];
    if (!piece || piece.isMark) return null;
    text += piece.text;
    kana += piece.kana;
    const found = standing(word, { text, kana });
    if (found) return { from, end: end + 1, form: text, kana, isInflected: found === 'inflected' };
  }
  return null;
}

/**
 * The word's example sentence with the word missing. Null where there is no sentence with its translation, and where it
 * is not sure which part of it is the word: it stands there twice, or in a form that cannot be told from its
 * neighbours. Source: LEARN-51.
 */
export function clozeOf(word: ClozeWord): Cloze | null {
  if (!word.enSentence) return null;
  const pieces = sentencePieces(word);
  if (!pieces) return null;
  const found = pieces.flatMap((_, from) => wordFrom(word, pieces, from) ?? []);
  const [only] = found;
  if (!only || found.length > 1) return null;
  const textOf = (some: readonly SentencePiece[]): string => some.map(({ text }) => text).join('');
  const { from, end, ...form } = only;
  const around = { before: textOf(pieces.slice(0, from)), after: textOf(pieces.slice(end)) };
  // A gap with nothing around it asks for nothing.
  return pieces.some(({ isMark }, at) => !isMark && (at < from || at >= end)) ? { ...around, ...form } : null;
}
