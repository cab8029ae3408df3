import type { LanguageEngine } from '@kotoba/language';
import { changesReading } from './apply-patch';
import type { EntryPatch } from './entry.schemas';
import type { WordValues } from './word-values';

/** Headword and romaji follow changed kana or kanji. */
async function ofWord(language: LanguageEngine, values: WordValues, patch: EntryPatch) {
  if (!changesReading(patch)) return {};
  const { hiragana, katakana, kanji } = values;
  const { ja_word, romaji } = await language.complete({
    en_word: values.enWord,
    ...(hiragana !== null && { hiragana }),
    ...(katakana !== null && { katakana }),
    ...(kanji !== null && { kanji }),
  });
  return { ...(!patch.ja_word && { jaWord: ja_word }), ...(!patch.romaji && { romaji }) };
}

/** Reading and romaji follow a new sentence, romaji a new reading. What the learner emptied stays empty. */
async function ofSentence(language: LanguageEngine, before: WordValues, patch: EntryPatch) {
  const { ja_sentence: japanese, ja_hiragana_sentence: kana, romaji_sentence: romaji } = patch;
  const written = kana ?? (japanese && japanese !== before.jaSentence ? japanese : null);
  if (!written || (kana !== undefined && romaji !== undefined)) return {};
  const read = await language.read(written);
  return {
    ...(kana === undefined && { jaHiraganaSentence: read.hiragana }),
    ...(romaji === undefined && { romajiSentence: read.romaji }),
  };
}

/**
 * What follows from a patch in fields that it does not name. It depends on the patch and on kana and kanji alone.
 *
 * @param after the word with the patch in it
 */
export async function followingFields(
  language: LanguageEngine,
  { before, after, patch }: { before: WordValues; after: WordValues; patch: EntryPatch },
): Promise<Partial<WordValues>> {
  return { ...(await ofWord(language, after, patch)), ...(await ofSentence(language, before, patch)) };
}
