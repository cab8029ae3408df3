import type { IsEnglishWord } from '../types';
import { foldSpelling } from './fold-spelling';

/**
 * Whether everything typed is English: then it is another answer and no slip of the finger ("tangle" for "strangle"). Numbers count as
 * words. Source: ANS-30.
 */
export const areRealWords = (words: readonly string[], isEnglishWord: IsEnglishWord): boolean =>
  words.length > 0 &&
  words.every((word) => /^[\d.]+$/.test(word) || isEnglishWord(word) || isEnglishWord(foldSpelling(word)));
