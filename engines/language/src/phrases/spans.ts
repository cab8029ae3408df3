import { dateAt } from './dates';
import type { Parsed, Reading } from './noun';
import { numberOf } from './noun-words';
import { join, type Say, say } from './say';
import { type Adjunct, DAYS, MONTHS, number, SPANS, texts, time } from './time-words';
import { TIMES } from './when-words';

/** 1990年, as everybody writes it. */
export function yearOf(text: string): Say | null {
  const year = /^[12]\d{3}$/.test(text) ? number(Number(text), '年') : null;
  return year && say(`${text}年`, year.kana);
}

/** "since yesterday", "by Friday", "until tomorrow": a day or month with から, までに, まで. */
export function boundTime(reading: Reading, at: number): Parsed<Adjunct> | null {
  const particle = BOUNDS[reading.tokens[at]?.text ?? ''];
  if (!particle) return null;
  const word = reading.tokens[at + 1]?.text ?? '';
  const named = (place: number): Say | null => {
    const text = (reading.tokens[place]?.text ?? '').replace(/(?<=day)s$/, '');
    const which = MONTHS.indexOf(text) + 1;
    return DAYS[text] ?? (which > 0 ? number(which, '月') : null);
  };
  const said = named(at + 1) ?? yearOf(word);
  // "from Monday to Friday"
  const until =
    word && /^(to|until|till|through)$/.test(reading.tokens[at + 2]?.text ?? '') ? named(at + 3) : null;
  const date = dateAt(reading, at + 1);
  if (date) return time(join(date.value, particle), date.next);
  if (said && until && particle.written === 'から')
    return time(join(said, particle, until, say('まで')), at + 4);
  if (said) return time(join(said, particle), at + 2);
  const week = WEEKS[word];
  const day = week && DAYS[reading.tokens[at + 2]?.text ?? ''];
  if (week && day) return time(join(week, day, particle), at + 3);
  for (const length of [2, 1]) {
    const found = BOUNDED.test(texts(reading, at + 1, length))
      ? TIMES[texts(reading, at + 1, length)]
      : undefined;
    if (found) return time(join(found, particle), at + 1 + length);
  }
  return null;
}

/** "next Monday": 来週の月曜日 */
export const WEEKS: Readonly<Record<string, Say>> = {
  next: say('来週の', 'らいしゅう の'),
  last: say('先週の', 'せんしゅう の'),
  this: say('今週の', 'こんしゅう の'),
};

const BOUNDS: Readonly<Record<string, Say>> = {
  ...{
    since: say('から'),
    from: say('から'),
    until: say('まで'),
    till: say('まで'),
    by: say('までに', 'まで に'),
  },
};
const BOUNDED =
  /^(today|tomorrow|yesterday|now|this morning|last night|(last|next|this) (week|month|year|summer|winter|spring))$/;

/** "once a week", "three times a month" */
export function oftenTime(reading: Reading, at: number): Parsed<Adjunct> | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const once = { once: 1, twice: 2 }[text(at)];
  const times = once ?? (text(at + 1) === 'times' ? numberOf(text(at)) : null);
  const next = at + (once ? 1 : 2);
  const each = eachTime(reading, at);
  if (each) return each;
  const unit = /^(a|per)$/.test(text(next)) ? OFTEN[text(next + 1)] : undefined;
  const count = times && unit ? number(times, '回') : null;
  return unit && count
    ? { value: { role: 'amount', said: join(unit, say('に'), count), pieces: [] }, next: next + 2 }
    : null;
}

/** "three cups a day", "two hours a day": 一日に, after what is counted. */
function eachTime(reading: Reading, at: number): Parsed<Adjunct> | null {
  const [per = '', unit = ''] = texts(reading, at, 2).split(' ');
  const said = /^(a|per)$/.test(per) ? OFTEN[unit] : undefined;
  const isCounted = reading.tokens.slice(0, at).some(({ text }) => numberOf(text) !== null);
  return said && isCounted ? time(join(said, say('に')), at + 2) : null;
}

const OFTEN: Readonly<Record<string, Say>> = {
  ...{
    day: say('一日', 'いちにち'),
    week: say('週', 'しゅう'),
    month: say('月', 'つき'),
    year: say('年', 'ねん'),
  },
};

/** "thirty minutes", "an hour", "two and a half hours", "half an hour" */
export function spanAt(reading: Reading, at: number): Parsed<Say> | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const half = texts(reading, at, 3) === 'half an hour';
  if (half) return { value: say('三十分', 'さんじゅっぷん'), next: at + 3 };
  const bound = LIMITS.find(([words]) => texts(reading, at, words.split(' ').length) === words);
  if (bound) {
    const [words, before, after] = bound;
    const inner = spanAt(reading, at + words.split(' ').length);
    if (!inner) return null;
    // 九十日以上, but 三年間ぐらい
    const { written, kana } = inner.value;
    const isBare = after?.written === '以上' && /[日年]間$/.test(written);
    const span = isBare ? say(written.slice(0, -1), kana.replace(/ ?かん$/, '')) : inner.value;
    return { value: join(before, span, after), next: inner.next };
  }
  const few = severalAt(reading, at);
  if (few) return few;
  const value = /^an?$/.test(text(at)) ? 1 : numberOf(text(at));
  const more = texts(reading, at + 1, 3) === 'and a half' ? 3 : 0;
  const counter = SPANS[text(at + 1 + more).replace(/s$/, '')];
  if (value === null || counter === undefined || (more && counter !== '時間')) return null;
  const span = number(value, counter === '年' ? '年間' : counter);
  const one = counter === '日間' && value === 1 ? say('一日', 'いちにち') : null;
  const said = one ?? span;
  if (!said) return null;
  const next = at + 2 + more;
  // "an hour and a half"
  const tail = !more && counter === '時間' && texts(reading, next, 3) === 'and a half' ? 3 : 0;
  const whole = more || tail ? say(`${said.written}半`, `${said.kana} はん`) : said;
  return { value: whole, next: next + tail };
}

/** What stands before a span: ぐらい, 少なくとも, 以上. */
const LIMITS: readonly (readonly [words: string, before: Say | null, after: Say | null])[] = [
  ['about', null, say('ぐらい')],
  ['around', null, say('ぐらい')],
  ['at least', say('少なくとも', 'すくなくとも'), null],
  ['more than', null, say('以上', 'いじょう')],
  ['over', null, say('以上', 'いじょう')],
];

const SEVERAL_SPANS: Readonly<Record<string, Say>> = {
  ...{ 時間: say('数時間', 'すうじかん'), 分: say('数分', 'すうふん'), 日間: say('数日', 'すうじつ') },
  ...{
    週間: say('数週間', 'すうしゅうかん'),
    か月: say('数か月', 'すうかげつ'),
    年: say('数年', 'すうねん'),
  },
};

/** "a few days", "a couple of weeks": 数日 */
function severalAt(reading: Reading, at: number): Parsed<Say> | null {
  const length = [3, 2, 1].find((words) => /^(a couple of|a few|several)$/.test(texts(reading, at, words)));
  const unit = length && SPANS[(reading.tokens[at + length]?.text ?? '').replace(/s$/, '')];
  const said = unit ? SEVERAL_SPANS[unit] : undefined;
  return length && said ? { value: said, next: at + length + 1 } : null;
}

/** "for two hours", "two hours", "three days ago", "in five minutes" */
export function spanTime(reading: Reading, at: number): Parsed<Adjunct> | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  if (text(at) === 'in') return pointAt(reading, at + 1, AFTER);
  const isLong = text(at) === 'for';
  const span = spanAt(reading, isLong ? at + 1 : at);
  if (!span) return null;
  if (text(span.next) === 'ago') return isLong ? null : pointAt(reading, at, BEFORE);
  // "three times a day" is no day long.
  if (!isLong && text(at) === 'a' && !/^(few|couple)$/.test(text(at + 1))) return null;
  return { value: { role: 'duration', said: span.value, pieces: [] }, next: span.next };
}

const AFTER = { written: '後に', kana: 'ご に', lean: '', words: 0 };
const BEFORE = { written: '前に', kana: 'まえ に', lean: ' ', words: 1 };

/** So long ago, or in so long: 三日前に, 五分後に. */
function pointAt(
  reading: Reading,
  at: number,
  { written, kana, lean, words }: typeof AFTER,
): Parsed<Adjunct> | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const few = severalAt(reading, at);
  const value = /^an?$/.test(text(at)) ? 1 : numberOf(text(at));
  const counter = SPANS[text(at + 1).replace(/s$/, '')];
  const isOneDay = counter === '日間' && value === 1;
  const one =
    value === null || !counter || isOneDay ? null : number(value, counter === '日間' ? '日' : counter);
  const [span, next] = few ? [few.value, few.next] : [one, at + 2];
  if (!span || (words > 0 && text(next) !== 'ago')) return null;
  return time(say(span.written + written, span.kana + lean + kana), next + words);
}
