import { ProviderFailure } from '@kotoba/providers';
import { isLevel, isPartOfSpeech, LEVELS, PARTS_OF_SPEECH } from '@kotoba/contracts';
import { learnerText } from '@kotoba/contracts/learner-text';
import { hasJapanese, hasLatin, isKana } from '@kotoba/japanese';
import { z } from 'zod';
import { OF_MEANT_WORD, type DraftEntry, type LanguageEngine } from '@kotoba/language';

const FENCE = '```cards';
const HTML = /<!--|<\s*[/!]?\s*[a-z][^<>]{0,400}>?/i;
const IMAGE = /!\[[^\]]{0,400}\]\s*\(/;
const FOREIGN = /[^\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\P{L}]/u;
const MIN_LETTERS_TO_JUDGE = 20;

/** A learner reads English and Japanese; kanji without any kana or English beside them are Chinese. */
function isForeign(text: string): boolean {
  const letters = [...text].filter((sign) => /\p{L}/u.test(sign));
  const strange = letters.filter((letter) => FOREIGN.test(letter)).length;
  const han = letters.filter((letter) => /\p{Script=Han}/u.test(letter)).length;
  if (letters.length < MIN_LETTERS_TO_JUDGE) return strange > letters.length / 2;
  return strange > letters.length / 5 || han > letters.length * 0.9;
}

/**
 * @throws ProviderFailure for what no learner should see: markup, pictures of elsewhere, another language, a text
 *   without an end.
 */
function demandReadable(text: string, longest: number): void {
  if (text.length > longest)
    throw new ProviderFailure('UNSUITABLE', `The text is longer than ${longest} characters`);
  if (HTML.test(text) || IMAGE.test(text)) throw new ProviderFailure('UNSUITABLE', 'The text holds markup');
}

/** Plain text of what a model writes as Markdown: our content has paragraphs and items alone. */
export const plain = (text: string): string =>
  text
    .replace(/\[([^\]\n]{1,200})\]\([^)\n]{0,400}\)/g, '$1')
    .replace(/(\*\*|__|`+)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/^\s*[-*•]\s+/gm, '・')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** What may be the beginning of the fence waits for the next piece. */
function heldBack(text: string): number {
  for (let length = Math.min(FENCE.length - 1, text.length); length > 0; length -= 1)
    if (FENCE.startsWith(text.slice(-length))) return length;
  return 0;
}

interface AnswerText {
  /** Takes the next piece and gives what of the text may be shown now. */
  push(piece: string): string;
  /** The whole text, and what stands between the fences; null without a block of cards. */
  finish(): { readonly text: string; readonly cards: string | null };
}

/** Tells the text of an answer from its block of cards while it comes. */
export function createAnswerText(longest: number): AnswerText {
  let all = '';
  let shown = 0;
  const textEnd = (): number => {
    const fence = all.indexOf(FENCE);
    return fence < 0 ? all.length - heldBack(all) : fence;
  };
  return {
    push(piece) {
      all += piece;
      const end = textEnd();
      demandReadable(all.slice(0, end), longest);
      const fresh = all.slice(shown, Math.max(shown, end));
      shown = Math.max(shown, end);
      return fresh;
    },
    finish() {
      const [text = '', ...blocks] = all.split(FENCE);
      if (isForeign(text)) throw new ProviderFailure('UNSUITABLE', 'The text is in another language');
      const [cards, after] = (blocks[0] ?? '').split('```');
      if (blocks.length === 0) return { text: plain(text), cards: null };
      if (blocks.length > 1 || after === undefined)
        throw new ProviderFailure('UNSUITABLE', 'The block of cards is not whole');
      demandReadable(text + after, longest);
      return { text: plain(`${text.trim()}\n\n${after}`), cards: cards ?? '' };
    },
  };
}

const plainText = (most: number) =>
  learnerText(most, { label: 'Text of a card' }).refine((given) => !/[<>]|:\/\/|!\[/.test(given));
const english = (most: number) => plainText(most).refine((given) => hasLatin(given) && !hasJapanese(given));
const japanese = (most: number) => plainText(most).refine(hasJapanese);

/** What one answer brings. */
export const MOST_CARDS = 20;

/** A card as the prompt asks for it. What else stands on it is not read. */
export const providerCard = z.object({
  en_word: english(200),
  ja_word: japanese(100),
  kana: japanese(100).refine((given) => isKana(given.replace(/[\s・]/g, ''))),
  part_of_speech: z
    .string()
    .describe(PARTS_OF_SPEECH.join(', '))
    .nullish()
    .transform((text) => (text && isPartOfSpeech(text) ? text : undefined)),
  level: z
    .string()
    .describe(LEVELS.join(', '))
    .nullish()
    .transform((text) => (text && isLevel(text) ? text : undefined)),
  ja_sentence: japanese(500).nullish(),
  en_sentence: english(500).nullish(),
});
type ProviderCard = z.infer<typeof providerCard>;

/** @throws ProviderFailure unless the block is a list of at most `MOST_CARDS` whole cards. */
export function parseCards(block: string): ProviderCard[] {
  try {
    return z.array(providerCard).max(MOST_CARDS).parse(JSON.parse(block));
  } catch (error) {
    throw new ProviderFailure('UNSUITABLE', 'The cards are not what was asked for', { cause: error });
  }
}

/**
 * The card as an entry: what the provider left out is filled as for a learner's own entry, then all of it goes through
 * the checks of every entry. What fails is repaired from the dictionary or named in `unchecked`; so is what only the
 * dictionary could confirm of a word that it does not know with that meaning.
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
    ...(hasSentence && { ja_sentence, en_sentence }),
  });
  const draft = await language.verify({
    ...completed,
    level: completed.level ?? level ?? null,
    sources: { ...completed.sources, word: 'assistant', ...(hasSentence && { sentence: 'assistant' }) },
  });
  const isKnown = await language.means({
    written: draft.kanji ?? draft.ja_word,
    kana: draft.hiragana ?? draft.katakana,
    meaning: en_word,
  });
  const open = OF_MEANT_WORD.filter((field) => draft[field] !== null);
  return isKnown ? draft : { ...draft, unchecked: [...draft.unchecked, ...open] };
}
