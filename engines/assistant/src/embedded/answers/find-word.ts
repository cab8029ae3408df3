import { isEnglishWord } from '@kotoba/japanese/english-words';
import { foldForSearch, hasJapanese, hasKanji } from '@kotoba/japanese';
import { kanaReadings, type Conversion, type DraftEntry, type LanguageEngine } from '@kotoba/language';
import { numberWord } from '../intents/figures';
import { figuresIn } from '../intents/figures';
import { kanaOf } from './answer';

/** The words of a conversion; of what is not known as a whole its parts. */
const entriesOf = (conversion: Conversion): DraftEntry[] =>
  conversion.ok
    ? conversion.topics.flatMap(({ entries }) => entries)
    : conversion.items.flatMap(({ kind, candidates }) =>
        kind === 'parts' ? candidates.map(({ entry }) => entry) : [],
      );

export const isWrittenSo = (word: DraftEntry, text: string): boolean =>
  [word.ja_word, word.kanji ?? word.ja_word, kanaOf(word)].some(
    (spelling) => foldForSearch(spelling) === foldForSearch(text),
  );

/** The words of each clause: a note of several would be a list, of which only what is known stays. */
async function wordsOfClauses(language: LanguageEngine, text: string): Promise<DraftEntry[]> {
  const clauses = text.split(/[、。！？!?\s]+/u).filter(Boolean);
  const found = await Promise.all(
    clauses.map(async (one) => entriesOf(await language.convertNote('WORD', one))),
  );
  return [...new Map(found.flat().map((word) => [`${word.ja_word} ${word.en_word}`, word])).values()];
}

/** The words of a Japanese text, one for a single word in whatever form; empty when nothing is known. */
export async function japaneseWords(language: LanguageEngine, text: string): Promise<DraftEntry[]> {
  // Before a phrase that only looks so: 大丈夫 is a word, 大丈夫? is said to a friend.
  const [own] = await language.homonyms(text);
  if (own) return [own];
  const words = await wordsOfClauses(language, text);
  if (words.length === 1) return words;
  const [phrase] = entriesOf(await language.convertNote('PHRASE', text));
  return phrase && isWrittenSo(phrase, text) ? [phrase] : words;
}

/** こんにちは is spoken and so often typed konnichiwa: what romaji in -wa may spell with the particle. */
const withSpokenWa = (kana: readonly string[]): string[] =>
  kana.filter((one) => one.endsWith('わ')).map((one) => `${one.slice(0, -1)}は`);

/** The kana that some romaji spells, likeliest first; empty for what is no romaji. */
export const spelledInKana = kanaReadings;

/** Whether a word spells Japanese and is no English: "wakarimashita". */
export const isOnlyRomaji = (text: string): boolean =>
  /^[a-z]+$/i.test(text) && !isEnglishWord(text.toLowerCase()) && spelledInKana(text).length > 0;

const withoutLength = (kana: string): string => kana.replace(/[うー]/gu, '');

/** Whether a word sounds like some romaji that leaves out how long its vowels are: “koban” is こうばん. */
export const soundsSo = (word: DraftEntry, romaji: string): boolean =>
  spelledInKana(romaji).some((kana) => withoutLength(kana) === withoutLength(kanaOf(word)));

/** The word that some romaji spells, in whatever form; null for what is none. */
export async function romajiWord(language: LanguageEngine, text: string): Promise<DraftEntry | null> {
  const spellings = spelledInKana(text);
  for (const kana of withSpokenWa(spellings)) {
    const [word] = await japaneseWords(language, kana);
    if (word && word.sources.word === 'authored' && isWrittenSo(word, kana)) return word;
  }
  for (const kana of spellings) {
    const [word] = await japaneseWords(language, kana);
    if (!word || !isWrittenSo(word, kana)) continue;
    // 小判 is spelled “koban”, and 交番 is what is called so.
    const isRare = word.sources.word === 'dictionary' && word.level === 'N1';
    const [usual] = isRare ? await englishWords(language, text) : [];
    return usual && soundsSo(usual, text) ? usual : word;
  }
  for (const kana of spellings) {
    const [word, ...more] = await japaneseWords(language, kana);
    if (word && more.length === 0) return word;
  }
  return null;
}

/** The word in the learner's own spelling, where it is one of its usual ones: 美味しい for おいしい. */
export const spelledAs = (word: DraftEntry, text: string): DraftEntry =>
  hasKanji(text) && word.alternatives.includes(text) ? { ...word, ja_word: text, kanji: text } : word;

const isSaid = (text: string): boolean =>
  !/^to /i.test(text) && (text.trim().split(/\s+/).length > 2 || /['?!.]/.test(text));

const NUMBER = /^[一二三四五六七八九十百千万億]{2,}$/u;

/** A number is read as one counts: 五百 is ごひゃく, whatever else a dictionary has for it. */
const asCounted = async (language: LanguageEngine, word: DraftEntry): Promise<DraftEntry> =>
  NUMBER.test(word.ja_word) ? { ...word, ...(await language.read(word.ja_word)) } : word;

/** What some English is in Japanese: a word, or what one says; empty when nothing is found. */
export const englishWords = async (language: LanguageEngine, text: string): Promise<DraftEntry[]> =>
  Promise.all((await foundFor(language, text)).map((word) => asCounted(language, word)));

async function foundFor(language: LanguageEngine, said: string): Promise<DraftEntry[]> {
  const text = figuresIn(said) ?? said;
  // “good luck” is said before it is a word of two.
  const [phrase] = / /.test(text) ? entriesOf(await language.convertNote('PHRASE', text)) : [];
  if (phrase?.sources.word === 'authored' && phrase.part_of_speech === 'phrase') return [phrase];
  const kinds = isSaid(text) ? (['PHRASE', 'WORD'] as const) : (['WORD', 'PHRASE'] as const);
  for (const kind of kinds) {
    const found = entriesOf(await language.convertNote(kind, text));
    if (found.length > 0) return found;
  }
  return [];
}

const HAS_NUMBER = /[0-9０-９〇一二三四五六七八九十百千万]/u;
/** “five people” are no people, and “two bottles of beer” no one bottle: a word that says nothing of the number. */
function losesNumber({ ja_word: ja, en_word: en }: DraftEntry, text: string): boolean {
  const [first = '', second] = text.toLowerCase().split(' ');
  const value = numberWord(first);
  if (value < 2 || second === undefined || en.toLowerCase().includes(first)) return false;
  return (
    !HAS_NUMBER.test(ja) ||
    (value < 10 && !ja.includes('〇一二三四五六七八九'.charAt(value)) && !ja.includes(String(value)))
  );
}
const isComposed = ({ sources }: DraftEntry): boolean => sources.word === 'composed';

/** “marry me” is more than 結婚, and “350 yen” more than 円: what is only a part of several words. */
const isPartOnly = (conversion: Conversion, text: string): boolean =>
  !conversion.ok || conversion.items.some(({ reasons }) => reasons.includes('loose')) || /\d/.test(text);

/** What some English is as a whole; empty where only pieces of it are known. */
export async function wholeWords(language: LanguageEngine, said: string): Promise<DraftEntry[]> {
  const text = figuresIn(said) ?? said;
  const words = (await englishWords(language, text)).filter((word) => !losesNumber(word, text));
  const isSeveral = text.trim().replace(/^to /i, '').split(/\s+/).length > 1;
  const isTrusted = words.some((word) => word.part_of_speech === 'phrase' || isComposed(word));
  if (!isSeveral) return words;
  // No sentence is composed without its number.
  if (/\d/.test(text) && words.some((word) => isComposed(word) && !HAS_NUMBER.test(word.ja_word))) return [];
  const conversion = await language.convertNote('WORD', text);
  if (!isTrusted) return isPartOnly(conversion, text) ? [] : words;
  // “the train was late, so I …”: the one half that could be composed is not the whole.
  const isHalf = conversion.items.some(({ kind }) => kind === 'parts') && words.some(isComposed);
  return isHalf && !(await language.convertNote('PHRASE', text)).ok ? [] : words;
}

const INFLECTED = /^(?:verb|i-adjective|na-adjective|expression)$/;

/**
 * The one word that is meant: Japanese, romaji, or English. Of several Japanese words it is the verb or adjective at
 * their end, and no other: a part is never taken for the whole. Null when there is none.
 */
export async function findWord(language: LanguageEngine, text: string): Promise<DraftEntry | null> {
  if (hasJapanese(text)) {
    const words = await japaneseWords(language, text);
    const last = words.at(-1);
    return last && (words.length === 1 || INFLECTED.test(last.part_of_speech)) ? last : null;
  }
  const spelled = isOnlyRomaji(text) ? await romajiWord(language, text) : null;
  const english = spelled ?? (await wholeWords(language, text))[0];
  return english ?? (await romajiWord(language, text));
}

/** What is put into a form: “to cold” is no verb, and cold meant. */
export async function wordOfForm(language: LanguageEngine, text: string): Promise<DraftEntry | null> {
  const word = await findWord(language, text);
  if (!text.startsWith('to ') || word?.en_word === text) return word;
  const bare = await findWord(language, text.slice('to '.length));
  return bare && (word === null || bare.part_of_speech.endsWith('-adjective')) ? bare : word;
}
