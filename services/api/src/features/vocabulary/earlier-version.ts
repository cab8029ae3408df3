import type { EarlierVersion, VocabularyRow } from './vocabulary.tables';

/** What a word can go back to when its sentence is replaced now. Its pictures' way back stays. */
export const withEarlierSentence = (word: VocabularyRow): EarlierVersion => ({
  ...word.earlier,
  sentences: {
    jaSentence: word.jaSentence,
    jaHiraganaSentence: word.jaHiraganaSentence,
    romajiSentence: word.romajiSentence,
    enSentence: word.enSentence,
    source: word.sources.sentence,
    unchecked: word.unchecked,
  },
});

/** What a word can go back to when its pictures are replaced now. */
export const withEarlierPictures = (word: VocabularyRow): EarlierVersion => ({
  ...word.earlier,
  images: {
    wordImage: word.wordImage,
    wordImageAlt: word.wordImageAlt,
    wordImageVariant: word.wordImageVariant,
    sentenceImage: word.sentenceImage,
    sentenceImageAlt: word.sentenceImageAlt,
  },
});
