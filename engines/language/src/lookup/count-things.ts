import type { Counted, Counting } from '../authored/tables';
import type { AuthoredWord } from '../authored/authored-word';
import { ONES, ordinalOf, ordinalWord } from '../fair-keys/english-numbers';
import { kanjiNumeral, numeralValue, readCounted, readNumber } from '../reading/numbers';

const NUMBER = '[\\d〇一二三四五六七八九十百千万]+';
const COUNTED = new RegExp(`^(${NUMBER}|何)(\\D+)$`, 'u');

/** 五枚, 何枚: so many of what is counted so, and how many of it. Null for what is no number and counter. */
export function countThings(counting: Counting, text: string): AuthoredWord | null {
  const written = text.normalize('NFKC');
  const [, numeral = '', counter = ''] = COUNTED.exec(written) ?? [];
  const things = counting.countedWith(counter.replace(BOX, 'か')) ?? NAMED[counter] ?? null;
  const value = numeral === '何' ? null : numeralValue(numeral);
  const said: Counted | null =
    things === null || !numeral ? null : counting.count(value ?? 3, counter.replace(BOX, 'か'));
  if (said === null || (numeral !== '何' && value === null))
    return timed(written) ?? skipping(written) ?? often(written) ?? around(counting, written);
  const number = value === null ? 'how many' : (ONES[value] ?? String(value));
  // 何 changes a counter's first sound as 三 does: 三本 さんぼん, 何本 なんぼん.
  const kana = value === null ? said.kana.replace(/^さん/, 'なん') : said.kana;
  return numbered(numeral + counter, kana, ordered(counter, value) ?? countedThings(number, things ?? ''));
}

/** 二階 is the second floor, and 二度 twice before it is so warm. */
function ordered(counter: string, value: number | null): string | null {
  if (counter === '階')
    return value === null ? 'which floor; how many floors' : `${ordinalWord(value)} floor`;
  const named = NAMED[counter];
  if (named !== undefined) return value === null ? `which ${named}` : `${named} ${value}`;
  if (counter === '年' && value !== null && value >= A_YEAR) return `the year ${value}; ${value}`;
  if (counter !== '度' || value === null || value > FEW) return null;
  return `${ONES[value]} ${value === 1 ? 'time' : 'times'}; ${ONES[value]} ${value === 1 ? 'degree' : 'degrees'}`;
}

/** What is told apart by its number: 四番 is number 4, 二番線 track 2. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ 番: 'number', 番線: 'track', 号車: 'car', 課: 'lesson', 章: 'chapter', 級: 'grade', 丁目: 'block' },
};

/** So many years are one. */
const A_YEAR = 1000;

/** So often is something done; more are degrees. */
const FEW = 4;

/** What English has no word for but the thing: three (flat things), but three weeks. */
const CLASS = /things|animals|birds|^(suits|machines|cups|houses)/;

function countedThings(number: string, things: string): string {
  const [, pair] = /^pairs (of .+)$/.exec(things) ?? [];
  if (pair) return `${number} pair${number === 'one' ? '' : 's'} (${pair})`;
  if (CLASS.test(things)) return `${number} (${things})`;
  const one = things.replace(/^(\w+?)(ie)?s\b/, (_, stem: string, ie?: string) => stem + (ie ? 'y' : ''));
  return `${number} ${number === 'one' ? one : things}`;
}

/** 箇 in all its spellings: 三ヶ月. */
const BOX = /^[ヶヵカケ箇](?=[月国所])/;

const numbered = (written: string, kana: string, en: string): AuthoredWord => ({
  ...{ written, kana, en, partOfSpeech: 'noun', level: 'N5', estimated: true },
  ...{ topics: [], sentences: [] },
});

const PARTS_OF_DAY: Readonly<Record<string, readonly [kana: string, en: string]>> = {
  午前: ['ごぜん', 'a.m.'],
  午後: ['ごご', 'p.m.'],
  朝: ['あさ', 'in the morning'],
  昼: ['ひる', 'in the afternoon'],
  夜: ['よる', 'at night'],
};
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const LASTING: Readonly<Record<string, string>> = { 時間: 'hours', 年: 'years', か月: 'months', 日: 'days' };
const SPANS: Readonly<Record<string, string>> = {
  ...{ 年: 'year', か月: 'month', 週間: 'week', 日: 'day', 時間: 'hour', 分: 'minute' },
};
const BESIDE: Readonly<Record<string, readonly [kana: string, en: string]>> = {
  ...{ 前: ['まえ', ' ago'], 後: ['ご', ' later'], 間: ['かん', ''] },
};
const LAST_GRADE = 6;
/** What is counted up to: 二回目 is the second time. */
const UP_TO: Readonly<Record<string, string>> = {
  ...{ つ: 'one', 個: 'one', 番: '(in order)', 回: 'time', 度: 'time', 人: 'person', 名: 'person' },
  ...{ 年: 'year', 日: 'day', 週: 'week', 枚: 'sheet', 本: 'one', 冊: 'book', 杯: 'cup', 軒: 'house' },
  ...{ 台: 'car', 匹: 'one', 曲: 'song', 問: 'question', 行: 'line', か国: 'country', ページ: 'page' },
};
const THINGS = [
  '',
  'ひとつ',
  'ふたつ',
  'みっつ',
  'よっつ',
  'いつつ',
  'むっつ',
  'ななつ',
  'やっつ',
  'ここのつ',
];

/** 百三十: a number as it is written in kanji. */
export function plainNumber(text: string): AuthoredWord | null {
  const value = numeralValue(text);
  if (value === null || kanjiNumeral(String(value)) !== text) return null;
  return numbered(text, readNumber(value), ONES[value] ? `${ONES[value]}; ${value}` : String(value));
}

const matching = (pattern: string, text: string): string[] | null =>
  new RegExp(`^${pattern.replaceAll('#', `(${NUMBER})`)}$`, 'u').exec(text)?.slice(1) ?? null;

const AROUND: Readonly<Record<string, readonly [before: string, behind: string]>> = {
  ...{ ぐらい: ['about ', ''], くらい: ['about ', ''], ごろ: ['around ', ''], 頃: ['around ', ''] },
  ...{ から: ['from ', ''], まで: ['until ', ''], 以上: ['', ' or more'], 以下: ['', ' or less'] },
  ...{ 以内: ['within ', ''], 以内に: ['within ', ''] },
  ...{ ぶり: ['for the first time in ', ''], ぶりに: ['for the first time in ', ''] },
};
const READ: Readonly<Record<string, string>> = {
  ...{ 頃: 'ごろ', 以上: 'いじょう', 以下: 'いか', 以内: 'いない', 以内に: 'いないに' },
};

/** 一日おきに is every other day, 三日おき every fourth, 三日ごとに every three days. */
function skipping(text: string): AuthoredWord | null {
  const [many, unit = '', end = ''] =
    matching(
      '#(年|か月|週間|日|時間|分)(おきに?|置きに?|ごとに?|毎に?)',
      text.replace(/[ヶヵカケ箇]月/u, 'か月'),
    ) ?? [];
  const value = many === undefined ? null : numeralValue(many);
  const span = unit === '日' && value === 1 ? 'いちにち' : value && readCounted(value, unit);
  if (!value || !span) return null;
  const isEach = /[時分]/.test(unit) || /^[ご毎]/.test(end);
  const en = isEach
    ? `every ${value === 1 ? '' : `${ONES[value] ?? value} `}${SPANS[unit]}${value === 1 ? '' : 's'}`
    : `every ${value === 1 ? 'other' : ordinalWord(value + 1)} ${SPANS[unit]}`;
  return numbered(text, span + end.replace('置', 'お').replace('毎', 'ごと'), en);
}

const TIMES: readonly string[] = ['', 'once', 'twice'];
/** What stands alone for one of it: 週に二回. */
const EACH: Readonly<Record<string, readonly [kana: string, unit: string]>> = {
  ...{ 週: ['しゅう', '週間'], 月: ['つき', 'か月'], 年: ['ねん', '年'] },
};

/** 一週間に二回 and 週に二回 are twice a week, 三日に一度 once every three days. */
function often(text: string): AuthoredWord | null {
  const [each = '', many = '', unit = '', to = '', times = '', counter = ''] =
    matching(
      '(?:(週|月|年)|#(年|か月|週間|日|時間))(に?)#(回|度)',
      text.replace(/(?<=\d|\p{Script=Han})[ヶヵカケ箇]月/u, 'か月'),
    ) ?? [];
  const [alone, span = unit] = EACH[each] ?? [];
  const [count, value] = [alone === undefined ? numeralValue(many) : 1, numeralValue(times)];
  const kana = alone ?? (unit === '日' && count === 1 ? 'いちにち' : count && readCounted(count, unit));
  if (!count || !value || !kana) return null;
  const name = SPANS[span] ?? '';
  const every =
    count === 1 ? `${name === 'hour' ? 'an' : 'a'} ${name}` : `every ${ONES[count] ?? count} ${name}s`;
  const en = `${TIMES[value] ?? `${ONES[value] ?? value} times`} ${every}`;
  return numbered(text, kana + to + (readCounted(value, counter) ?? ''), en);
}

/** 五時ごろ, 五分ぐらい, 十人以上. */
function around(counting: Counting, text: string): AuthoredWord | null {
  const [end, [before, behind]] = Object.entries(AROUND).find(([one]) => text.endsWith(one)) ?? [
    '',
    ['', ''],
  ];
  const counted = end === '' ? null : countThings(counting, text.slice(0, -end.length));
  if (!counted) return null;
  const [en = ''] = counted.en.split('; ');
  return numbered(text, counted.kana + (READ[end] ?? end), before + en + behind);
}

/** Each era: how it is read, its name, the year before its first, and its last one. */
const ERAS: Readonly<Record<string, readonly [kana: string, name: string, before: number, last: number]>> = {
  ...{ 明治: ['めいじ', 'Meiji', 1867, 45], 大正: ['たいしょう', 'Taisho', 1911, 15] },
  ...{ 昭和: ['しょうわ', 'Showa', 1925, 64], 平成: ['へいせい', 'Heisei', 1988, 31] },
  令和: ['れいわ', 'Reiwa', 2018, Infinity],
};

/** 令和五年; the first year of an era is its 元年, also when it was written 一年. */
function eraYear(text: string): AuthoredWord | null {
  const [era = '', nth] = matching(`(${Object.keys(ERAS).join('|')})(?:#|元)年`, text) ?? [];
  const found = ERAS[era];
  const year = nth === undefined ? 1 : numeralValue(nth);
  if (!found || !year || year > found[3]) return null;
  const [kana, name, before] = found;
  const en = `${name} ${year}; ${before + year}`;
  return year === 1
    ? numbered(`${era}元年`, `${kana}がんねん`, en)
    : numbered(text, `${kana}${readCounted(year, '年')}`, en);
}

/** Times of the day, dates, how long and the how-manieth: 九時半, 午後三時, 五月五日, 一時間半, 二回目. */
function timed(text: string): AuthoredWord | null {
  const day = matching('#月#日', text);
  if (day) {
    const [month, date] = day.map(numeralValue);
    const name = MONTHS[(month ?? 0) - 1];
    if (!name || !date || date > 31) return null;
    const kana = `${readCounted(month ?? 0, '月')}${readCounted(date, '日')}`;
    return numbered(text, kana, `${name} ${date}; ${name} ${ordinalOf(date)}`);
  }
  const [part = '', hours, half, minutes] = matching('(午前|午後|朝|昼|夜)?#時(?:(半)|#分)?', text) ?? [];
  if (hours !== undefined) {
    const [hour, minute] = [
      numeralValue(hours) ?? 99,
      half ? 30 : minutes ? (numeralValue(minutes) ?? 99) : 0,
    ];
    const [before = '', said = ''] = PARTS_OF_DAY[part] ?? [];
    if (hour > 24 || minute > 59) return null;
    const past = half ? 'はん' : minutes ? readCounted(minute, '分') : '';
    const clock = minute === 0 ? String(hour) : `${hour}:${String(minute).padStart(2, '0')}`;
    const words = half && !said && ONES[hour] ? [`half past ${ONES[hour]}`, clock] : [clock];
    const en = said ? `${clock} ${said}` : minute === 0 ? `${hour} o'clock` : words.join('; ');
    return numbered(text, before + readCounted(hour, '時') + past, en);
  }
  const [many, unit = ''] =
    matching('#(時間|年|か月|日)半', text.replace(/(?<=\d|\p{Script=Han})[ヶヵカケ箇]月/u, 'か月')) ?? [];
  if (many !== undefined) {
    const value = numeralValue(many);
    const kana = value ? readCounted(value, unit) : null;
    return kana
      ? numbered(text, `${kana}はん`, `${ONES[value ?? 0] ?? value} and a half ${LASTING[unit]}`)
      : null;
  }
  const era = eraYear(text);
  if (era) return era;
  const stay = matching('#泊#日', text)?.map(numeralValue);
  if (stay) {
    const [nights, days] = stay;
    // Who stays a night goes home on another day.
    if (!nights || !days || days === 1) return null;
    const said = (value: number, unit: string) => `${ONES[value] ?? value} ${unit}${value === 1 ? '' : 's'}`;
    const kana = `${readCounted(nights, '泊')}${readCounted(days, '日')}`;
    return numbered(text, kana, `${said(nights, 'night')} and ${said(days, 'day')}`);
  }
  const [long, span = '', side = ''] =
    matching(
      '#(年|か月|週間|日|時間|分)(前|後|間)',
      text.replace(/(?<=\d|\p{Script=Han})[ヶヵカケ箇]月/u, 'か月'),
    ) ?? [];
  const length = long === undefined ? null : numeralValue(long);
  if (length) {
    const kana = span === '日' && length === 1 ? 'いちにち' : readCounted(length, span);
    const [end = '', said = ''] = BESIDE[side] ?? [];
    const unit = SPANS[span] ?? '';
    const many = `${ONES[length] ?? length} ${length === 1 ? unit : `${unit}s`}`;
    return kana ? numbered(text, kana + end, many + said) : null;
  }
  const [year] = matching('#年生', text) ?? [];
  const grade = year === undefined ? null : numeralValue(year);
  if (grade && grade <= LAST_GRADE) {
    const en = `${ordinalWord(grade)}-year student; ${ordinalWord(grade)} grader`;
    return numbered(text, `${readCounted(grade, '年')}せい`, en);
  }
  const [place, counter = ''] = matching('#(\\D{1,3})目', text) ?? [];
  const value = place === undefined ? null : numeralValue(place);
  const what = UP_TO[counter];
  if (!value || !what) return null;
  const kana =
    counter === 'つ'
      ? THINGS[value]
      : counter === '番'
        ? readCounted(value, '番')
        : readCounted(value, counter);
  return kana ? numbered(text, `${kana}め`, `the ${ordinalWord(value)} ${what}`) : null;
}
