import { say, type Rule } from './rule';

/** The years of the eras: the year before their first one. */
export const ERAS: Readonly<Record<string, number>> = {
  明治: 1867,
  大正: 1911,
  昭和: 1925,
  平成: 1988,
  令和: 2018,
};
const ROMAJI: Readonly<Record<string, string>> = {
  ...{
    meiji: '明治',
    taisho: '大正',
    taishou: '大正',
    showa: '昭和',
    shouwa: '昭和',
    heisei: '平成',
    reiwa: '令和',
  },
};
const FIGURES = '〇一二三四五六七八九';
const yearIn = (text: string): number => {
  if (text === '元') return 1;
  if (/^\d+$/.test(text)) return Number(text);
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['', text];
  return (
    (text.includes('十') ? (FIGURES.indexOf(tens) || 1) * 10 : 0) + Math.max(0, FIGURES.indexOf(ones || '〇'))
  );
};

/** “what year is 令和6” */
export const ERA_IN_KANJI: Rule = {
  japanese: [1, 1],
  needs: [/^(?:year|when|calendar|western|ad|english|mean\w*|what|what's)$/],
  may: 'year calendar western ad english gregorian date mean means number normal',
  intent: (understood) => {
    const [, era = '', year = ''] =
      /^(明治|大正|昭和|平成|令和)([0-9]{1,2}|元|[一二三四五六七八九十]{1,3})年?$/u.exec(say(understood)) ??
      [];
    return era ? { kind: 'year', era, year: yearIn(year) } : null;
  },
};

/** “heisei 10”, “2024 in the japanese calendar” */
export const ERA_IN_ENGLISH: Rule = {
  japanese: [0, 0],
  needs: [/^(?:era|calendar|reiwa|heisei|showa|shouwa|taisho|taishou|meiji)$/, /^\d{1,4}$/],
  may: 'year japanese era calendar western system years born date convert',
  rest: true,
  intent: ({ rest, shape: { words } }) => {
    const name = words.find((word) => word in ROMAJI);
    const [year = 0, ...others] = words.filter((word) => /^\d{1,4}$/.test(word)).map(Number);
    const left = rest.filter((word) => word !== name && !/^\d+$/.test(word));
    if (others.length > 0 || left.length > 0) return null;
    if (name) return year < 100 ? { kind: 'year', era: ROMAJI[name] ?? null, year } : null;
    return year > 1867 ? { kind: 'year', era: null, year } : null;
  },
};
