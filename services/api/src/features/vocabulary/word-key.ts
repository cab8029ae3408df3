import { isPartOfSpeech } from '@kotoba/contracts';
import type { WordKey } from '@kotoba/language';
import type { WordValues } from './word-values';

/** What names a word when the language engine is asked for its examples. */
export const keyOf = (word: WordValues): WordKey => ({
  en_word: word.enWord,
  ja_word: word.jaWord,
  hiragana: word.hiragana,
  katakana: word.katakana,
  kanji: word.kanji,
  part_of_speech: isPartOfSpeech(word.partOfSpeech) ? word.partOfSpeech : 'other',
});
