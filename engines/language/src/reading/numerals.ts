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
const MYRIADS: Readonly<Record<string, number>> = { 万: 10_000, 億: 100_000_000 };

/** The value of a numeral in kanji or digits (二十三, 3千, 120), null when it is none or 兆 and above. */
export function numeralValue(text: string): number | null {
  if (/^\d{1,12}$/.test(text)) return Number(text);
  if (!/^[〇一二三四五六七八九十百千万億\d]+$/.test(text)) return null;
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

/** A number read out, 0 to 999,999,999,999: 8600 → はっせんろっぴゃく. */
export function readNumber(value: number): string {
  if (value === 0) return 'ゼロ';
  const oku = Math.floor(value / 100_000_000);
  const man = Math.floor(value / 10_000) % 10_000;
  const rest = value % 10_000;
  return [oku ? `${readBlock(oku)}おく` : '', man ? `${readBlock(man)}まん` : '', readBlock(rest)].join('');
}

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

/** A number in digits as it is written in kanji: 25 → 二十五, 300 → 三百. Null for anything else, and from a hundred million. */
export function kanjiNumeral(text: string): string | null {
  const digits = text.normalize('NFKC');
  if (!/^\d{1,8}$/.test(digits)) return null;
  const value = Number(digits);
  if (value === 0) return '零';
  const man = Math.floor(value / 10_000);
  const thousands = man > 0 ? `${kanjiBlock(man)}万` : '';
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
