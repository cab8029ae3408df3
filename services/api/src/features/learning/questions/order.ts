import type { VocabularyRow } from '../../vocabulary';
import { sentencePieces, type WordInSentence } from './pieces';
import { shuffled } from './shuffled';

/** A sentence to be put in order. */
export interface Order {
  /** The sentence: a mark where it stays, null where a piece belongs. */
  readonly frame: (string | null)[];
  /** In no order. */
  readonly pieces: string[];
}

export type OrderWord = WordInSentence & Pick<VocabularyRow, 'enSentence'>;

/** Two have one order that is not theirs, and of more than these nobody keeps count. */
const MIN_PIECES = 3;
const MAX_PIECES = 12;

/**
 * The pieces of the word's example sentence, shuffled, and never as they stand in it. Null where there is no sentence
 * with its translation, it cannot be cut surely, or it is too short or too long. Source: LEARN-53.
 */
export function orderOf(word: OrderWord, seed: number): Order | null {
  const cut = word.enSentence ? sentencePieces(word) : null;
  if (!cut) return null;
  const inOrder = cut.flatMap(({ text, isMark }) => (isMark ? [] : [text]));
  const isSame = (pieces: readonly string[]): boolean => pieces.every((text, at) => text === inOrder[at]);
  if (inOrder.length < MIN_PIECES || inOrder.length > MAX_PIECES || new Set(inOrder).size === 1) return null;
  const dealt = shuffled(inOrder, seed);
  // Turned by one as often as it takes: not all pieces are alike.
  const pieces = dealt
    .map((_, by) => [...dealt.slice(by), ...dealt.slice(0, by)])
    .find((turned) => !isSame(turned));
  return pieces ? { frame: cut.map(({ text, isMark }) => (isMark ? text : null)), pieces } : null;
}

/** What is said of a sentence: without marks and spaces. */
const said = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}\p{M}ー々〆〇]/gu, '');

/** Whether pieces in an order say the sentence, whichever of two like ones stands first. */
export const isInOrder = (answer: string, sentence: string): boolean => said(answer) === said(sentence);

/** Whether an answer is made of what the sentence is made of, in whatever order. */
export const isOfSamePieces = (answer: string, sentence: string): boolean =>
  [...said(answer)].sort().join('') === [...said(sentence)].sort().join('');
