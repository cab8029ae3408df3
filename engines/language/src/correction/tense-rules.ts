import { inflect } from '../forms/inflect';
import type { Token } from '../reading/tokeniser';
import { isOfKind } from './kinds';
import { classOf } from './word-forms';
import type { Fix, Rule } from './rule';
import {
  ALONG,
  ARRANGED,
  DONE_FOR,
  DONE_THEN,
  EVENT,
  FOR_IT,
  GIVER,
  GOES_ON,
  HELPER,
  PART,
  PART_NAMED,
  THEN,
  WEATHER,
  WHEN,
} from './tense-words';

const isTopic = ({ surface, pos }: Token): boolean => surface === 'は' && pos === '助詞';
const isStop = (token: Token | undefined): boolean => !token || /^[。！？!?]$/.test(token.surface);
const isEnd = (token: Token | undefined): boolean =>
  isStop(token) || token?.surface === '、' || token?.detail === '終助詞';

/** 昨日は暑いですが、…: a polite clause is told of like a sentence. */
const isTurn = (token: Token | undefined): boolean =>
  token?.detail === '接続助詞' && /^(?:が|けど|けれど|けれども|から|ので)$/.test(token.surface);
const isEndOfPolite = (token: Token | undefined): boolean => isEnd(token) || isTurn(token);

interface Time {
  readonly isPast: boolean;
  /** What it is called, and where the clause that it speaks of begins. */
  readonly name: string;
  readonly next: number;
  /** Where or for what something is done: 昨日のパーティーで. */
  readonly isWhere?: boolean;
}

/** How many tokens from `at` say a time that is over or still to come. */
function timeAt(tokens: readonly Token[], at: number): Time | null {
  const [first, second, third, fourth] = tokens.slice(at, at + 4);
  if (!first) return null;
  const named = (length: number, isPast: boolean): Time => {
    const text = tokens.slice(at, at + length).map(({ surface }) => surface);
    return { isPast, name: text.join(''), next: at + length };
  };
  // この前、京都に行きました
  if (first.surface === 'この' && second?.surface === '前' && third?.surface === '、') return named(2, true);
  const isPast = isOfKind('long-ago', first);
  if (isPast || isOfKind('to-come', first)) {
    const isPart =
      third && (PART.test(third.surface) || (EVENT.test(third.surface) && fourth && isTopic(fourth)));
    const isWhere =
      second?.surface === 'の' && /^[にで]$/.test(fourth?.surface ?? '') && EVENT.test(third?.surface ?? '');
    if (isWhere) return { ...named(3, isPast), isWhere };
    const isBirthday = third?.surface === '誕生' && fourth?.surface === '日';
    return named(second?.surface !== 'の' ? 1 : isPart ? 3 : isBirthday ? 4 : 1, isPast);
  }
  // 若い時、たくさん旅行します
  const isYoung = first.pos === '形容詞' && /^(?:若い|小さい|幼い)$/.test(first.surface);
  if (isYoung && second && WHEN.test(second.surface) && third?.surface === '、') return named(2, true);
  // 子供のときは、よく熱が出ます tells of every child.
  const isThen = THEN.test(first.surface) && second?.surface === 'の' && fourth?.surface === '、';
  if (isThen && third && WHEN.test(third.surface)) return named(3, true);
  // 一か月前に決まります and 一時間前に着きます tell of every time.
  const isFirst =
    isStop(tokens[at - 1]) ||
    (/^(?:は|もう)$/.test(tokens[at - 1]?.surface ?? '') && second?.surface === '年');
  if (!isFirst) return null;
  const isCounted = (year: Token | undefined, ago: Token | undefined): boolean =>
    first.detail === '数' && year?.surface === '年' && ago?.surface === '前';
  if (isCounted(second, third)) return named(3, true);
  return second?.detail === '数' && isCounted(third, fourth) ? named(4, true) : null;
}

/** 昨日の残り, 三年前から, 来週に延ばす: the word does not say when something is done. */
function clauseAfter(tokens: readonly Token[], { next, name, isWhere }: Time): number | null {
  const follows = tokens[next];
  if (!follows) return null;
  if (isWhere) return next + 1;
  if (isTopic(follows) || follows.surface === '、' || follows.surface === 'も') return next + 1;
  const isDated =
    /(?:前|[時とこ頃][きろ]?|曜日?|誕生日|月|朝|夜|晩|[春夏秋冬]|休み|週末)$/.test(name) &&
    follows.surface === 'に';
  if (isDated)
    return tokens[next + 1]?.surface === 'は' || tokens[next + 1]?.surface === '、' ? next + 2 : next + 1;
  return follows.pos === '助詞' || follows.pos === '助動詞' || /^(?:半|以上|以前|以来)$/.test(follows.surface)
    ? null
    : next;
}

/** Another time, or a word that belongs to today. */
const isOther = (token: Token): boolean =>
  isOfKind('long-ago', token) ||
  isOfKind('to-come', token) ||
  /^(?:今日|きょう|今|また|もう|これから|今週|今月|今年|まだ|ずっと|から|まで|より|ので|のに|けど|けれど|って|ば|次|今度)$/.test(
    token.surface,
  ) ||
  token.detail === '接続助詞';

/** Nothing that is said of something stands before what is said at the end; 「 begins what is said at another time. */
const isQuiet = (token: Token, before?: Token): boolean =>
  (token.surface === 'て' && before?.pos === '形容詞') ||
  (token.surface === 'な' && token.form === '体言接続') ||
  (token.surface === 'から' && before !== undefined && GIVER.test(before.surface)) ||
  ((token.pos === '形容詞' ? /^(?:基本形|連用テ)/.test(token.form) : !/^(?:動詞|助動詞)$/.test(token.pos)) &&
    !/^[。！？!?「」]$/.test(token.surface) &&
    !isOther(token));

function isDoneThen(tokens: readonly Token[], at: number): boolean {
  const [noun, before, verb] = tokens.slice(Math.max(0, at - 2), at + 1).slice(-3);
  if (verb?.base !== 'する') return DONE_THEN.test(tokens[at]?.base ?? '');
  return before?.surface === 'を' ? !ARRANGED.test(noun?.surface ?? '') : DONE_THEN.test(before?.base ?? '');
}

const fix = (at: number, length: number, text: string, why: string): Fix => ({ at, length, text, why });

/** 見ます → 見ました, 見ません → 見ませんでした, 行く → 行った, 行くことがあります → 行ったことがあります */
function verbToPast(tokens: readonly Token[], at: number, name: string): Fix | null {
  const [verb, second, third, fourth] = tokens.slice(at, at + 4);
  const like = verb && classOf(verb);
  const past = like && inflect(verb.base, like, 'past');
  if (!verb || !past) return null;
  const put = (from: number, length: number, text: string): Fix =>
    fix(from, length, text, `${name} is past, so the verb is: ${text}.`);
  // 先生に叱られます
  if (second?.pos === '動詞' && second.detail === '接尾') return verbToPast(tokens, at + 1, name);
  if (verb.form === '基本形') {
    const isOnce = second?.surface === 'こと' && third?.surface === 'が' && fourth?.surface === 'あり';
    return isOnce || (isStop(second) && verb.detail === '自立') ? put(at, 1, past) : null;
  }
  // 昨日、テレビを見ています, but 去年、卒業しています
  const [te, is, masu] = [second, third, fourth];
  if (
    te &&
    /^[てで]$/.test(te.surface) &&
    is?.base === 'いる' &&
    masu?.surface === 'ます' &&
    // 子供の時、海の近くに住んでいます
    (GOES_ON.test(verb.base) || /(?:[時とこ頃][きろ]?|^昔)$/.test(name))
  )
    return isEnd(tokens[at + 4]) ? put(at + 3, 1, 'ました') : null;
  // 友達に手伝ってもらいます
  const isHelped = te && /^[てで]$/.test(te.surface) && is && DONE_FOR.test(is.base);
  if (isHelped && masu?.surface === 'ます' && isEnd(tokens[at + 4])) return put(at + 3, 1, 'ました');
  if (verb.form !== '連用形') return null;
  if (second?.surface === 'ます' && (isEndOfPolite(third) || third?.surface === 'か'))
    return put(at + 1, 1, 'ました');
  const isNoun = /^(?:じゃ|では|は)$/.test(tokens[at - 1]?.surface ?? '');
  const isBe = /^(?:いる|ある)$/.test(verb.base) && !isNoun;
  return second?.surface === 'ませ' && third?.surface === 'ん' && isEndOfPolite(fourth) && !isBe
    ? put(at + 1, 2, 'ませんでした')
    : null;
}

/** 暑いです → 暑かったです, 寒くないです → 寒くなかったです, 雨です → 雨でした; also of verbs. */
function toPast(tokens: readonly Token[], at: number, { name }: Time): Fix | null {
  const [word, second, third] = tokens.slice(at, at + 3);
  if (!word) return null;
  const put = (from: number, text: string): Fix => fix(from, 1, text, `${name} is past: ${text}.`);
  const not = word.base === 'ない' ? at : at + 1;
  const isNot = tokens[not]?.surface === 'ない' && /^(?:です|。)$/.test(tokens[not + 1]?.surface ?? '');
  if (isNot && isEnd(tokens[not + 2])) return put(not, 'なかった');
  if (word.pos === '動詞' && second?.base === 'たい' && third?.surface === 'です')
    return isEnd(tokens[at + 3]) ? put(at + 1, 'たかった') : null;
  if (word.pos === '動詞') return verbToPast(tokens, at, name);
  if (word.pos === '形容詞') {
    const past = word.form === '基本形' ? inflect(word.base, 'adj-i', 'past') : null;
    return past && second?.surface === 'です' && isEndOfPolite(third) ? put(at, past) : null;
  }
  // 昨日の映画は日本の映画です: it still is.
  const isStill = word.detail !== '形容動詞語幹' && name.includes('の') && !WEATHER.test(word.surface);
  if (word.pos !== '名詞' || word.detail === '非自立' || (isStill && !PART_NAMED.test(name))) return null;
  if (second?.surface === 'だ' && isStop(third)) return put(at + 1, 'だった');
  return second?.surface === 'です' && isEndOfPolite(third) ? put(at + 1, 'でした') : null;
}

/** 行きました → 行きます, 雨でした → 雨です, 忙しかったです → 忙しいです; 休みでしたね remembers, and is right. */
function toCome(tokens: readonly Token[], at: number, { name }: Time): Fix | null {
  const [word, second, third, fourth] = tokens.slice(at, at + 4);
  if (!word || !second) return null;
  const why = (what: string) => `${name} is still to come, so it is not past: ${what}.`;
  // 明日、会議がありましたか remembers.
  const isAsked = fourth?.surface === 'か' && isStop(tokens[at + 4]) && word.base !== 'ある';
  if (
    word.pos === '動詞' &&
    second.surface === 'まし' &&
    third?.surface === 'た' &&
    (isStop(fourth) || isAsked)
  )
    return isDoneThen(tokens, at) ? fix(at + 1, 2, 'ます', why('ます')) : null;
  // 明日、テストがあった remembers.
  const isPlain =
    word.pos === '動詞' && word.base !== 'ある' && /^[ただ]$/.test(second.surface) && isStop(third);
  if (isPlain) return isDoneThen(tokens, at) ? fix(at, 2, word.base, why(word.base)) : null;
  if (second.surface === 'ませ' && fourth?.surface === 'でし' && isStop(tokens[at + 5]))
    return DONE_THEN.test(word.base) ? fix(at + 1, 4, 'ません', why('ません')) : null;
  if (
    word.pos === '形容詞' &&
    word.form === '連用タ接続' &&
    second.surface === 'た' &&
    third?.surface === 'です'
  )
    return isStop(fourth) || isTurn(fourth) ? fix(at, 2, word.base, why(word.base)) : null;
  // 明日は祝日でした remembers.
  return WEATHER.test(word.surface) && second.surface === 'でし' && third?.surface === 'た' && isStop(fourth)
    ? fix(at + 1, 2, 'です', why('です'))
    : null;
}

/** How many tokens from `at` only go along with what is said last: 開けたまま, 着て行く, 買いに行く, 寝る前に; 0 for none. */
function besides(tokens: readonly Token[], at: number): number {
  const [verb, second, third, fourth] = tokens.slice(at, at + 4);
  if (verb?.pos !== '動詞' || !second || !third) return 0;
  const isPast = /^[ただ]$/.test(second.surface);
  if (isPast && third.surface === 'まま') return fourth?.surface === 'で' ? 4 : 3;
  if (isPast && /^(?:後|あと)$/.test(third.surface)) return fourth?.surface === 'で' ? 4 : 0;
  if (second.surface === 'ながら') return 2;
  if (second.surface === 'ない' && third.surface === 'で') return 3;
  if (verb.form === '基本形' && /^(?:前|まえ)$/.test(second.surface) && third.surface === 'に') return 3;
  if (verb.form === '連用形' && second.surface === 'に' && /^(?:行く|いく|来る|くる|帰る)$/.test(third.base))
    return 2;
  const goesOn = /^[てで]$/.test(second.surface) && second.detail === '接続助詞';
  return goesOn && third.pos === '動詞' && ALONG.test(verb.base) && !HELPER.test(third.base) ? 2 : 0;
}

/** Where what is said at the end of a clause begins: 行き of 友達と公園に行きます. */
function predicateFrom(tokens: readonly Token[], from: number): number {
  for (let at = from; ;) {
    const step = besides(tokens, at);
    const token = tokens[at];
    if (step === 0 && !(token && isQuiet(token, tokens[at - 1]) && !isSaidLast(tokens, at))) return at;
    at += step || 1;
  }
}

/** Nobody says more in the ending of a verb. */
const LONGEST_ENDING = 5;

/** Behind 昨日は疲れていて、 the same is still told of, unless another time is named: 九時に寝ます. */
function behindTe(tokens: readonly Token[], end: number): number | null {
  let comma = end;
  while (comma < end + LONGEST_ENDING && /^(?:動詞|助動詞|助詞)$/.test(tokens[comma]?.pos ?? '')) comma += 1;
  if (tokens[comma]?.surface !== '、' || !/^[てで]$/.test(tokens[comma - 1]?.surface ?? '')) return null;
  const last = predicateFrom(tokens, comma + 1);
  const isAnother = tokens
    .slice(comma + 1, last)
    .some(({ detail, surface }) => detail === '副詞可能' && !PART.test(surface));
  return isAnother || !isDoneThen(tokens, last) ? null : last;
}

const isSaidLast = (tokens: readonly Token[], at: number): boolean =>
  /^(?:です|だ|でし)$/.test(tokens[at + 1]?.surface ?? '') ||
  (tokens[at]?.pos === '形容詞' && isEnd(tokens[at + 1]));

/** 昨日の映画は有名です and 昨日のテストは机にあります: what is told of still is, but how it was is over. */
const isOver = (word: Token | undefined): boolean =>
  word !== undefined &&
  (word.pos === '形容詞'
    ? !/^(?:ない|多い|少ない)$/.test(word.base)
    : word.base === 'ない' || WEATHER.test(word.surface));

const isEvent = ({ name }: Time): boolean => name.includes('の') && EVENT.test(name.split('の').at(-1) ?? '');

/** 昨日 … 見ます → 見ました, 明日 … 行きました → 行きます: one clause with a time that stands alone before it. */
export const tense: Rule = (tokens, at) => {
  const time = timeAt(tokens, at);
  if (!time || tokens[at - 1]?.surface === 'の') return null;
  const from = clauseAfter(tokens, time);
  if (from === null) return null;
  const first = predicateFrom(tokens, from);
  // 明日の試合に備えて、早く寝ました
  const end = (time.isPast || isDoneThen(tokens, first) ? behindTe(tokens, first) : null) ?? first;
  // 去年の誕生日に tells when, like any day.
  const isDay = time.name.endsWith('誕生日') && tokens[time.next]?.surface === 'に';
  if (isEvent(time) && !time.isWhere && !isDay && !(time.isPast && isOver(tokens[end]))) return null;
  // 一年前に予約します tells of every time.
  if (time.name.endsWith('前') && !isDoneThen(tokens, end)) return null;
  // 明日のパーティーにケーキを買いました
  const isFor = time.isWhere && tokens.slice(from, end + 1).some(({ base }) => FOR_IT.test(base));
  if (isFor && !time.isPast) return null;
  // 明日の会議に必要な資料を読みました
  if (!time.isPast && tokens.slice(from, end).some(({ form }) => form === '体言接続')) return null;
  return time.isPast ? toPast(tokens, end, time) : toCome(tokens, end, time);
};
