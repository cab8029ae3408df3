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
