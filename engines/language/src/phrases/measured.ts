import { kanjiNumeral, readCounted } from '../reading/numbers';
import { ONES, TENS } from '../fair-keys/english-numbers';
import { parseAdjuncts } from './adjuncts';
import { clause, type Clause, type Parts, topicOf } from './clause';
import { dateAt } from './dates';
import { choose, type Parsed, type Reading } from './noun';
import { join, type Say, say, type Tense } from './say';
import { spanAt } from './spans';
import { DAYS, inOrder, texts } from './time-words';
import { parseClock } from './times';
import { TIMES } from './when-words';

const UNITS: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 };

/** "five hundred", "1000", "three thousand five hundred" */
function amountAt({ tokens }: Reading, start: number): Parsed<number> | null {
  let [sum, last, at] = [0, 0, start];
  for (; ; at += 1) {
    const text = tokens[at]?.text ?? '';
    const unit = UNITS[text];
    const tens = TENS.indexOf(text) + 2;
    const one = /^\d{1,6}$/.test(text) ? Number(text) : tens > 1 ? tens * 10 : ONES.indexOf(text);
    if (text === 'and' && at > start) continue;
    if (text === 'a' && UNITS[tokens[at + 1]?.text ?? ''] !== undefined) continue;
    if (unit !== undefined) {
      sum += Math.max(1, last) * unit;
      last = 0;
    } else if (one >= 0 && text !== '') last += one;
    else break;
  }
  const value = sum + last;
  return value > 0 ? { value, next: at } : null;
}

/** "five hundred yen": 五百円 */
export function yenAt(reading: Reading, at: number): Parsed<Say> | null {
  const amount = amountAt(reading, at);
  if (!amount || reading.tokens[amount.next]?.text !== 'yen') return null;
  const written = kanjiNumeral(String(amount.value));
  const kana = readCounted(amount.value, '円');
  return written && kana ? { value: say(`${written}円`, kana), next: amount.next + 1 } : null;
}

const asNoun = (subject: Parts['subject'], said: Say, tense: Tense, before = say('')): Clause =>
  clause(subject, {
    ...{ before, base: { ...said, like: 'noun' as const }, tense, pieces: [] },
    topic: topicOf(subject, 'noun'),
  });

const DATED = /^(今日|明日|昨日|誕生日)$/;

/** "Today is Monday", "My birthday is May third", "It is five o'clock now", "It is 500 yen" */
export function parseMeasured(parts: Parts, at: number, tense: Tense): Clause | null {
  const { reading, subject } = parts;
  const isEnd = (next: number): boolean => next === reading.tokens.length;
  const isDated = DATED.test(subject?.choices[0]?.written ?? '') || subject?.who === 'it';
  const day = DAYS[reading.tokens[at]?.text ?? ''];
  if (day && subject && isDated && isEnd(at + 1)) return asNoun(subject, day, tense);
  const which =
    day && subject?.who === 'it' ? TIMES[texts(reading, at + 1, reading.tokens.length)] : undefined;
  if (day && which) return { ...asNoun(subject, day, tense), topic: which };
  const date = isDated ? dateAt(reading, at) : null;
  if (date && isEnd(date.next)) return asNoun(subject, date.value, tense);
  const away = parseAway(parts, at, tense) ?? parseWalk(parts, at, tense);
  if (away) return away;
  const yen = yenAt(reading, at);
  if (yen && isEnd(yen.next) && subject && !choose(subject, 'someone'))
    return asNoun(subject, yen.value, tense);
  // "It is five" is no hour, and "It is five now" one.
  const clock = subject?.who === 'it' ? parseClock(reading, at) : null;
  const rest = clock ? texts(reading, clock.next, reading.tokens.length - clock.next) : '';
  const isHour = rest !== '' || /oclock|:|half|thirty|am$|pm$| past | to /.test(texts(reading, at, 5));
  const when = rest === '' ? say('今', 'いま') : (TIMES[rest] ?? null);
  return clock && isHour && when ? asNoun(subject, clock.value, tense, tense.past ? say('') : when) : null;
}

/** "My house is ten minutes from the station": 駅から十分です */
function parseAway({ reading, subject }: Parts, at: number, tense: Tense): Clause | null {
  const span = subject && choose(subject, 'place') ? spanAt(reading, at) : null;
  const rest = span && parseAdjuncts({ ...reading, miss: () => undefined }, span.next, null);
  if (!span || !rest?.some(({ role }) => role === 'from')) return null;
  if (!rest.every(({ role }) => /^(from|means)$/.test(role))) return null;
  return asNoun(subject, span.value, tense, join(...inOrder(rest).map(({ said }) => said)));
}

/** How one gets there. */
const RIDES: Readonly<Record<string, Say>> = {
  ...{ walk: say('歩いて', 'あるいて'), drive: say('車で', 'くるま で') },
  ...{ 'bus ride': say('バスで', 'バス で'), 'train ride': say('電車で', 'でんしゃ で') },
  'bike ride': say('自転車で', 'じてんしゃ で'),
};

/** "It's about a ten minute walk from here": 歩いて十分ぐらいです */
function parseWalk({ reading, subject }: Parts, at: number, tense: Tense): Clause | null {
  const about = /^(about|around)$/.test(texts(reading, at, 1)) ? 1 : 0;
  const article = /^an?$/.test(texts(reading, at + about, 1)) ? 1 : 0;
  const span =
    subject && (subject.who === 'it' || choose(subject, 'place'))
      ? spanAt(reading, at + about + article)
      : null;
  const length = span ? [2, 1].find((words) => RIDES[texts(reading, span.next, words)]) : undefined;
  if (!span || !article || length === undefined) return null;
  const ride = RIDES[texts(reading, span.next, length)];
  const rest = parseAdjuncts({ ...reading, miss: () => undefined }, span.next + length, null);
  if (!ride || !rest?.every(({ role }) => role === 'from' || role === 'to')) return null;
  const said = about ? join(span.value, say('ぐらい')) : span.value;
  return asNoun(subject, said, tense, join(...inOrder(rest).map((one) => one.said), ride));
}

/** "This book costs five hundred yen": 五百円です */
export function parseCosts({ reading, subject }: Parts, at: number, tense: Tense): Clause | null {
  const yen = yenAt(reading, at);
  return yen?.next === reading.tokens.length && subject && !choose(subject, 'someone')
    ? asNoun(subject, yen.value, tense)
    : null;
}
