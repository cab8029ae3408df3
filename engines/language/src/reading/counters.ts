import { readNumber } from './numerals';

type Sound = 'plain' | 'k' | 'kg' | 's' | 't' | 'h' | 'hb';

/**
 * How the sound between number and counter changes. k: いっこ, ろっこ, はっこ, じゅっこ; kg: as k and さんがい; s: いっさい, はっさい, じゅっさい; t: as s;
 * h: いっぷん, さんぷん, よんぷん, ろっぷん, はっぷん, じゅっぷん; hb: as h but さんぼん, よんほん.
 */
const COUNTERS: Readonly<Record<string, readonly [reading: string, sound: Sound]>> = {
  回: ['かい', 'k'],
  個: ['こ', 'k'],
  か月: ['かげつ', 'k'],
  ヶ月: ['かげつ', 'k'],
  カ月: ['かげつ', 'k'],
  か国: ['かこく', 'k'],
  階: ['かい', 'kg'],
  軒: ['けん', 'kg'],
  歳: ['さい', 's'],
  冊: ['さつ', 's'],
  週間: ['しゅうかん', 's'],
  足: ['そく', 's'],
  頭: ['とう', 't'],
  点: ['てん', 't'],
  分: ['ふん', 'h'],
  分間: ['ふんかん', 'h'],
  泊: ['はく', 'h'],
  本: ['ほん', 'hb'],
  匹: ['ひき', 'hb'],
  杯: ['はい', 'hb'],
  着: ['ちゃく', 's'],
  羽: ['わ', 'plain'],
  枚: ['まい', 'plain'],
  台: ['だい', 'plain'],
  度: ['ど', 'plain'],
  番: ['ばん', 'plain'],
  番線: ['ばんせん', 'plain'],
  号車: ['ごうしゃ', 'plain'],
  人: ['にん', 'plain'],
  時: ['じ', 'plain'],
  時半: ['じはん', 'plain'],
  時間: ['じかん', 'plain'],
  月: ['がつ', 'plain'],
  日: ['にち', 'plain'],
  日間: ['にちかん', 'plain'],
  年: ['ねん', 'plain'],
  年間: ['ねんかん', 'plain'],
  年生: ['ねんせい', 'plain'],
  円: ['えん', 'plain'],
  秒: ['びょう', 'plain'],
  名: ['めい', 'plain'],
  行: ['ぎょう', 'plain'],
  行目: ['ぎょうめ', 'plain'],
};

/** Readings that follow no rule, by counter and last digit or whole number. */
const WHOLE: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  人: { 1: 'ひとり', 2: 'ふたり' },
  歳: { 20: 'はたち' },
  足: { 3: 'さんぞく' },
  日: {
    1: 'ついたち',
    2: 'ふつか',
    3: 'みっか',
    4: 'よっか',
    5: 'いつか',
    6: 'むいか',
    7: 'なのか',
    8: 'ようか',
    9: 'ここのか',
    10: 'とおか',
    14: 'じゅうよっか',
    20: 'はつか',
    24: 'にじゅうよっか',
  },
  日間: {
    2: 'ふつかかん',
    3: 'みっかかん',
    4: 'よっかかん',
    5: 'いつかかん',
    6: 'むいかかん',
    7: 'なのかかん',
    8: 'ようかかん',
    9: 'ここのかかん',
    10: 'とおかかん',
  },
};
const LAST_DIGIT: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  人: { 4: 'よ' },
  時: { 4: 'よ', 7: 'しち', 9: 'く' },
  時半: { 4: 'よ', 7: 'しち', 9: 'く' },
  時間: { 4: 'よ', 7: 'しち', 9: 'く' },
  月: { 4: 'し', 7: 'しち', 9: 'く' },
  年: { 4: 'よ' },
  年間: { 4: 'よ' },
  年生: { 4: 'よ' },
  円: { 4: 'よ' },
  泊: { 4: 'よん' },
};

export const isCounter = (text: string): boolean => text in COUNTERS;

/** A number with its counter read out (三本 → さんぼん), null for a counter that is not in the table. */
export function readCounted(value: number, counter: string): string | null {
  const entry = COUNTERS[counter];
  if (!entry) return null;
  const whole = WHOLE[counter]?.[value];
  if (whole) return whole;
  const [reading, sound] = entry;
  const digit = value % 10;
  const irregular = LAST_DIGIT[counter]?.[digit];
  if (irregular) return (value - digit > 0 ? readNumber(value - digit) : '') + irregular + reading;
  return sound === 'plain' ? readNumber(value) + reading : joinWithSound(readNumber(value), reading, sound);
}

/** What the ends of numbers become before each sound. */
const DOUBLED: Readonly<Record<Exclude<Sound, 'plain'>, RegExp>> = {
  k: /(いち|ろく|はち|じゅう|ひゃく)$/,
  kg: /(いち|ろく|はち|じゅう|ひゃく)$/,
  s: /(いち|はち|じゅう)$/,
  t: /(いち|はち|じゅう)$/,
  h: /(いち|ろく|はち|じゅう|ひゃく)$/,
  hb: /(いち|ろく|はち|じゅう|ひゃく)$/,
};

function joinWithSound(number: string, counter: string, sound: Exclude<Sound, 'plain'>): string {
  const first = counter.charAt(0);
  const shift = (by: number) => String.fromCharCode(first.charCodeAt(0) + by) + counter.slice(1);
  const lips = sound === 'h' || sound === 'hb';
  if (DOUBLED[sound].test(number)) {
    const clipped = number.replace(/じゅう$/, 'じゅっ').replace(/[ちく]$/, 'っ');
    return clipped + (lips ? shift(2) : counter);
  }
  const nasal = /(さん|せん|まん)$/.test(number);
  if (nasal && sound === 'h') return number + shift(2);
  if (nasal && (sound === 'hb' || sound === 'kg')) return number + shift(1);
  return sound === 'h' && number.endsWith('よん') ? number + shift(2) : number + counter;
}
