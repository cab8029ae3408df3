const DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const MYRIADS: Readonly<Record<string, number>> = { 万: 10_000, 億: 100_000_000, 兆: 1_000_000_000_000 };

/** The value of a numeral in kanji or digits (二十三, 3千, 120), null when it is none: 兆という単位 counts nothing. */
export function numeralValue(text: string): number | null {
  if (/^\d{1,12}$/.test(text)) return Number(text);
  if (/^[万億兆]*$/.test(text)) return null;
  if (!/^[〇一二三四五六七八九十百千万億兆\d]+$/.test(text)) return null;
  let total = 0;
  let block = 0;
  let digit: number | null = null;
  for (const sign of text) {
    const myriad = MYRIADS[sign];
    const unit = UNITS[sign];
    if (myriad !== undefined) {
      total += (block + (digit ?? 0) || 1) * myriad;
      block = 0;
      digit = null;
    } else if (unit !== undefined) {
      block += (digit ?? 1) * unit;
      digit = null;
    } else {
      digit = (digit ?? 0) * 10 + (DIGITS[sign] ?? Number(sign));
    }
  }
  return total + block + (digit ?? 0);
}

const ONES = ['', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう'];
const HUNDREDS = [
  '',
  'ひゃく',
  'にひゃく',
  'さんびゃく',
  'よんひゃく',
  'ごひゃく',
  'ろっぴゃく',
  'ななひゃく',
  'はっぴゃく',
  'きゅうひゃく',
];
const THOUSANDS = [
  '',
  'せん',
  'にせん',
  'さんぜん',
  'よんせん',
  'ごせん',
  'ろくせん',
  'ななせん',
  'はっせん',
  'きゅうせん',
];

/** A number read out, from 0 up to 9999 trillion: 8600 → はっせんろっぴゃく. */
export function readNumber(value: number): string {
  if (value === 0) return 'ゼロ';
  const cho = Math.floor(value / 1_000_000_000_000);
  const oku = Math.floor(value / 100_000_000) % 10_000;
  const man = Math.floor(value / 10_000) % 10_000;
  const rest = value % 10_000;
  const trillions = cho ? joinWithSound(readBlock(cho), 'ちょう', 't') : '';
  return [
    trillions,
    oku ? `${readMany(oku)}おく` : '',
    man ? `${readMany(man)}まん` : '',
    readBlock(rest),
  ].join('');
}

/** 一千万 says its いっ, 千 alone does not. */
const readMany = (value: number): string => readBlock(value).replace(/^せん/, 'いっせん');

function readBlock(value: number): string {
  const tens = Math.floor(value / 10) % 10;
  return [
    THOUSANDS[Math.floor(value / 1000)],
    HUNDREDS[Math.floor(value / 100) % 10],
    tens === 0 ? '' : `${tens === 1 ? '' : ONES[tens]}じゅう`,
    ONES[value % 10],
  ].join('');
}

const KANJI_DIGITS = '〇一二三四五六七八九';

/**
 * A number in digits as it is written in kanji: 25 → 二十五, 300 → 三百. Null for anything else, and from a hundred
 * million.
 */
export function kanjiNumeral(text: string): string | null {
  const digits = text.normalize('NFKC');
  if (!/^\d{1,8}$/.test(digits)) return null;
  const value = Number(digits);
  if (value === 0) return '零';
  const man = Math.floor(value / 10_000);
  const thousands = man > 0 ? `${kanjiBlock(man).replace(/^千/, '一千')}万` : '';
  return thousands + kanjiBlock(value % 10_000);
}

function kanjiBlock(value: number): string {
  return ['千', '百', '十', '']
    .map((unit, index) => {
      const digit = Math.floor(value / 10 ** (3 - index)) % 10;
      if (digit === 0) return '';
      return (digit === 1 && unit !== '' ? '' : KANJI_DIGITS.charAt(digit)) + unit;
    })
    .join('');
}

type Sound = 'plain' | 'k' | 'kg' | 'kl' | 's' | 't' | 'h' | 'hb' | 'ten';

/**
 * How the sound between number and counter changes. k: いっこ, ろっこ, はっこ, じゅっこ; kg: as k and さんがい; s: いっさい, はっさい, じゅっさい;
 * t: as s; h: いっぷん, さんぷん, よんぷん, ろっぷん, はっぷん, じゅっぷん; hb: as h but さんぼん, よんほん. Loanwords change less: kl is いちキロ, ろっキロ, はちキロ,
 * じゅっキロ, ひゃっキロ; ten is いちページ, ろくページ, はちページ, じゅっページ.
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
  歩: ['ほ', 'h'],
  件: ['けん', 'k'],
  曲: ['きょく', 'k'],
  級: ['きゅう', 'k'],
  課: ['か', 'k'],
  校: ['こう', 'k'],
  か所: ['かしょ', 'k'],
  カ所: ['かしょ', 'k'],
  ヶ所: ['かしょ', 'k'],
  才: ['さい', 's'],
  種: ['しゅ', 's'],
  種類: ['しゅるい', 's'],
  社: ['しゃ', 's'],
  章: ['しょう', 's'],
  世紀: ['せいき', 's'],
  丁目: ['ちょうめ', 't'],
  通: ['つう', 't'],
  滴: ['てき', 't'],
  票: ['ひょう', 'hb'],
  発: ['はつ', 'h'],
  字: ['じ', 'plain'],
  畳: ['じょう', 'plain'],
  粒: ['つぶ', 'plain'],
  箱: ['はこ', 'plain'],
  袋: ['ふくろ', 'plain'],
  口: ['くち', 'plain'],
  皿: ['さら', 'plain'],
  束: ['たば', 'plain'],
  切れ: ['きれ', 'plain'],
  部屋: ['へや', 'plain'],
  通り: ['とおり', 'plain'],
  言: ['こと', 'plain'],
  瓶: ['びん', 'plain'],
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
  人前: ['にんまえ', 'plain'],
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
  キロ: ['キロ', 'kl'],
  キログラム: ['キログラム', 'kl'],
  キロメートル: ['キロメートル', 'kl'],
  カロリー: ['カロリー', 'kl'],
  キロカロリー: ['キロカロリー', 'kl'],
  カップ: ['カップ', 'kl'],
  カラット: ['カラット', 'kl'],
  ケース: ['ケース', 'kl'],
  クラス: ['クラス', 'kl'],
  コース: ['コース', 'kl'],
  ページ: ['ページ', 'ten'],
  パーセント: ['パーセント', 'ten'],
  ポイント: ['ポイント', 'ten'],
  ポンド: ['ポンド', 'ten'],
  パック: ['パック', 'ten'],
  ピース: ['ピース', 'ten'],
  セット: ['セット', 'ten'],
  チーム: ['チーム', 'ten'],
  シーズン: ['シーズン', 'ten'],
  ステップ: ['ステップ', 'ten'],
  タイプ: ['タイプ', 'ten'],
  センチ: ['センチ', 's'],
  センチメートル: ['センチメートル', 's'],
  トン: ['トン', 't'],
  '%': ['パーセント', 'ten'],
  '％': ['パーセント', 'ten'],
  kg: ['キログラム', 'kl'],
  km: ['キロメートル', 'kl'],
  cm: ['センチ', 's'],
  mm: ['ミリ', 'plain'],
  ml: ['ミリリットル', 'plain'],
  平方メートル: ['へいほうメートル', 'plain'],
  グラム: ['グラム', 'plain'],
  メートル: ['メートル', 'plain'],
  ミリ: ['ミリ', 'plain'],
  ミリメートル: ['ミリメートル', 'plain'],
  ミリリットル: ['ミリリットル', 'plain'],
  リットル: ['リットル', 'plain'],
  マイル: ['マイル', 'plain'],
  ドル: ['ドル', 'plain'],
  ユーロ: ['ユーロ', 'plain'],
  ダース: ['ダース', 'plain'],
  ワット: ['ワット', 'plain'],
  ボルト: ['ボルト', 'plain'],
  バイト: ['バイト', 'plain'],
  ギガ: ['ギガ', 'plain'],
  メガ: ['メガ', 'plain'],
  ヘクタール: ['ヘクタール', 'plain'],
  エーカー: ['エーカー', 'plain'],
  インチ: ['インチ', 'plain'],
  グループ: ['グループ', 'plain'],
  ゲーム: ['ゲーム', 'plain'],
  ラウンド: ['ラウンド', 'plain'],
};

/** Each counter with its reading. */
export const counterReadings: readonly (readonly [counter: string, reading: string])[] = Object.entries(
  COUNTERS,
).map(([counter, [reading]]) => [counter, reading]);

/** Readings that follow no rule, by counter and last digit or whole number. */
const WHOLE: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  人: { 1: 'ひとり', 2: 'ふたり' },
  歳: { 20: 'はたち' },
  才: { 20: 'はたち' },
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
  字: { 4: 'よ' },
  畳: { 4: 'よ' },
};

/** Counters that are things themselves take the old numerals: 一粒 ひとつぶ, 二箱 ふたはこ. */
const THINGS = /^(粒|箱|袋|口|皿|束|切れ|部屋|通り|言|瓶)$/;
const OLD_NUMERALS: Readonly<Record<number, string>> = { 1: 'ひと', 2: 'ふた' };

function ownNumeral(value: number, counter: string): string | undefined {
  const numeral = THINGS.test(counter) ? OLD_NUMERALS[value] : undefined;
  return numeral && numeral + (COUNTERS[counter]?.[0] ?? '');
}

export const isCounter = (text: string): boolean => text in COUNTERS;

/** A number with its counter read out (三本 → さんぼん), null for a counter that is not in the table. */
export function readCounted(value: number, counter: string): string | null {
  const entry = COUNTERS[counter];
  if (!entry) return null;
  const whole = WHOLE[counter]?.[value] ?? ownNumeral(value, counter);
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
  kl: /(ろく|じゅう|ひゃく)$/,
  s: /(いち|はち|じゅう)$/,
  t: /(いち|はち|じゅう)$/,
  h: /(いち|ろく|はち|じゅう|ひゃく)$/,
  hb: /(いち|ろく|はち|じゅう|ひゃく)$/,
  ten: /じゅう$/,
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
