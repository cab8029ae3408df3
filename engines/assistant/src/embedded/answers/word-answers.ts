import { hasJapanese, hasKanji, isKana } from '@kotoba/japanese';
import type { DraftEntry, LanguageEngine, Said } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { isReduced, waysToSay } from '../intents/ways-to-say';
import { each } from './each-answer';
import { grammarPoint } from './grammar-point';
import { bySiblingsAge } from './sibling-answer';
import { kanji } from './writing-answers';
import {
  FORM_NAMES,
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
  wholeWords,
} from './find-word';

const MAX_CARDS = 3;
/** A longer text is told word by word. */
const MAX_TEXT_WORDS = 10;

const first = (word: DraftEntry): string => word.en_word.split('; ')[0] ?? word.en_word;
const isPhrase = (word: DraftEntry): boolean => word.part_of_speech === 'phrase';

/** It was the Japanese word, in romaji: "shinbun". Some are English as well: "sushi". */
const isSpelledSo = (word: DraftEntry, text: string): boolean =>
  spelledInKana(text).some((kana) => isWrittenSo(word, kana));

/** "umbrella" is 傘 (かさ, kasa). The whole of it, else what was asked without its hints: “nervous, like before a test”. */
export async function say(input: AnswerInput, text: string): Promise<Reply> {
  const { language } = input;
  const point = language.lore().grammarFor(text);
  if (point) return grammarPoint(input, point);
  for (const way of waysToSay(text)) {
    const words = await wholeWords(language, way);
    const [word, ...more] = words.slice(0, MAX_CARDS);
    // Of a sentence in pieces another wording may be known as a whole.
    // What is left out is only left out of what somebody wrote: no composed sentence is a part of another one.
    const isWhole = way === text || word?.sources.word !== 'composed' || !isReduced(text, way);
    if (word && isWhole && !(isSentence(way) && more.length > 0)) return saidSo(input, way, [word, ...more]);
  }
  const apart = (await bySiblingsAge(language, text)) ?? (await each(input, text));
  if (apart) return apart;
  // “i'm” is no instant messenger.
  const words = (await englishWords(language, text.replace(/\bi'm\b/gi, 'I am'))).slice(0, MAX_CARDS);
  const near = isSentence(text) ? language.lore().nearest(text) : null;
  if (near) return nearestPhrase(input, { text, near, words });
  return words.length > 0 ? piecesOf(text, words) : notFound(language, text);
}

async function saidSo(input: AnswerInput, text: string, words: readonly DraftEntry[]): Promise<Reply> {
  const { language } = input;
  const [word, ...more] = words;
  if (!word) return notFound(language, text);
  if (more.length > 0 && / and |, /i.test(text))
    return textReply(paragraphs('Each by itself:', wordItems(words)), words);
  if (isSpelledSo(word, text)) return explainAll(input, word, text);
  if (isOnlyRomaji(text)) return explain(spelledInKana(text)[0] ?? text, [word]);
  const alike = more.length === 0 ? await distinguished(language, text, word) : [];
  if (alike.length > 0) return severalFor(language, text, [word, ...alike]);
  const lead = isPhrase(word) ? `You can say: ${named(word)}` : `“${text}” is ${named(word)}`;
  const others = more.length > 0 ? wordItems(more) : null;
  return textReply(
    paragraphs(`${lead.replace(/[。.]$/, '')}.`, composition(word), word.notes, others),
    words,
  );
}

/** What a sentence of rules is made of. */
const composition = ({ sources, pieces = [] }: DraftEntry): string | null =>
  sources.word === 'composed' && pieces.length > 0
    ? `Composed from ${pieces.map(({ ja_word, en_word }) => `${ja_word} “${en_word}”`).join(', ')}.`
    : null;

async function nearestPhrase(
  { language }: AnswerInput,
  { text, near: { ja, en }, words }: { text: string; near: Said; words: readonly DraftEntry[] },
): Promise<Reply> {
  const [phrase] = await japaneseWords(language, ja);
  const others = words.filter(({ ja_word }) => ja_word !== phrase?.ja_word);
  return textReply(
    paragraphs(
      `I cannot put the whole of “${text}” into Japanese. The nearest phrase that I know: ${ja}, “${en}”`,
      others.length > 0 ? `Words of yours:\n\n${wordItems(others)}` : null,
    ),
    [...(phrase ? [phrase] : []), ...others],
  );
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
  const point = language.lore().grammar([text]);
  if (point && !(await isOwnWord(input, text))) return grammarPoint(input, point);
  const ending = language.ending(text);
  if (ending !== null) return textReply(ending);
  const words = await japaneseWords(language, text);
  // 休 is no word, but a kanji.
  if (words.length === 0) return kanji(input, text);
  const [word] = words;
  if (words.length > 1) return wordByWord(input, text, words);
  if (!word || isWrittenSo(word, text)) return word ? explainAll(input, word, text) : explain(text, words);
  const form = (await language.inflections(word)).find(
    ({ written, kana }) => written === text || kana === text,
  );
  const lore = language.lore();
  const said = form ? null : TOO_MUCH.test(text) ? lore.grammar(['すぎる']) : lore.grammarIn(text)[0];
  const reply = explain(text, words, form ? `, its ${FORM_NAMES[form.form]}` : '');
  return said ? { ...reply, content: paragraphs(reply.content, said.note) } : reply;
}

/** 食べすぎちゃった */
const TOO_MUCH = /[ぁ-ん一-龠](?:すぎ|過ぎ)/u;

/** What the end of a sentence says of its verb. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ませんでした[。？?]?$/u, 'ませんでした: did not'],
  [/ません[。？?]?$/u, 'ません: does not, will not'],
  [/ました[。？?]?$/u, 'ました: the past'],
  [/ませんか[。？?]?$/u, 'ませんか: “won’t you …?”, an invitation or a question'],
  [/ましょう(?:か)?[。？?]?$/u, 'ましょう: let us'],
  [/なかった(?:です)?[。]?$/u, 'なかった: was not, did not'],
  [/ない(?:です)?[。]?$/u, 'ない: not'],
];

/** 時 and 前 are words before they are points of grammar. */
const isOwnWord = async ({ language }: AnswerInput, text: string): Promise<boolean> =>
  hasKanji(text) && (await language.homonyms(text)).length > 0;

/** はし and hashi are more than one word: each is told. With kanji there is no doubt. */
async function explainAll({ language }: AnswerInput, word: DraftEntry, text: string): Promise<Reply> {
  const sounds = hasJapanese(text) ? text : kanaOf(word);
  const known = word.kanji === text ? [] : await language.homonyms(sounds);
  const alike = known.filter((one) => isWrittenSo(one, sounds)).slice(0, MAX_CARDS);
  return explain(text, alike.length > 1 ? alike : [word]);
}

function explain(text: string, words: readonly DraftEntry[], form = ''): Reply {
  const [word] = words;
  if (!word) return textReply('');
  if (words.length > 1)
    return textReply(paragraphs(`${text} can be several words:`, wordItems(words)), words);
  const told = isWrittenSo(word, text) || !hasJapanese(text);
  const lead = told
    ? `${named(word)} means ${meaning(word.en_word)}.`
    : `${text} is a form of ${named(word)}${form}, which means ${meaning(word.en_word)}.`;
  const usage =
    word.notes ??
    (isPhrase(word)
      ? null
      : `It is ${article(word.part_of_speech)}${word.level ? ` of about ${word.level}` : ''}.`);
  return textReply(paragraphs(lead, usage), [word]);
}

/** 十分, 三時, 二人: a number with its counter is one thing, and 十分 is no “enough” where it is read じゅっぷん. */
const COUNTED =
  /([一二三四五六七八九十百千万0-9]+)(分|時間|時|円|人|歳|年|か月|週間|日間|回|冊|枚|匹|本|台|杯|個|階|度)(?![々一-龠])/gu;
const UNITS: Readonly<Record<string, string>> = {
  ...{ 分: 'minutes', 時間: 'hours', 時: "o'clock", 円: 'yen', 人: 'people', 歳: 'years old', 年: 'years' },
  ...{
    か月: 'months',
    週間: 'weeks',
    日間: 'days',
    回: 'times',
    冊: 'books',
    枚: 'flat things',
    匹: 'animals',
  },
  ...{ 本: 'long things', 台: 'machines', 杯: 'cups', 個: 'things', 階: 'floor', 度: 'degrees or times' },
};

/** A sentence: its English where we wrote it, else its words, what is counted, and what its endings say. */
async function wordByWord(
  { language }: AnswerInput,
  text: string,
  words: readonly DraftEntry[],
): Promise<Reply> {
  const { hiragana, romaji } = await language.read(text);
  const lore = language.lore();
  const counted = [...text.matchAll(COUNTED)];
  const isCounted = ({ ja_word: ja }: DraftEntry): boolean =>
    counted.some(([whole]) => whole.includes(ja) || ja.includes(whole));
  const shown = words.filter((word) => !isCounted(word)).slice(0, MAX_TEXT_WORDS);
  const numbers = await Promise.all(
    counted.map(async ([whole, number = '', unit = '']) => {
      const read = await language.read(whole);
      return `${whole} (${read.hiragana}, ${read.romaji}): ${valueOf(number)} ${UNITS[unit] ?? ''}`;
    }),
  );
  const [point] = lore.grammarIn(text);
  const english = lore.english(text);
  const lines = [...shown.map((one) => `${named(one)}: ${meaning(first(one))}`), ...numbers];
  return textReply(
    paragraphs(
      `${text} is read ${hiragana} (${romaji}).${english ? ` It means “${english}”` : ' I cannot put the whole of it into English. Word by word:'}`,
      items([
        ...lines,
        ...(english
          ? []
          : ENDINGS.filter(([end]) => end.test(text))
              .slice(0, 1)
              .map(([, says]) => says)),
      ]),
      point ? `${point.names.join('、')}: ${point.note}` : null,
    ),
    shown,
  );
}

const FIGURES = '〇一二三四五六七八九';
/** 十分's 十 is 10, 二十五 is 25. */
function valueOf(number: string): string {
  if (/^\d+$/.test(number)) return number;
  let [sum, last] = [0, 0];
  for (const sign of number) {
    const unit = { 十: 10, 百: 100, 千: 1000, 万: 10_000 }[sign];
    if (unit === undefined) last = FIGURES.indexOf(sign);
    else [sum, last] = unit === 10_000 ? [(sum + last) * unit, 0] : [sum + (last || 1) * unit, 0];
  }
  return String(sum + last);
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
