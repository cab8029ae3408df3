import { dateTime } from './dates';
import { choose, nounFor, type Parsed, piecesOf, type Reading } from './noun';
import { parseNoun } from './noun-phrase';
import { numberOf } from './noun-words';
import { join, type Say, say } from './say';
import { boundTime, oftenTime, spanTime, WEEKS, yearOf } from './spans';
import {
  type Adjunct,
  AFTERNOON,
  DAYS,
  EVENING,
  HOURS_OF_DAY,
  MONTHS,
  MORNING,
  number,
  SEASONS,
  texts,
  time,
} from './time-words';
import { LONGEST_TIME, TIMES } from './when-words';

/** "seven", "7:30", "half past seven", "seven o'clock in the morning". */
export function parseClock(reading: Reading, at: number): Parsed<Say> | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const [, digits, minutes] = /^(\d{1,2}):(\d\d)$/.exec(text(at)) ?? [];
  const half = texts(reading, at, 2) === 'half past';
  const hour = digits === undefined ? numberOf(text(half ? at + 2 : at)) : Number(digits);
  const turned = aroundHour(reading, at);
  if (turned) return turned;
  let next = at + (half ? 3 : 1);
  if (hour === null || hour < 1 || hour > 24) return null;
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

/** "ten past eight", "a quarter to nine": 八時十分, 九時十五分前 */
function aroundHour(reading: Reading, start: number): Parsed<Say> | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const at = text(start) === 'a' ? start + 1 : start;
  const minutes = text(at) === 'quarter' ? 15 : numberOf(text(at));
  const way = text(text(at + 1) === 'minutes' ? at + 2 : at + 1);
  const from = text(at + 1) === 'minutes' ? at + 3 : at + 2;
  const hour = /^(past|to)$/.test(way) ? numberOf(text(from)) : null;
  // "from nine to five" is how long.
  if (text(start - 1) === 'from' || minutes === null || minutes % 5 !== 0 || minutes > 30) return null;
  if (hour === null || hour < 1 || hour > 12) return null;
  const [hours, rest] = [number(hour, '時'), number(minutes, '分')];
  const next = from + (text(from + 1) === 'oclock' ? 2 : 1);
  const before = way === 'to' ? ['前', ' まえ'] : ['', ''];
  return hours && rest
    ? { value: say(hours.written + rest.written + before[0], `${hours.kana} ${rest.kana}${before[1]}`), next }
    : null;
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
  const which = { ...WEEKS, every: say('毎週', 'まいしゅう') };
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
  const date = dateTime(reading, at);
  if (date) return date;
  if (/^(at|from|until|till|by|since|around)$/.test(text(at)))
    return clockTime(reading, at) ?? boundTime(reading, at) ?? spanTime(reading, at);
  const year = text(at) === 'in' ? yearOf(text(at + 1)) : null;
  if (year) return time(join(year, say('に')), at + 2);
  return oftenTime(reading, at) ?? spanTime(reading, at) ?? mealTime(reading, at);
}

/** "on Monday", "on Monday morning", "on Mondays and Thursdays" */
function dayTime({ tokens }: Reading, day: Say, next: number): Parsed<Adjunct> {
  const other = DAYS[(tokens[next + 1]?.text ?? '').replace(/s$/, '')];
  if (tokens[next]?.text === 'and' && other) return time(join(day, say('と'), other, say('に')), next + 2);
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
  // "at about six", "around six"
  const about = /^(about|around)$/.test(reading.tokens[at + 1]?.text ?? '') && preposition === 'at' ? 1 : 0;
  const clock = parseClock(reading, at + 1 + about);
  const particle = CLOCK_PARTICLES[about ? 'around' : preposition];
  if (!clock || !particle) return null;
  // ろくじごろ is one word.
  const nearly = say(`${clock.value.written}ごろ`, `${clock.value.kana}ごろ`);
  if (particle.written === 'ごろ') return time(nearly, clock.next);
  const from = time(join(clock.value, particle), clock.next);
  if (preposition !== 'from' || !/^(to|until|till)$/.test(reading.tokens[clock.next]?.text ?? ''))
    return from;
  const until = parseClock(reading, clock.next + 1);
  return until && time(join(from.value.said, until.value, say('まで')), until.next);
}

/** When presents are given. */
const FEAST = /(誕生日|クリスマス|記念日|卒業|結婚式|バレンタインデー|母の日|父の日)$/;

/** "before breakfast", "after work", "for lunch", "for her birthday" */
function mealTime(reading: Reading, at: number): Parsed<Adjunct> | null {
  const preposition = reading.tokens[at]?.text ?? '';
  if (!/^(before|after|for)$/.test(preposition)) return null;
  const noun = parseNoun(reading, at + 1);
  if (!noun || !choose(noun.value, 'event')) return null;
  // "for her birthday": whose it is says the one who gets something.
  const said = nounFor(noun.value, 'event', noun.value.owner?.who ?? 'i');
  if (!said || (preposition === 'for' && !choose(noun.value, 'food') && !FEAST.test(said.written)))
    return null;
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
  const found = reading.tokens[0]?.text === 'then' ? time(say('それから'), 1) : parseTime(reading, 0);
  if (!found) return null;
  return { ...found, next: reading.tokens[found.next]?.text === ',' ? found.next + 1 : found.next };
}
