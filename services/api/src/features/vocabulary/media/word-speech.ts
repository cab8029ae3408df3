import type { ClipRequest } from '@kotoba/speech';
import type { AudioVariant } from '../vocabulary.schemas';
import type { VocabularyRow } from '../vocabulary.tables';

/** What is spoken of a word; null when the word has no such text. The reading keeps 降り from being read おり. */
export function speechOf(word: VocabularyRow, variant: AudioVariant): ClipRequest | null {
  switch (variant) {
    case 'ja_word':
      return { language: 'ja', text: word.jaWord, reading: word.hiragana ?? word.katakana };
    case 'en_word':
      // "to eat; to have (a meal)" is read as its meanings, one after the other.
      return { language: 'en', text: word.enWord.replace(/\([^)]*\)/g, ' ').replace(/[;/]/g, ', ') };
    case 'ja_sentence':
      return word.jaSentence === null
        ? null
        : { language: 'ja', text: word.jaSentence, reading: word.jaHiraganaSentence };
    case 'en_sentence':
      return word.enSentence === null ? null : { language: 'en', text: word.enSentence };
  }
}
