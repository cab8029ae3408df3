import type { DraftEntry, LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import type { PlainIntent } from '../intents/intent';
import {
  items,
  meaning,
  named,
  notFound,
  paragraphs,
  textReply,
  wordItems,
  type AnswerInput,
} from './answer';
import { findWord, isWrittenSo, japaneseWords, wholeWords } from './find-word';
import { isJustShown } from './thread-answers';
import { notTheOther, saidSo } from './word-answers';

const MOST_VERBS = 4;
/** More would be a list that nobody reads. */
const MOST_SAID = 7;
/** So much of a sentence behind a noun holds its verb. */
const LONGEST_VERB = 5;

/** The verb that stands right behind a noun and its particle: 予約を取りました is 予約を取る. */
async function verbBehind(language: LanguageEngine, rest: string): Promise<DraftEntry | null> {
  const [particle = '', ...letters] = rest;
  if (!/[をがにで]/.test(particle)) return null;
  for (let length = Math.min(LONGEST_VERB, letters.length); length > 1; length -= 1) {
    const [word, ...more] = await japaneseWords(language, letters.slice(0, length).join(''));
    if (word?.part_of_speech === 'verb' && more.length === 0) return word;
  }
  return null;
}

/** The verbs that are said with a noun: with する where it is one, as our sentences have it, and our expressions. */
export async function verbWith({ language, thread }: AnswerInput, text: string): Promise<Reply> {
  const noun = await findWord(language, text);
  if (!noun) return notFound(language, text);
  const ja = noun.ja_word;
  const doing = await findWord(language, `${ja}する`);
  const found = new Map<string, string>();
  if (doing && isWrittenSo(doing, `${ja}する`)) found.set(`${ja}する`, meaning(doing.en_word));
  for (const { ja_sentence: sentence, en_sentence: en } of await language.examplesWith(noun)) {
    const rest = sentence.split(ja)[1] ?? '';
    const verb = found.size < MOST_VERBS ? await verbBehind(language, rest) : null;
    const said = `${ja}${rest[0] ?? ''}${verb?.ja_word ?? ''}`;
    if (verb && !found.has(said)) found.set(said, `as in ${sentence} “${en}”`);
  }
  for (const { ja: said, en } of language.lore().expressionsWith(ja))
    if (found.size < MOST_SAID && !found.has(said)) found.set(said, meaning(en));
  if (found.size === 0)
    return textReply(`I cannot tell a verb for ${named(noun)}: I have no sentence that shows one.`, [noun]);
  return textReply(
    paragraphs(`With ${named(noun)} one says:`, items([...found].map(([said, told]) => `${said}: ${told}`))),
    isJustShown(thread, noun) ? [] : [noun],
  );
}

const MOST_SIMILAR = 5;

/** Words of nearly the same meaning, with what tells them apart where learners mix them up. */
export async function similar({ language }: AnswerInput, text: string): Promise<Reply> {
  const word = await findWord(language, text);
  if (!word) return notFound(language, text);
  const near = language.mixedUpWith(word.ja_word);
  const mixedUp = (await Promise.all(near.map((one) => findWord(language, one)))).filter(
    (one) => one !== null,
  );
  const others = [...mixedUp, ...(await language.alike(word))]
    .filter(({ ja_word: ja }, at, all) => all.findIndex((one) => one.ja_word === ja) === at)
    .slice(0, MOST_SIMILAR);
  if (others.length === 0)
    return textReply(
      `I know no word of nearly the same meaning as ${named(word)}, ${meaning(word.en_word)}.`,
      [word],
    );
  const notes = near.map((one) => language.compare(word.ja_word, one));
  return textReply(
    paragraphs(`Close to ${named(word)}, ${meaning(word.en_word)}:`, wordItems(others), ...notes),
    [word, ...others],
  );
}

/** What names nothing by itself. */
const SMALL =
  /^(?:the|and|for|that|with|which|you|use|used|one|word|kind|when|like|are|not|from|what|who|mean)$/;
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !SMALL.test(word))
    .map((word) => word.replace(/(?<=.{3})(?:es|s|ing)$/, ''));

/** How much of a hint a word and its sentences tell; the word itself tells more. */
async function fit(
  language: LanguageEngine,
  { word, label }: { word: DraftEntry; label: string },
  hint: readonly string[],
): Promise<number> {
  const { usage } = await language.traitsOf(word);
  const own = wordsOf([word.en_word, word.notes, usage, label].join(' '));
  const told = (await language.examplesWith(word)).flatMap(({ en_sentence: en }) => wordsOf(en));
  return hint.reduce((sum, one) => sum + (own.includes(one) ? 2 : told.includes(one) ? 1 : 0), 0);
}

type Narrow = Extract<PlainIntent, { kind: 'narrow' }>;

/** All that some English may be: what was shown, and the other words for it. */
async function candidates(language: LanguageEngine, { of, among }: Narrow): Promise<DraftEntry[]> {
  const asked = wordsOf(of);
  const means = ({ en_word: en }: DraftEntry): boolean => asked.some((word) => wordsOf(en).includes(word));
  const shown = (await Promise.all(among.map((ja) => findWord(language, ja)))).filter(
    (word) => word !== null,
  );
  const { items: found } = await language.convertNote('WORD', of);
  const first = [
    ...shown.filter(means),
    ...found.flatMap(({ kind, candidates: some }) =>
      kind === 'meaning' ? some.map(({ entry }) => entry) : [],
    ),
  ];
  const near = await Promise.all(
    first.flatMap(({ ja_word: ja }) => language.mixedUpWith(ja)).map((ja) => findWord(language, ja)),
  );
  const all = [...first, ...near.filter((word) => word !== null && means(word))];
  return [...new Map(all.flatMap((word) => (word ? [[word.ja_word, word] as const] : []))).values()];
}

/** “for the dentist, I mean”: the one of the words that fits; where none fits better, which one is asked back. */
export async function narrow(input: AnswerInput, asked: Narrow): Promise<Reply> {
  const { language } = input;
  const { of, text } = asked;
  const opposed = await notTheOther(input, `${of}, ${text}`);
  if (opposed) return opposed;
  const hint = wordsOf(text);
  const [whole, ...more] = await wholeWords(language, `${hint.join(' ')} ${of}`);
  if (whole && more.length === 0 && whole.sources.word === 'authored')
    return saidSo(input, `${hint.join(' ')} ${of}`, [whole]);
  const words = await candidates(language, asked);
  const { items: found } = await language.convertNote('WORD', of);
  const labels = new Map(
    found.flatMap(({ candidates: some }) => some.map(({ entry, label }) => [entry.ja_word, label] as const)),
  );
  const fits = await Promise.all(
    words.map(async (word) => {
      const label = labels.get(word.ja_word) ?? '';
      return { word, fit: await fit(language, { word, label }, hint) };
    }),
  );
  const [best, next] = fits.sort((one, other) => other.fit - one.fit);
  if (best && best.fit > (next?.fit ?? 0))
    return textReply(`Then it is ${named(best.word)}: ${meaning(best.word.en_word)}.`, [best.word]);
  // Without cards: the places that are named next are those of the list.
  return textReply(
    words.length > 1
      ? paragraphs(`I am not sure which word for “${of}” that is. Which one?`, wordItems(words))
      : `I cannot tell “${of}” more exactly than that: I know no other word for it.`,
  );
}
