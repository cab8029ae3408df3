import { hasJapanese, isKana } from '@kotoba/japanese';
import type { DraftEntry, LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { kanaOf, meaning, named, paragraphs, textReply, type AnswerInput } from './answer';
import { isOnlyRomaji, isWrittenSo, japaneseWords, spelledInKana, wholeWords } from './find-word';
import { has, save } from './learner-answers';
import { lookUp } from './look-up';

/**
 * Saves a word that is named: its card, where it stands there already, else one that comes with the answer. What may be
 * another word is not saved.
 */
export async function saveWord(input: AnswerInput, text: string, meant?: string): Promise<Reply> {
  const cards = input.thread.findLast(({ cards: some }) => some.length > 0)?.cards ?? [];
  const shown = cards.find(({ ja, kana }) => ja === text || kana === text);
  const word = shown ? null : await wordNamed(input.language, text, meant);
  const told = shown ?? (word && { ja: word.ja_word, kana: kanaOf(word) });
  // What it is said to mean, it means.
  if (
    meant !== undefined &&
    told &&
    !(await input.language.means({ written: told.ja, kana: told.kana, meaning: meant }))
  )
    return textReply(
      `I saved nothing: ${told.ja} does not mean “${meant}”, as far as I know. It means ${meaning(shown?.en ?? word?.en_word ?? '')}. Say “save ${told.ja}” to save it so.`,
      word ? [word] : [],
    );
  const ja = shown?.ja ?? word?.ja_word;
  if (ja === undefined) {
    const { content, cards: maybe } = await lookUp(input, text);
    return {
      content: paragraphs(`I saved nothing: I am not sure which word “${text}” is.`, content),
      cards: maybe,
    };
  }
  if ((await input.learner.find(ja)).some((own) => own.ja === ja)) return has(input, ja);
  const place = cards.findIndex((card) => card.ja === ja);
  if (place >= 0 || !word) return save(input, [place]);
  return {
    ...textReply(`Saved to your vocabulary: ${named(word)}, ${meaning(word.en_word)}.`, [word]),
    action: { type: 'save', places: [0], isOwn: true },
  };
}

/** Of words that sound alike those that mean what was told. */
async function fitting(
  language: LanguageEngine,
  words: readonly DraftEntry[],
  meant?: string,
): Promise<readonly DraftEntry[]> {
  if (meant === undefined || words.length < 2) return words;
  const fits = await Promise.all(
    words.map((word) => language.means({ written: word.ja_word, kana: kanaOf(word), meaning: meant })),
  );
  const some = words.filter((_, at) => fits[at]);
  return some.length > 0 ? some : words;
}

/** The one word that is so written, read, or called in English; null where none is, or several are. */
async function wordNamed(language: LanguageEngine, text: string, meant?: string): Promise<DraftEntry | null> {
  if (!hasJapanese(text)) {
    const [kana] = isOnlyRomaji(text) ? spelledInKana(text) : [];
    if (kana !== undefined) return wordNamed(language, kana);
    const [word, ...more] = await wholeWords(language, text);
    const names = word?.en_word.toLowerCase().split('; ') ?? [];
    return word && more.length === 0 && names.some((name) => name.replace(/^to /, '') === text) ? word : null;
  }
  // は and から are particles before they are words.
  if (isKana(text) && ([...text].length === 1 || language.lore().grammar([text]))) return null;
  const own = await fitting(language, await language.homonyms(text), meant);
  const [word, ...more] = own.length > 0 ? own : await japaneseWords(language, text);
  return word && more.length === 0 && isWrittenSo(word, text) ? word : null;
}
