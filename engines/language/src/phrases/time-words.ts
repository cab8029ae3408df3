import { kanjiNumeral, readCounted } from '../reading/numbers';
import type { Parsed, Reading } from './noun';
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
  readonly well?: 'well' | 'very well';
  readonly pieces: readonly Piece[];
}

export const inOrder = (adjuncts: readonly Adjunct[]): readonly Adjunct[] =>
  [...adjuncts].sort(
    (a, b) =>
      ROLES.indexOf(a.role) - ROLES.indexOf(b.role) ||
      Number(isDay(b)) - Number(isDay(a)) ||
      Number(isClock(a)) - Number(isClock(b)),
  );

/** A time of which something may be said: 昨日は寒かったです. */
export const isDay = ({ role, said }: Adjunct): boolean =>
  role === 'time' &&
  /^(今日|明日|昨日|今朝|今晩|あさって|おととい|[先今来去][週月年])/.test(said.written) &&
  !/(から|まで|に|は)$/.test(said.written);

export const isToCome = ({ role, said }: Adjunct): boolean =>
  role === 'time' && /^(明日|今晩|あさって|来[週月年]|今週末|後で)/.test(said.written);

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

export const MONTHS =
  'january february march april may june july august september october november december'.split(' ');

export const SEASONS: Readonly<Record<string, Say>> = {
  ...{
    spring: say('春', 'はる'),
    summer: say('夏', 'なつ'),
    autumn: say('秋', 'あき'),
    fall: say('秋', 'あき'),
  },
  ...{ winter: say('冬', 'ふゆ') },
};

export const MORNING = say('朝', 'あさ');

export const EVENING = say('夜', 'よる');

const TODAY = say('今日', 'きょう');

const TOMORROW = say('明日', 'あした');

const YESTERDAY = say('昨日', 'きのう');

export const AFTERNOON = say('午後', 'ごご');

/** Times that need no particle, by their English. */
export const TIMES: Readonly<Record<string, Say>> = {
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
  'in the future': say('将来', 'しょうらい'),
  ...{ 'for a long time': say('長い間', 'ながい あいだ'), 'for a while': say('しばらく') },
  ...{ 'before bed': say('寝る前に', 'ねる まえ に'), 'before bedtime': say('寝る前に', 'ねる まえ に') },
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

export const LONGEST_TIME = 4;

export const HOURS_OF_DAY: Readonly<Record<string, Say>> = {
  ...{ am: say('午前', 'ごぜん'), pm: say('午後', 'ごご') },
  ...{
    'in the morning': MORNING,
    'in the evening': EVENING,
    'at night': EVENING,
    'in the afternoon': AFTERNOON,
  },
};

export const SPANS: Readonly<Record<string, string>> = {
  ...{ hour: '時間', minute: '分', day: '日間', week: '週間', month: 'か月', year: '年' },
};

export const texts = ({ tokens }: Reading, at: number, length: number): string =>
  tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ');

export const time = (said: Say, next: number): Parsed<Adjunct> => ({
  value: { role: 'time', said, pieces: [] },
  next,
});

export function number(value: number, counter: string): Say | null {
  const written = kanjiNumeral(String(value));
  const kana = readCounted(value, counter);
  return written && kana ? say(written + counter, kana) : null;
}
