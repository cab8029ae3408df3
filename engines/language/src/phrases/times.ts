import { kanjiNumeral, readCounted } from '../reading/numbers';
import { choose, nounFor, type Parsed, piecesOf, type Reading } from './noun';
import { parseNoun } from './noun-phrase';
import { numberOf } from './noun-words';
import type { Piece } from './read-lexicon';
import { join, type Say, say } from './say';

/** What is said beside the objects of a verb, in the order in which Japanese says it. */
const ROLES = [
  'time',
  'cause',
  'with',
  'from',
  'to',
  'place',
  'means',
  'about',
  'duration',
  'amount',
  'manner',
] as const;

export type Role = (typeof ROLES)[number];

export interface Adjunct {
  readonly role: Role;
  readonly said: Say;
  /** Where something is done takes で, where it is takes に: the verb decides. */
  readonly place?: boolean;
  /** "well" is 上手に for a skill, よく for sleep. */
  readonly well?: boolean;
  readonly pieces: readonly Piece[];
}

export const inOrder = (adjuncts: readonly Adjunct[]): readonly Adjunct[] =>
  [...adjuncts].sort(
    (a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role) || Number(isClock(a)) - Number(isClock(b)),
  );

/** 平日は六時に: the hour comes after the day. */
const isClock = ({ role, said }: Adjunct): boolean =>
  role === 'time' && /時(半|[^間]*分)?(に|から|まで)/.test(said.written);

export const DAYS: Readonly<Record<string, Say>> = {
  ...{
    monday: say('月曜日', 'げつようび'),
    tuesday: say('火曜日', 'かようび'),
    sunday: say('日曜日', 'にちようび'),
  },
  ...{ wednesday: say('水曜日', 'すいようび'), thursday: say('木曜日', 'もくようび') },
  ...{ friday: say('金曜日', 'きんようび'), saturday: say('土曜日', 'どようび') },
};

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

const SEASONS: Readonly<Record<string, Say>> = {
  ...{
    spring: say('春', 'はる'),
    summer: say('夏', 'なつ'),
    autumn: say('秋', 'あき'),
    fall: say('秋', 'あき'),
  },
  ...{ winter: say('冬', 'ふゆ') },
};

const MORNING = say('朝', 'あさ');

const EVENING = say('夜', 'よる');

const TODAY = say('今日', 'きょう');

const TOMORROW = say('明日', 'あした');

const YESTERDAY = say('昨日', 'きのう');

const AFTERNOON = say('午後', 'ごご');

/** Times that need no particle, by their English. */
const TIMES: Readonly<Record<string, Say>> = {
  ...{
    today: TODAY,
    tomorrow: TOMORROW,
    yesterday: YESTERDAY,
    now: say('今', 'いま'),
    'right now': say('今', 'いま'),
  },
  ...{
    tonight: say('今晩', 'こんばん'),
    'this evening': say('今晩', 'こんばん'),
    'this morning': say('今朝', 'けさ'),
  },
  ...{
    'last night': say('昨日の夜', 'きのう の よる'),
    'yesterday evening': say('昨日の夜', 'きのう の よる'),
  },
  'this afternoon': join(TODAY, say('の'), AFTERNOON),
  'tomorrow morning': join(TOMORROW, say('の'), MORNING),
  'tomorrow evening': join(TOMORROW, say('の'), EVENING),
  'tomorrow night': join(TOMORROW, say('の'), EVENING),
  'tomorrow afternoon': join(TOMORROW, say('の'), AFTERNOON),
  'yesterday morning': join(YESTERDAY, say('の'), MORNING),
  'yesterday afternoon': join(YESTERDAY, say('の'), AFTERNOON),
  ...{
    'every day': say('毎日', 'まいにち'),
    'every morning': say('毎朝', 'まいあさ'),
    everyday: say('毎日', 'まいにち'),
  },
  ...{ 'every evening': say('毎晩', 'まいばん'), 'every night': say('毎晩', 'まいばん') },
  ...{ 'every week': say('毎週', 'まいしゅう'), 'every month': say('毎月', 'まいつき') },
  ...{ 'every year': say('毎年', 'まいとし'), 'this week': say('今週', 'こんしゅう') },
  ...{ 'next week': say('来週', 'らいしゅう'), 'last week': say('先週', 'せんしゅう') },
  ...{ 'this month': say('今月', 'こんげつ'), 'next month': say('来月', 'らいげつ') },
  ...{ 'last month': say('先月', 'せんげつ'), 'this year': say('今年', 'ことし') },
  ...{ 'next year': say('来年', 'らいねん'), 'last year': say('去年', 'きょねん') },
  ...{
    'in the morning': MORNING,
    'in the evening': EVENING,
    'at night': EVENING,
    'in the afternoon': AFTERNOON,
  },
  ...{ 'the day after tomorrow': say('あさって'), 'the day before yesterday': say('おととい') },
  ...{ later: say('後で', 'あと で'), soon: say('もうすぐ'), recently: say('最近', 'さいきん') },
  ...{ 'these days': say('最近', 'さいきん'), 'on the weekend': say('週末に', 'しゅうまつ に') },
  ...{ 'on weekends': say('週末に', 'しゅうまつ に'), 'at the weekend': say('週末に', 'しゅうまつ に') },
  ...{ 'at noon': say('昼に', 'ひる に'), 'on my birthday': say('誕生日に', 'たんじょうび に') },
  'after school': say('放課後', 'ほうかご'),
  ...{ 'every weekend': say('毎週末', 'まいしゅうまつ'), 'last weekend': say('先週末', 'せんしゅうまつ') },
  ...{ 'on weekdays': say('平日は', 'へいじつ は'), 'all day': say('一日中', 'いちにちじゅう') },
  ...{
    'every other day': say('一日おきに', 'いちにちおき に'),
    'this summer': say('今年の夏', 'ことし の なつ'),
  },
  ...{ 'this winter': say('今年の冬', 'ことし の ふゆ'), 'this spring': say('今年の春', 'ことし の はる') },
  ...{
    'last summer': say('去年の夏', 'きょねん の なつ'),
    'next summer': say('来年の夏', 'らいねん の なつ'),
  },
  ...{
    'last winter': say('去年の冬', 'きょねん の ふゆ'),
    'next spring': say('来年の春', 'らいねん の はる'),
  },
  ...{
    'every summer': say('毎年夏に', 'まいとし なつ に'),
    'every winter': say('毎年冬に', 'まいとし ふゆ に'),
  },
  ...{ 'at the moment': say('今', 'いま'), 'all night': say('一晩中', 'ひとばんじゅう') },
  ...{ someday: say('いつか'), 'one day': say('いつか'), 'long ago': say('昔', 'むかし') },
  ...{ 'this weekend': say('今週末', 'こんしゅうまつ'), 'next time': say('今度', 'こんど') },
};

const LONGEST_TIME = 4;

const HOURS_OF_DAY: Readonly<Record<string, Say>> = {
  ...{ am: say('午前', 'ごぜん'), pm: say('午後', 'ごご') },
  ...{
    'in the morning': MORNING,
    'in the evening': EVENING,
    'at night': EVENING,
    'in the afternoon': AFTERNOON,
  },
};

const SPANS: Readonly<Record<string, string>> = {
  ...{ hour: '時間', minute: '分', day: '日間', week: '週間', month: 'か月', year: '年' },
};

export const texts = ({ tokens }: Reading, at: number, length: number): string =>
  tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ');

const time = (said: Say, next: number): Parsed<Adjunct> => ({
  value: { role: 'time', said, pieces: [] },
  next,
});

export function number(value: number, counter: string): Say | null {
  const written = kanjiNumeral(String(value));
  const kana = readCounted(value, counter);
  return written && kana ? say(written + counter, kana) : null;
}

/** "seven", "7:30", "half past seven", "seven o'clock in the morning". */
function parseClock(reading: Reading, at: number): Parsed<Say> | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const [, digits, minutes] = /^(\d{1,2}):(\d\d)$/.exec(text(at)) ?? [];
  const half = texts(reading, at, 2) === 'half past';
  const hour = digits === undefined ? numberOf(text(half ? at + 2 : at)) : Number(digits);
  if (hour === null || hour < 1 || hour > 24) return null;
  let next = at + (half ? 3 : 1);
  let minute = minutes === undefined ? (half ? 30 : 0) : Number(minutes);
  if (minutes === undefined && !half && /^(thirty|30)$/.test(text(next))) {
    minute = 30;
    next += 1;
  }
  if (text(next) === 'oclock') next += 1;
  let part: Say | null = null;
  for (const [words, said] of Object.entries(HOURS_OF_DAY)) {
    const length = words.split(' ').length;
    if (texts(reading, next, length) !== words) continue;
    part = said;
    next += length;
    break;
  }
  const hours = number(hour, minute === 30 ? '時半' : '時');
  const rest = minute === 0 || minute === 30 ? null : number(minute, '分');
  if (!hours || (rest === null && minute !== 0 && minute !== 30)) return null;
  // 七時十分 and 午前七時 are one word.
  const said = say(hours.written + (rest?.written ?? ''), hours.kana + (rest?.kana ?? ''));
  return {
    value: part
      ? say(part.written + said.written, part.kana + (isHalf(part) ? said.kana : ` ${said.kana}`))
      : said,
    next,
  };
}

const isHalf = ({ written }: Say): boolean => written.startsWith('午');

export function parseTime(reading: Reading, at: number): Parsed<Adjunct> | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  for (let length = LONGEST_TIME; length > 0; length -= 1) {
    const en = texts(reading, at, length);
    const said = TIMES[en];
    const pieces = [{ written: said?.written ?? '', en, level: 'N5' as const }];
    if (said) return { value: { role: 'time', said, pieces }, next: at + length };
  }
  const day = (place: number): Say | undefined => DAYS[text(place).replace(/s$/, '')];
  const onDay = text(at) === 'on' ? day(at + 1) : undefined;
  if (onDay) return dayTime(reading, onDay, at + 2);
  const which = {
    next: say('来週の', 'らいしゅう の'),
    last: say('先週の', 'せんしゅう の'),
    every: say('毎週', 'まいしゅう'),
  };
  const [week, named] = [which[text(at) as keyof typeof which], day(at + 1)];
  if (week && named) return time(join(week, named, say('に')), at + 2);
  const month = MONTHS.indexOf(text(at + 1)) + 1;
  if (text(at) === 'in' && month > 0) {
    const said = number(month, '月');
    return said && time(join(said, say('に')), at + 2);
  }
  const season = /^(in|during)$/.test(text(at))
    ? SEASONS[text(at + 1) === 'the' ? text(at + 2) : text(at + 1)]
    : undefined;
  if (season) return time(join(season, say('に')), at + (text(at + 1) === 'the' ? 3 : 2));
  if (/^(at|from|until|till|by|since|around)$/.test(text(at)))
    return clockTime(reading, at) ?? boundTime(reading, at);
  const year =
    text(at) === 'in' && /^(1[89]|20)\d\d$/.test(text(at + 1)) ? number(Number(text(at + 1)), '年') : null;
  if (year) return time(join(year, say('に')), at + 2);
  return oftenTime(reading, at) ?? spanTime(reading, at) ?? mealTime(reading, at);
}

/** "on Monday", "on Monday morning" */
function dayTime({ tokens }: Reading, day: Say, next: number): Parsed<Adjunct> {
  const part = { morning: MORNING, evening: EVENING, night: EVENING, afternoon: AFTERNOON }[
    tokens[next]?.text ?? ''
  ];
  return part ? time(join(day, say('の'), part), next + 1) : time(join(day, say('に')), next);
}

const CLOCK_PARTICLES: Readonly<Record<string, Say>> = {
  ...{
    at: say('に'),
    from: say('から'),
    until: say('まで'),
    till: say('まで'),
    by: say('までに', 'まで に'),
  },
  around: say('ごろ'),
};

function clockTime(reading: Reading, at: number): Parsed<Adjunct> | null {
  const preposition = reading.tokens[at]?.text ?? '';
  const clock = parseClock(reading, at + 1);
  const particle = CLOCK_PARTICLES[preposition];
  if (!clock || !particle) return null;
  if (preposition === 'around') return null;
  const from = time(join(clock.value, particle), clock.next);
  if (preposition !== 'from' || !/^(to|until|till)$/.test(reading.tokens[clock.next]?.text ?? ''))
    return from;
  const until = parseClock(reading, clock.next + 1);
  return until && time(join(from.value.said, until.value, say('まで')), until.next);
}

/** "since yesterday", "by Friday", "until tomorrow": a day or month with から, までに, まで. */
function boundTime(reading: Reading, at: number): Parsed<Adjunct> | null {
  const particle = BOUNDS[reading.tokens[at]?.text ?? ''];
  if (!particle) return null;
  const word = reading.tokens[at + 1]?.text ?? '';
  const month = MONTHS.indexOf(word) + 1;
  const said = DAYS[word] ?? (month > 0 ? number(month, '月') : null);
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
function oftenTime(reading: Reading, at: number): Parsed<Adjunct> | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const once = { once: 1, twice: 2 }[text(at)];
  const times = once ?? (text(at + 1) === 'times' ? numberOf(text(at)) : null);
  const next = at + (once ? 1 : 2);
  const unit = /^(a|per)$/.test(text(next)) ? OFTEN[text(next + 1)] : undefined;
  const count = times && unit ? number(times, '回') : null;
  return unit && count
    ? { value: { role: 'amount', said: join(unit, say('に'), count), pieces: [] }, next: next + 2 }
    : null;
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
function spanTime(reading: Reading, at: number): Parsed<Adjunct> | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const from = /^(for|in)$/.test(text(at)) ? at + 1 : at;
  const value = /^an?$/.test(text(from)) ? 1 : numberOf(text(from));
  const counter = SPANS[text(from + 1).replace(/s$/, '')];
  if (value === null || counter === undefined) return null;
  const ago = text(from + 2) === 'ago';
  if (text(at) === 'in') return inTime(value, counter, at + 3);
  if (from === at && !ago) return null;
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

/** "before breakfast", "after work", "for lunch" */
function mealTime(reading: Reading, at: number): Parsed<Adjunct> | null {
  const preposition = reading.tokens[at]?.text ?? '';
  if (!/^(before|after|for)$/.test(preposition)) return null;
  const noun = parseNoun(reading, at + 1);
  if (!noun || !choose(noun.value, 'event')) return null;
  const said = nounFor(noun.value, 'event', 'i');
  if (!said || (preposition === 'for' && !choose(noun.value, 'food'))) return null;
  const role = { before: say('の前に', 'の まえ に'), after: say('の後で', 'の あと で'), for: say('に') };
  return {
    value: {
      role: 'time',
      said: join(said, role[preposition as keyof typeof role]),
      pieces: piecesOf(noun.value),
    },
    next: noun.next,
  };
}

/** A time at the beginning: "Yesterday I …". */
export function leadingTime(reading: Reading): Parsed<Adjunct> | null {
  const found = parseTime(reading, 0);
  if (!found) return null;
  return { ...found, next: reading.tokens[found.next]?.text === ',' ? found.next + 1 : found.next };
}
