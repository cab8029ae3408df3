import type { z } from 'zod';
import type { CheckedField } from '@kotoba/language';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import { ApiFailure } from '../../platform/http/errors';
import type { Platform } from '../../platform/platform';
import type { Entry } from './entry.schemas';
import { noWord, findWord } from './vocabulary.repository';
import { rewriteWord } from './rewrite-word';
import { toEntry } from './to-entry';
import type { regenerateBody } from './vocabulary.schemas';
import type { VocabularyRow, EarlierVersion } from './vocabulary.tables';
import { contentOf } from './word-values';

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

const nothing = () => new ApiFailure('CONFLICT', 409, 'There is nothing to undo');

function earlierSentence(word: VocabularyRow) {
  const { sentences, ...earlier } = word.earlier ?? {};
  if (!sentences) throw nothing();
  const { source, unchecked, ...texts } = sentences;
  // Doubts of the word are of today, doubts of the sentence come back with it.
  const isOfSentence = (field: CheckedField): boolean => field.endsWith('sentence');
  const doubts = [
    ...word.unchecked.filter((field) => !isOfSentence(field)),
    ...unchecked.filter((field) => isOfSentence(field)),
  ];
  const sources = { ...word.sources, sentence: source };
  return { values: { ...contentOf(word), ...texts, sources, unchecked: doubts }, earlier };
}

function earlierPictures(word: VocabularyRow) {
  const { images, ...earlier } = word.earlier ?? {};
  if (!images) throw nothing();
  return { values: contentOf(word), pictures: images, earlier };
}

/**
 * Takes back the last new sentence or picture, whoever made it; once, because what it was is not kept twice.
 * @throws ApiFailure CONFLICT when there is none
 */
export function undoRevision(
  platform: Platform,
  userId: number,
  { vocabulary_id, regenerate_type }: z.infer<typeof regenerateBody>,
): Promise<Entry> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    const row = await findWord(tx, userId, vocabulary_id);
    if (!row) throw noWord();
    const rewriting = regenerate_type === 'sentences' ? earlierSentence(row.word) : earlierPictures(row.word);
    return toEntry(await rewriteWord(platform, tx, row.word, rewriting));
  });
}
