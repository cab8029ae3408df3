import { hasJapanese, isKana } from '@kotoba/japanese';
import type { DraftEntry, LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import {
  textReply,
  type AnswerInput,
  article,
  items,
  kanaOf,
  meaning,
  named,
  paragraphs,
  notFound,
  listed,
  wordItems,
} from './answer';
import {
  englishWords,
  findWord,
  isOnlyRomaji,
  isWrittenSo,
  japaneseWords,
  romajiWord,
  spelledInKana,
} from './find-word';

const MAX_CARDS = 3;
/** A longer text is told word by word. */
const MAX_TEXT_WORDS = 10;

const first = (word: DraftEntry): string => word.en_word.split('; ')[0] ?? word.en_word;
const isPhrase = (word: DraftEntry): boolean => word.part_of_speech === 'phrase';

/** It was the Japanese word, in romaji: "shinbun". Some are English as well: "sushi". */
const isSpelledSo = (word: DraftEntry, text: string): boolean =>
  spelledInKana(text).some((kana) => isWrittenSo(word, kana));

/** "umbrella" is 傘 (かさ, kasa). */
export async function say(input: AnswerInput, text: string): Promise<Reply> {
  const { language } = input;
  const [word, ...more] = (await englishWords(language, text)).slice(0, MAX_CARDS);
  if (!word) return notFound(language, text);
  if (isSpelledSo(word, text)) return explainAll(input, word, text);
  if (isOnlyRomaji(text)) return explain(spelledInKana(text)[0] ?? text, [word]);
  if (isSentence(text) && more.length > 0)
    return (await withoutOccasion(language, text)) ?? piecesOf(text, [word, ...more]);
  const alike = more.length === 0 ? await distinguished(language, text, word) : [];
  if (alike.length > 0) return severalFor(language, text, [word, ...alike]);
  const lead = isPhrase(word) ? `You can say: ${named(word)}` : `“${text}” is ${named(word)}`;
  const others = more.length > 0 ? wordItems(more) : null;
  return textReply(paragraphs(`${lead.replace(/[。.]$/, '')}.`, word.notes, others), [word, ...more]);
}

/** Other words for the same English, of which we wrote what tells them apart: 暑い and 熱い are both hot. */
async function distinguished(
  language: LanguageEngine,
  text: string,
  word: DraftEntry,
): Promise<DraftEntry[]> {
  const others = await Promise.all(language.mixedUpWith(word.ja_word).map((one) => findWord(language, one)));
  const asked = text.toLowerCase().replace(/^to /, '');
  const isMeant = (one: DraftEntry | null): one is DraftEntry =>
    one !== null && ` ${one.en_word.replace(/[^a-z]+/gi, ' ')} `.toLowerCase().includes(` ${asked} `);
  return others.filter(isMeant).slice(0, MAX_CARDS - 1);
}

const severalFor = (language: LanguageEngine, text: string, words: readonly DraftEntry[]): Reply => {
  const [word, ...others] = words;
  const notes = others.map((one) => language.compare(word?.ja_word ?? '', one.ja_word));
  return textReply(paragraphs(`“${text}” is ${words.map(named).join(' or ')}.`, ...notes), words);
};

/** The occasion of a phrase: "good luck for an exam" is said as "good luck". */
const OCCASION =
  /\s+(?:for|on|in|at|with|before|about) (?:an?|the|my|your|his|her|our|their|this|tomorrow's)\b.*$/i;

/** The phrase without what it is said for; null when we know none. */
async function withoutOccasion(language: LanguageEngine, text: string): Promise<Reply | null> {
  const core = text.replace(OCCASION, '');
  const [phrase] = core === text ? [] : await englishWords(language, core);
  if (!phrase || !isPhrase(phrase)) return null;
  const lead = `For “${core}” you can say: ${named(phrase)}`;
  return textReply(paragraphs(`${lead.replace(/[。.]$/, '')}.`, phrase.notes), [phrase]);
}

/** More words than a name of something has. */
const MIN_SENTENCE_WORDS = 4;
const isSentence = (text: string): boolean => text.trim().split(/\s+/).length >= MIN_SENTENCE_WORDS;

/** A sentence that nobody wrote down cannot be said; its words can. */
const piecesOf = (text: string, words: readonly DraftEntry[]): Reply =>
  textReply(
    paragraphs(
      `I cannot put the whole of “${text}” into Japanese. Words of it:`,
      wordItems(words),
      'Write it in Japanese as well as you can, and I will look at it.',
    ),
    words,
  );

/** 食べました is a form of 食べる (たべる, taberu), “to eat”. */
export async function mean(input: AnswerInput, text: string): Promise<Reply> {
  const { language } = input;
  if (!hasJapanese(text)) {
    const word = await romajiWord(language, text);
    return word ? explainAll(input, word, text) : say(input, text);
  }
  const ending = language.ending(text);
  if (ending !== null) return textReply(ending);
  const words = await japaneseWords(language, text);
  if (words.length === 0) return notFound(language, text);
  const [word] = words;
  if (words.length > 1) return wordByWord(input, text, words);
  return word && isWrittenSo(word, text) ? explainAll(input, word, text) : explain(text, words);
}

/** はし and hashi are more than one word: each is told. With kanji there is no doubt. */
async function explainAll({ language }: AnswerInput, word: DraftEntry, text: string): Promise<Reply> {
  const sounds = hasJapanese(text) ? text : kanaOf(word);
  const known = word.kanji === text ? [] : await language.homonyms(sounds);
  const alike = known.filter((one) => isWrittenSo(one, sounds)).slice(0, MAX_CARDS);
  return explain(text, alike.length > 1 ? alike : [word]);
}

function explain(text: string, words: readonly DraftEntry[]): Reply {
  const [word] = words;
  if (!word) return textReply('');
  if (words.length > 1)
    return textReply(paragraphs(`${text} can be several words:`, wordItems(words)), words);
  const told = isWrittenSo(word, text) || !hasJapanese(text);
  const lead = told
    ? `${named(word)} means ${meaning(word.en_word)}.`
    : `${text} is a form of ${named(word)}, which means ${meaning(word.en_word)}.`;
  const usage =
    word.notes ??
    (isPhrase(word)
      ? null
      : `It is ${article(word.part_of_speech)}${word.level ? ` of about ${word.level}` : ''}.`);
  return textReply(paragraphs(lead, usage), [word]);
}

async function wordByWord(
  { language }: AnswerInput,
  text: string,
  words: readonly DraftEntry[],
): Promise<Reply> {
  const { hiragana, romaji } = await language.read(text);
  const shown = words.slice(0, MAX_TEXT_WORDS);
  return textReply(
    paragraphs(
      `${text} is read ${hiragana} (${romaji}). Word by word:`,
      items(shown.map((one) => `${named(one)}: ${meaning(first(one))}`)),
    ),
    shown,
  );
}

/** Particles in Latin letters, as they are spelled or as they sound. */
const PARTICLES: Readonly<Record<string, string>> = {
  wa: 'は',
  ha: 'は',
  ga: 'が',
  o: 'を',
  wo: 'を',
  ni: 'に',
  e: 'へ',
  he: 'へ',
  de: 'で',
  to: 'と',
  mo: 'も',
  ...{ ya: 'や', kara: 'から', node: 'ので', made: 'まで', 'made ni': 'までに', madeni: 'までに' },
};

/** A single kana is a particle when it is compared; a word that sounds so (は, 歯) is not meant. */
export const compared = async (language: LanguageEngine, text: string): Promise<DraftEntry | null> => {
  const isParticle = (isKana(text) && [...text].length === 1) || PARTICLES[text.toLowerCase()] !== undefined;
  return isParticle ? null : findWord(language, text);
};

/** Both are particles, or none is meant as one. */
function asParticles(one: string, other: string): readonly [string, string] {
  const [first, second] = [PARTICLES[one.toLowerCase()] ?? one, PARTICLES[other.toLowerCase()] ?? other];
  return hasJapanese(first) && hasJapanese(second) ? [first, second] : [one, other];
}

/** Two words beside each other, with our note where we have one. */
export async function compare({ language }: AnswerInput, left: string, right: string): Promise<Reply> {
  const [one, other] = asParticles(left, right);
  const words = [await compared(language, one), await compared(language, other)];
  const known = words.filter((word) => word !== null);
  const spellings = [one, other].map((text, at) => (hasJapanese(text) ? text : (words[at]?.ja_word ?? text)));
  const note = language.compare(spellings[0] ?? one, spellings[1] ?? other) ?? composed(words);
  if (note === null) return notFound(language, words[0] ? other : one);
  return textReply(paragraphs(note, known.length > 0 ? wordItems(known) : null), known);
}

function composed([one, other]: readonly (DraftEntry | null)[]): string | null {
  if (!one || !other) return null;
  const shared = one.en_word.split('; ').filter((part) => other.en_word.split('; ').includes(part));
  const kinds =
    one.part_of_speech === other.part_of_speech
      ? null
      : `${one.ja_word} is ${article(one.part_of_speech)}, ${other.ja_word} ${article(other.part_of_speech)}.`;
  const sound = kanaOf(one) === kanaOf(other) ? `Both are read ${kanaOf(one)}.` : null;
  const common = shared.length > 0 ? `Both can mean ${meaning(shared.join('; '))}.` : null;
  const lead = `${one.ja_word} means ${meaning(one.en_word)}; ${other.ja_word} means ${meaning(other.en_word)}.`;
  return [lead, sound, common, kinds].filter((part) => part !== null).join(' ');
}

/** The opposite of a word; where we wrote none, the word itself. */
export async function opposite({ language }: AnswerInput, text: string): Promise<Reply> {
  const word = await findWord(language, text);
  if (!word) return notFound(language, text);
  const found = await Promise.all(language.opposites(word.ja_word).map((one) => findWord(language, one)));
  const words = found.filter((one) => one !== null);
  if (words.length === 0)
    return textReply(paragraphs(`I know no opposite of ${named(word)}, ${meaning(word.en_word)}.`), [word]);
  const lead = `The opposite of ${named(word)} is ${listed(words.map(named))}.`;
  const lines = [word, ...words].map((one) => `${one.ja_word}: ${meaning(one.en_word)}`);
  return textReply(paragraphs(lead, items(lines)), words);
}
