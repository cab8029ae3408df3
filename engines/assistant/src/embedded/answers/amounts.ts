import { toRomaji } from '@kotoba/japanese';
import { ORDINALS, type DraftEntry, type LanguageEngine } from '@kotoba/language';
import { figuresIn, numberWord } from '../intents/figures';
import { kanaOf } from './answer';
import { wholeWords } from './find-word';

interface Counted {
  readonly written: string;
  readonly kana: string;
}
type Count = (value: number, unit: string) => Counted | null;

/** So much or so many of something, as it was asked for, with the word of what is counted. */
export interface Amount extends Counted {
  readonly english: string;
  readonly word: DraftEntry | null;
}

/** “3 sheets of paper” is 紙三枚 (かみさんまい, kamisanmai) */
export const toldAmount = ({ english, written, kana }: Amount): string =>
  `“${english}” is ${written} (${kana}, ${toRomaji(kana)})`;

/** 25, “twenty”, “twenty five”, “a”; null for what is no number, or not sure how many. */
function numberIn(text: string): number | null {
  const said = text.toLowerCase().replaceAll(',', '');
  if (/^an?$/.test(said)) return 1;
  const word = numberWord(said);
  const figures = /^\d{1,8}$/.test(said) ? said : word < 0 ? figuresIn(said) : String(word);
  return figures === null ? null : Number(figures);
}

/** “third”, “3rd”: 3; 0 for what is no place. */
const placeIn = (text: string): number =>
  /^\d/.test(text) ? Number.parseInt(text, 10) : ORDINALS.indexOf(text.toLowerCase()) + 1;

const NUMBER = String.raw`(\d[\d,]*|[a-z]+(?:[ -][a-z]+)?)`;
const PLACE = String.raw`(?:the )?(\d+(?:st|nd|rd|th)|[a-z]+)`;
const TIME = '(second|minute|hour|day|week|month|year)s?';
/** What something is measured by; a map of Japan and a friend of mine are things themselves. */
const MEASURE =
  '((?:sheet|slice|bottle|can|cup|glass|bowl|pack|portion|serving|spoonful|grain|drop|boxful|bagful|plateful|kilo|gram|liter)(?:e?s)?)';
/** What its counter itself says: a floor of a house is no 床. */
export const COUNTED_ITSELF =
  /^(?:floor|storey|person|people|time|occasion|year|month|week|day|night|hour|minute|second|degree|point|page|kind)s?$/i;

/** 一日半, 二日前, 三日目: of so many days only the day stays before what ends in it. */
const ended = (counted: Counted | null, end: string, kana: string): Counted | null =>
  counted && {
    written: counted.written.replace(/日間$/u, '日') + end,
    kana: (/日間$/u.test(counted.written) ? counted.kana.replace(/かん$/u, '') : counted.kana) + kana,
  };

/** How lengths, years, floors and how-manieths are said in English, and what of it is counted. */
const LENGTHS: readonly (readonly [
  said: RegExp,
  counted: (count: Count, parts: readonly (string | undefined)[]) => Counted | null,
])[] = [
  [
    new RegExp(`^${NUMBER} ${TIME} and a half$`, 'i'),
    (count, [, number = '', unit = '']) => ended(count(numberIn(number) ?? 0, unit), '半', 'はん'),
  ],
  [
    new RegExp(`^${NUMBER}(?: and a half|\\.5) ${TIME}$`, 'i'),
    (count, [, number = '', unit = '']) => ended(count(numberIn(number) ?? 0, unit), '半', 'はん'),
  ],
  [
    new RegExp(`^${NUMBER} ${TIME} ago$`, 'i'),
    (count, [, number = '', unit = '']) => ended(count(numberIn(number) ?? 0, unit), '前', 'まえ'),
  ],
  [
    new RegExp(`^(?:in ${NUMBER} ${TIME}|${NUMBER} ${TIME} (?:later|from now))$`, 'i'),
    (count, [, before, unit, behind = '', last = '']) =>
      ended(count(numberIn(before ?? behind) ?? 0, unit ?? last), '後', 'ご'),
  ],
  [/^(?:the )?year (\d{3,4})$/i, (count, [, year]) => count(Number(year), 'year')],
  [new RegExp(`^${PLACE} floor$`, 'i'), (count, [, place = '']) => count(placeIn(place), 'floor')],
  [/^floor (?:number )?(\d{1,2})$/i, (count, [, floor]) => count(Number(floor), 'floor')],
  [
    new RegExp(`^${PLACE} (time|person|day|week|year|song|page)$`, 'i'),
    // The first time is 初めて.
    (count, [, place = '', unit = '']) =>
      placeIn(place) > 1 ? ended(count(placeIn(place), unit), '目', 'め') : null,
  ],
];

const OF = new RegExp(`^${NUMBER} ${MEASURE} of ([a-z]+(?: [a-z]+)?)$`, 'i');
const MANY = new RegExp(`^${NUMBER} ([a-z]+)$`, 'i');
/** “a dog” counts nothing, and “an hour” does. */
const numberOf = (number: string, thing: string): number | null =>
  /^an?$/i.test(number) && !new RegExp(`^${TIME}$`, 'i').test(thing) ? null : numberIn(number);
/** Whether a text counts something, known or not: “two horrors”. */
export const isCounted = (text: string): boolean => {
  const [, number = '', thing = ''] = MANY.exec(text) ?? [];
  return thing !== '' && numberOf(number, thing) !== null;
};
/** What is said around an amount. */
const AROUND = /^(?:and |so )+|(?: (?:in japanese|reading|read|pronunciation|please))+$/gi;

const ONLY_MEASURE = new RegExp(`^${MEASURE}$`, 'i');

/** So many of a thing: 紙三枚; never the one without the other. */
async function ofThing(
  language: LanguageEngine,
  noun: string,
  counted: Counted | null,
): Promise<Omit<Amount, 'english'> | null> {
  if (counted === null) return null;
  if (COUNTED_ITSELF.test(noun) || ONLY_MEASURE.test(noun)) return { ...counted, word: null };
  const [word, ...more] = await wholeWords(language, noun);
  if (!word || more.length > 0 || word.part_of_speech !== 'noun' || word.sources.word === 'composed')
    return null;
  // 百円 is no 円百円.
  if (counted.written.endsWith(word.ja_word)) return { ...counted, word: null };
  return { written: word.ja_word + counted.written, kana: kanaOf(word) + counted.kana, word };
}

/**
 * The one amount that some English is as a whole: “an hour and a half”, “two weeks ago”, “the 3rd floor”, “year 1998”,
 * “3 sheets of paper”, “two children”. Null for anything else: a piece of an amount is none.
 */
export async function amountIn(language: LanguageEngine, said: string): Promise<Amount | null> {
  const english = said.replace(AROUND, '').trim();
  const count: Count = (value, unit) =>
    value > 0 ? (language.count(value, unit) ?? language.count(value, `${unit}s`)) : null;
  for (const [pattern, counted] of LENGTHS) {
    const parts = pattern.exec(english);
    const length = parts && counted(count, parts);
    if (length) return { ...length, english, word: null };
  }
  const [, measured = '', unit = '', noun = ''] = OF.exec(english) ?? [];
  const [, many = '', thing = ''] = MANY.exec(english) ?? [];
  const found =
    noun === ''
      ? await ofThing(language, thing, count(numberOf(many, thing) ?? 0, thing))
      : await ofThing(language, noun, count(numberIn(measured) ?? 0, unit));
  return found && { ...found, english };
}
