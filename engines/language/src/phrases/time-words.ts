import { kanjiNumeral, readCounted } from '../reading/numbers';
import type { Parsed, Reading } from './noun';
import type { Piece } from './read-lexicon';
import { type Say, say } from './say';

/** What is said beside the objects of a verb, in the order in which Japanese says it. */
const ROLES = [
  'time',
  'cause',
  'for',
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
  /** It is done for me: てくれる. */
  readonly forMe?: boolean;
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
  role === 'time' &&
  /^(明日|今晩|あさって|来[週月年]|今週[末の]|後で|[月火水木金土日]曜日に|[一二三四五六七八九十]+月に)/.test(
    said.written,
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

export const AFTERNOON = say('午後', 'ごご');

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
