import { foldForSearch, hasKanji } from '@kotoba/japanese';
import { englishKey } from '../english-key';
import { baseExpressions } from '../word-forms';
import type { AuthoredPhrase, AuthoredTopic, AuthoredWord } from './authored-word';
import { type AuthoredExpression, expressionWord, indexExpressions, readExpressions } from './expressions';
import { readPhrases, readTopics } from './read-authored';

/** All that we wrote ourselves, with the indexes that look-ups need. */
export interface AuthoredLibrary {
  readonly topics: readonly AuthoredTopic[];
  readonly words: readonly AuthoredWord[];
  readonly phrases: readonly AuthoredPhrase[];
  /** Words with this meaning (`englishKey`): those whose first meaning it is come first, then the easier ones. */
  byMeaning(key: string): readonly AuthoredWord[];
  /**
   * Words written or read so, whatever the kind of kana; of homonyms those on a level list come first, then the
   * easier.
   */
  byJapanese(text: string): readonly AuthoredWord[];
  /** Whole verb expressions of everyday life: 朝ご飯を食べる, 電気を消す. */
  readonly expressions: readonly AuthoredExpression[];
  /**
   * The expression that is so said in English, in whatever inflection: "I'm looking forward to" is 楽しみにする. Null when
   * there is none.
   */
  byExpression(key: string): AuthoredExpression | null;
  /** The expression or place that is so written or read: 電話をかける, 渋谷. Null when there is none. */
  expressionSaid(text: string): AuthoredWord | null;
  /** What is said behind another word and so written or read, as learners note it with its dash: 〜やすい. */
  ending(text: string): AuthoredWord | null;
  /** The family name that is so written or read: 田中. Null when there is none. */
  familyName(text: string): AuthoredWord | null;
  /** Spelling → reading, for spellings that have one reading only. */
  readonly readings: ReadonlyMap<string, string>;
}

export function loadLibrary(): AuthoredLibrary {
  const { topics, words } = readTopics();
  const byMeaning = indexMeanings(words);
  const expressions = readExpressions('expressions.tsv');
  const byJapanese = new Map<string, AuthoredWord[]>();
  for (const word of words) {
    for (const key of new Set(isAffix(word) ? [word.written] : [word.written, word.kana]))
      push(byJapanese, foldForSearch(key), word);
  }
  for (const [key, same] of byJapanese) {
    const easiest = Math.min(...same.map(levelOrder));
    // さん is what is said behind a name before it is three; ご is five, a year earlier.
    const isBound = (word: AuthoredWord) =>
      isAffix(word) && (hasKanji(key) || spelledOtherwise(word, key) || levelOrder(word) > easiest);
    const isOdd = (word: AuthoredWord) =>
      spelledOtherwise(word, key) || levelOrder(word) >= easiest + MUCH_HARDER;
    same.sort(
      (a, b) =>
        Number(isBound(a)) - Number(isBound(b)) || Number(isOdd(a)) - Number(isOdd(b)) || byOccasion(a, b),
    );
  }
  const places = readExpressions('places.tsv');
  const [said, endings] = [new Map<string, AuthoredWord>(), new Map<string, AuthoredWord>()];
  for (const row of [...expressions.filter(isWhole), ...places]) {
    const [word, index] = [expressionWord(row), row.use.has('behind') ? endings : said];
    for (const key of [word.written, word.kana].map(foldForSearch)) if (!index.has(key)) index.set(key, word);
  }
  const family = new Map<string, AuthoredWord>();
  for (const row of readExpressions('family-names.tsv')) {
    const word = expressionWord(row);
    const name = { ...word, en: `${word.en} (family name)` };
    for (const key of [name.written, name.kana].map(foldForSearch))
      if (!family.has(key)) family.set(key, name);
    if (!row.use.has('called') && !said.has(name.written)) said.set(name.written, name);
  }
  return {
    topics,
    words,
    phrases: readPhrases(),
    byMeaning: (key) => byMeaning.get(key) ?? [],
    byJapanese: (text) => byJapanese.get(foldForSearch(text)) ?? [],
    expressions,
    byExpression: indexExpressions([...expressions, ...places]),
    expressionSaid: (text) => said.get(foldForSearch(text)) ?? null,
    ending: (text) => endings.get(foldForSearch(text)) ?? null,
    familyName: (text) => family.get(foldForSearch(text)) ?? null,
    readings: uniqueReadings(words),
  };
}

/**
 * (someone)に怒る is no word but 怒る with what it takes, バスで no more than バス, and 軽く than 軽い; 時間がない and 料理が上手 are,
 * and so is what is said behind any verb: (do)ことにする.
 */
const isWhole = ({ written, kana, partOfSpeech }: AuthoredExpression): boolean =>
  !(partOfSpeech === 'adverb' && /[にく]$|(?<!ま)で$/.test(written)) &&
  (/^(expression|noun|adverb|phrase|suffix)$/.test(partOfSpeech) ||
    (/.が./.test(written) && (partOfSpeech === 'na-adjective' || written.endsWith('い'))) ||
    (partOfSpeech === 'i-adjective' && / \S*ない$/.test(kana))) &&
  !(partOfSpeech === 'expression' ? written.replace(/^\(do\)/, '') : written).includes('(');

function push<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const list = index.get(key);
  if (list) list.push(value);
  else index.set(key, [value]);
}

/** What is never said alone: か does not mean 家 ("-ist"), and "language" is 言葉 before it is 語. */
const isAffix = ({ partOfSpeech }: AuthoredWord): boolean => /^(prefix|suffix|counter)$/.test(partOfSpeech);
const AFFIX = 5;

/** こんにちは (hello) before もしもし (hello on the phone). */
const REMARK = 0.8;
/** "to wake (someone) up" needs an object, so that 起きる, whose second meaning is "to wake up", comes before it. */
const OBJECT = 1.5;
/** 二日 is "the second" of a month, 秒 a "second". */
const DEFINITE = 8;
const remarkCost = (meaning: string): number =>
  /\(.*\)\s*\S/.test(meaning) ? OBJECT : meaning.includes('(') ? REMARK : 0;

/** Without "to" a noun is meant before a verb (part: 部分, not 別れる); with it only verbs are looked at. */
const VERB = 2;
/** "to wake up" is the second meaning of 起きる before it is the first of 覚める, two levels on. */
const HARDER = 0.55;

/** "shoe" finds 靴 (shoes), but after every word whose meaning it is. */
const BASE_FORM = 10;

function indexMeanings(words: readonly AuthoredWord[]): ReadonlyMap<string, AuthoredWord[]> {
  const places = new Map<string, { word: AuthoredWord; place: number }[]>();
  for (const word of words) {
    word.en.split('; ').forEach((meaning, place) => {
      const key = englishKey(meaning);
      const definite = meaning.startsWith('the ') ? DEFINITE : 0;
      const cost =
        remarkCost(meaning) +
        definite +
        (isAffix(word) ? AFFIX : 0) +
        (meaning.startsWith('to ') ? VERB : 0) +
        HARDER * (levelOrder(word) >> 1);
      push(places, key, { word, place: place + cost });
      for (const base of baseExpressions(key)) push(places, base, { word, place: place + BASE_FORM });
    });
  }
  const sorted = new Map<string, AuthoredWord[]>();
  for (const [key, list] of places) {
    list.sort(
      (a, b) =>
        a.place - b.place || inTopic(a.word) - inTopic(b.word) || levelOrder(a.word) - levelOrder(b.word),
    );
    sorted.set(key, [...new Set(list.map(({ word }) => word))]);
  }
  return sorted;
}

const levelOrder = ({ level, estimated }: AuthoredWord): number =>
  10 - 2 * Number(level.slice(1)) + (estimated ? 1 : 0);

/**
 * 十分 is taught as じゅうぶん (enough) before it is ten minutes: what stands on a level list comes before what we have
 * added. A meaning with a remark is the narrower one: あつい is 暑い (hot) before it is 厚い (thick, of a book or cloth).
 */
const byOccasion = (a: AuthoredWord, b: AuthoredWord): number =>
  Number(a.estimated) - Number(b.estimated) ||
  levelOrder(a) - levelOrder(b) ||
  remarkCost(firstMeaning(a)) - remarkCost(firstMeaning(b));

/** いる is いる (to be) before it is 要る (to need), which only sounds so; かく is 書く before it is かく (to scratch). */
const spelledOtherwise = ({ written }: AuthoredWord, key: string): boolean => foldForSearch(written) !== key;
/** Two levels. */
const MUCH_HARDER = 4;

const firstMeaning = ({ en }: AuthoredWord): string => en.split('; ')[0] ?? en;

/** A word of a topic comes before one of none. */
const inTopic = ({ topics }: AuthoredWord): number => (topics.length === 0 ? 1 : 0);

function uniqueReadings(words: readonly AuthoredWord[]): ReadonlyMap<string, string> {
  const readings = new Map<string, string>();
  const several = new Set<string>();
  for (const { written, kana } of words) {
    if (/^[一二三四五六七八九十百千万何]/.test(written)) continue;
    if (readings.has(written) && readings.get(written) !== kana) several.add(written);
    readings.set(written, kana);
  }
  for (const written of several) readings.delete(written);
  return readings;
}
