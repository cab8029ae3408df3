import { isPartOfSpeech } from '@kotoba/contracts';
import { storePicture, type PictureFile } from './media/picture-store';
import type { Picture } from '@kotoba/pictures';
import type { Platform } from '../../platform/platform';
import type { WordValues } from './word-values';

export type PictureValues = {
  wordImage: string;
  wordImageAlt: string;
  sentenceImage: string;
  sentenceImageAlt: string;
};

const drawing = ({ hash, svg }: Picture): PictureFile => ({ hash, extension: 'svg', content: svg });

/**
 * Makes and stores the pictures of a word and of its sentence: they can be loaded as soon as this has returned. `prompt` draws the word's
 * picture as the learner describes it; `variant` chooses another picture than the first.
 */
export async function drawWord(
  { pictures, config }: Pick<Platform, 'pictures' | 'config'>,
  values: WordValues,
  { variant = 0, prompt }: { variant?: number; prompt?: string } = {},
): Promise<PictureValues> {
  const partOfSpeech = isPartOfSpeech(values.partOfSpeech) ? values.partOfSpeech : 'other';
  const subject = {
    en_word: values.enWord,
    ja_word: values.jaWord,
    hiragana: values.hiragana,
    en_sentence: values.enSentence,
    part_of_speech: partOfSpeech,
  };
  const word =
    prompt === undefined ? pictures.word(subject, variant) : pictures.described(prompt, subject, variant);
  const sentence = pictures.sentence(subject, variant);
  return {
    wordImage: await storePicture(config.dataDir, drawing(word)),
    wordImageAlt: word.alt,
    sentenceImage: await storePicture(config.dataDir, drawing(sentence)),
    sentenceImageAlt: sentence.alt,
  };
}
