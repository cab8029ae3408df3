import { ordinalOf, ORDINALS } from '@kotoba/language';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const HOURS = 'twelve one two three four five six seven eight nine ten eleven'.split(' ');
const MINUTES: Readonly<Record<string, number>> = { five: 5, ten: 10, twenty: 20 };
const FIGURES = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** “the first of the month”, “fifth of may”: what is no day of a month is first otherwise. */
const ORDINAL = new RegExp(
  `\\b(?:${ORDINALS.join('|')})(?= of (?:the |a )?(?:month|${MONTHS.join('|')})\\b)`,
  'g',
);

/** 12 → 十二 */
const kanji = (number: number): string =>
  `${number >= 20 ? (FIGURES[Math.floor(number / 10)] ?? '') : ''}${number >= 10 ? '十' : ''}${FIGURES[number % 10] ?? ''}`;

const LEADS =
  /^(?:how (?:do|would|can|to) ?(?:i|you|we)? ?(?:say|read|write|pronounce) |how is |what time is |what(?:'s| is|s) |in japanese |say |today is |it's |its |it is |the (?:time|date|reading of) |(?:time|date|reading of) |and )*/;
const TAIL =
  /(?: in (?:japanese|hiragana|kana|romaji|kanji)| of (?:a|the) month| of the|o'clock| japanese| please| \(?(?:time|date)\)?| reading| read| called| how (?:do|would|can|to) ?(?:i|you|we)? ?(?:say|read|write|pronounce)(?: (?:it|that|this))?(?: (?:date|time))?| how (?:is|do) (?:it|that|this)(?: (?:date|time))?)*$/;

const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3)) && name.length >= 3) + 1;
const hourOf = (name: string): number =>
  /^\d+$/.test(name) ? Number(name) : HOURS.indexOf(name) || (name === 'twelve' ? 12 : -1);
const HOUR = String.raw`(\d{1,2}|${HOURS.join('|')})`;

function timeIn(said: string): { hour: number; minute: number } | null {
  const [, exact = '', minutes = ''] = /^(\d{1,2})[:.](\d\d)(?: ?(?:am|pm))?$/.exec(said) ?? [];
  if (exact) return { hour: Number(exact), minute: Number(minutes) };
  const [, half = ''] = new RegExp(`^half past ${HOUR}$`).exec(said) ?? [];
  if (half) return { hour: hourOf(half), minute: 30 };
  const [, first = '', side = '', next = ''] =
    new RegExp(
      `^(?:a )?(quarter|\\d{2}|5|\\d(?= minutes| past| after)|five|ten|twenty)(?: minutes)? (past|to|before|after) ${HOUR}$`,
    ).exec(said) ?? [];
  if (first) {
    const minutes = first === 'quarter' ? 15 : (MINUTES[first] ?? Number(first));
    const hour = hourOf(next);
    return /past|after/.test(side)
      ? { hour, minute: minutes }
      : { hour: hour === 1 ? 12 : hour - 1, minute: 60 - minutes };
  }
  const [, sharp = ''] = new RegExp(`^${HOUR} ?(?:o'clock|am|pm|o clock)$`).exec(said) ?? [];
  return sharp ? { hour: hourOf(sharp), minute: 0 } : null;
}

function writtenTime({ hour, minute }: { hour: number; minute: number }): string | null {
  if (hour < 0 || hour > 24 || minute < 0 || minute > 59) return null;
  const name = hour === 0 ? '零' : kanji(hour);
  return `${name}時${minute === 0 ? '' : minute === 30 ? '半' : `${kanji(minute)}分`}`;
}

/** The day of a month or the time of the clock that English words name, as it is written in Japanese; null for neither. */
export function dateIn(text: string): { english: string; written: string } | null {
  const figures = text.replace(ORDINAL, (name) => ordinalOf(ORDINALS.indexOf(name) + 1));
  const bare = figures.replace(LEADS, '').replace(/^at /, '').replace(TAIL, '').trim();
  const said = /^\d+(?:st|nd|rd|th)$/.test(bare) && /of (?:the|a) month/.test(figures) ? `the ${bare}` : bare;
  const clock = /o'clock/.test(text) ? `${said} o'clock`.replace(/(o'clock)( o'clock)+/, '$1') : said;
  const time = timeIn(clock);
  const written = time && writtenTime(time);
  if (written) return { english: clock, written };
  const [, day = ''] = /^the (\d{1,2})(?:st|nd|rd|th)$/.exec(said) ?? [];
  if (day && Number(day) >= 1 && Number(day) <= 31)
    return { english: said, written: `${kanji(Number(day))}日` };
  const [, name = '', of = ''] =
    /^(?:on )?([a-z]{3,}) (?:the )?(\d{1,2})(?:st|nd|rd|th)?$/.exec(said) ??
    (/^(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3,})$/.exec(said) ?? []).map(
      (part, at, all) => (at === 0 ? part : (all[3 - at] ?? '')),
    );
  const month = name ? monthOf(name) : 0;
  return month > 0 && Number(of) >= 1 && Number(of) <= 31
    ? { english: said, written: `${kanji(month)}月${kanji(Number(of))}日` }
    : null;
}

const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)`;
const DAYS = new RegExp(`\\b${DAY} (?:up )?(?:to|till|until|through) (?:the )?${DAY}\\b`);

/** “from the 1st to the 10th”: each day of them; null where no days are named so. */
export function daysBetween(text: string): { english: string; written: string } | null {
  const [said = '', first, last] = DAYS.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (said === '' || from < 1 || to > 31 || to <= from) return null;
  const days = Array.from({ length: to - from + 1 }, (_, at) => `${kanji(from + at)}日`);
  return { english: `the ${said}`, written: days.join('、') };
}
