import { isLevel, isPartOfSpeech } from '@kotoba/contracts';
import { learnerText } from '@kotoba/contracts/learner-text';
import { hasJapanese, hasLatin, isKana } from '@kotoba/japanese';
import { z } from 'zod';
import type { DraftEntry, LanguageEngine } from '@kotoba/language';
import { ProviderFailure } from '@kotoba/providers';

const plainText = (most: number) =>
  learnerText(most, { label: 'Text of a card' }).refine((given) => !/[<>]|:\/\/|!\[/.test(given));
const english = (most: number) => plainText(most).refine((given) => hasLatin(given) && !hasJapanese(given));
const japanese = (most: number) => plainText(most).refine(hasJapanese);

/** A card as the prompt asks for it. What else stands on it is not read. */
const providerCard = z.object({
  en_word: english(200),
  ja_word: japanese(100),
  kana: japanese(100).refine((given) => isKana(given.replace(/[\s・]/g, ''))),
  part_of_speech: z
    .string()
    .nullish()
    .transform((text) => (text && isPartOfSpeech(text) ? text : undefined)),
  level: z
    .string()
    .nullish()
    .transform((text) => (text && isLevel(text) ? text : undefined)),
  ja_sentence: japanese(500).nullish(),
  en_sentence: english(500).nullish(),
});
type ProviderCard = z.infer<typeof providerCard>;

/** @throws ProviderFailure unless the block is a list of at most so many whole cards. */
export function parseCards(block: string, most: number): ProviderCard[] {
  try {
    return z.array(providerCard).max(most).parse(JSON.parse(block));
  } catch (error) {
    throw new ProviderFailure('UNFIT', 'The cards are not what was asked for', { cause: error });
  }
}

/**
 * The card as an entry: what the provider left out is filled as for a learner's own entry, then all of it goes through the checks of every
 * entry. What fails is repaired from the dictionary or named in `unchecked`.
 */
export async function toDraft(language: LanguageEngine, card: ProviderCard): Promise<DraftEntry> {
  const { en_word, ja_word, kana, part_of_speech, level, ja_sentence, en_sentence } = card;
  const hasSentence = Boolean(ja_sentence && en_sentence);
  const completed = await language.complete({
    en_word,
    ja_word,
    ...(isKana(ja_word) ? {} : { kanji: ja_word }),
    ...(/^[ァ-ヺー・]+$/.test(kana) ? { katakana: kana } : { hiragana: kana }),
    ...(part_of_speech && { part_of_speech }),
    ...(level && { level }),
    ...(hasSentence && { ja_sentence, en_sentence }),
  });
  return language.verify({
    ...completed,
    sources: { ...completed.sources, word: 'assistant', ...(hasSentence && { sentence: 'assistant' }) },
  });
}
