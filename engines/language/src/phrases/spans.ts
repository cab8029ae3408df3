import type { Parsed, Reading } from './noun';
import { numberOf } from './noun-words';
import { join, type Say, say } from './say';
import { type Adjunct, DAYS, MONTHS, number, SPANS, texts, time, TIMES } from './time-words';

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
  const month = MONTHS.indexOf(word) + 1;
  const said = DAYS[word] ?? (month > 0 ? number(month, '月') : yearOf(word));
  if (said) return time(join(said, particle), at + 2);
  for (const length of [2, 1]) {
    const found = BOUNDED.test(texts(reading, at + 1, length))
      ? TIMES[texts(reading, at + 1, length)]
      : undefined;
    if (found) return time(join(found, particle), at + 1 + length);
  }
  return null;
}

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
  const from = text(at) === 'about' ? at + 1 : at;
  const value = /^an?$/.test(text(from)) ? 1 : numberOf(text(from));
  const more = texts(reading, from + 1, 3) === 'and a half' ? 3 : 0;
  const counter = SPANS[text(from + 1 + more).replace(/s$/, '')];
  if (value === null || counter === undefined || (more && counter !== '時間')) return null;
  const span = number(value, counter === '年' ? '年間' : counter);
  const one = counter === '日間' && value === 1 ? say('一日', 'いちにち') : null;
  const said = one ?? span;
  if (!said) return null;
  const whole = more ? say(`${said.written}半`, `${said.kana}はん`) : said;
  return { value: from > at ? join(whole, say('ぐらい')) : whole, next: from + 2 + more };
}

/** "for two hours", "three days ago" */
export function spanTime(reading: Reading, at: number): Parsed<Adjunct> | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const from = /^(for|in)$/.test(text(at)) ? at + 1 : at;
  const value = /^an?$/.test(text(from)) ? 1 : numberOf(text(from));
  const counter = SPANS[text(from + 1).replace(/s$/, '')];
  if (value === null || counter === undefined) return null;
  const ago = text(from + 2) === 'ago';
  if (text(at) === 'in') return inTime(value, counter, at + 3);
  if (from === at && !ago && !/^(a|per)$/.test(text(from + 2))) return null;
  const one = counter === '日間' && value === 1 ? say('一日', 'いちにち') : null;
  const span =
    one ?? number(value, counter === '年' && !ago ? '年間' : ago && counter === '日間' ? '日' : counter);
  if (!span || (ago && one)) return null;
  if (ago) return time(join(span, say('前に', 'まえ に')), from + 3);
  return { value: { role: 'duration', said: span, pieces: [] }, next: from + 2 };
}

/** "in five minutes" */
function inTime(value: number, counter: string, next: number): Parsed<Adjunct> | null {
  const span = number(value, counter === '日間' ? '日' : counter);
  return span && (counter !== '日間' || value > 1)
    ? time(say(`${span.written}後に`, `${span.kana}ご に`), next)
    : null;
}
