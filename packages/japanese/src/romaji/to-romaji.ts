import { expandIterationMarks } from '../kana/iteration-marks';
import { katakanaToHiragana } from '../kana/katakana-to-hiragana';
import { toHiragana } from '../kana/convert-kana';
import { nativeSyllables } from './syllables';

/** Spellings that Hepburn prefers where the tables know several, and sounds of loanwords that it writes like the letters say. */
const preferred: Readonly<Record<string, string>> = {
  ...{ し: 'shi', ち: 'chi', つ: 'tsu', ふ: 'fu', じ: 'ji', ぢ: 'ji', づ: 'zu', う: 'u', い: 'i', く: 'ku' },
  ...{ ぢゃ: 'ja', ぢゅ: 'ju', ぢょ: 'jo', ぢぇ: 'je' },
  ...{ てぃ: 'ti', とぅ: 'tu', でぃ: 'di', どぅ: 'du', てゅ: 'tyu', でゅ: 'dyu' },
  ...{ ふぃ: 'fi', ふぇ: 'fe', ゔぃ: 'vi', ゔぇ: 've' },
  ...{ うぃ: 'wi', うぇ: 'we', うぉ: 'wo', っ: '', ゎ: 'wa', ゃ: 'ya', ゅ: 'yu', ょ: 'yo' },
  ...{ ぁ: 'a', ぃ: 'i', ぅ: 'u', ぇ: 'e', ぉ: 'o', ゕ: 'ka', ゖ: 'ke' },
};

const punctuation: Readonly<Record<string, string>> = {
  ...{ '。': '.', '、': ',', '・': ' ', '！': '!', '？': '?', '「': '"', '」': '"', '『': '"', '』': '"' },
  ...{ '〜': '~', '～': '~', '　': ' ' },
};

const romajiByKana: ReadonlyMap<string, string> = (() => {
  const table = new Map<string, string>();
  for (const [romaji, kana] of nativeSyllables) if (!table.has(kana)) table.set(kana, romaji);
  for (const [kana, romaji] of Object.entries(preferred)) table.set(kana, romaji);
  return table;
})();

const doubled = (romaji: string): string => {
  if (/^[aiueo]|^[^a-z]|^$/.test(romaji)) return romaji;
  return romaji.startsWith('ch') ? `t${romaji}` : romaji.charAt(0) + romaji;
};

/**
 * Kana as Hepburn romaji in lower case, long vowels written out as the kana are (ガッコウ → gakkou, コーヒー and こーひー → koohii), n' before
 * vowels and y. Particles are not known here: は is ha. What is no kana stays.
 * Source: LANG-6.
 */
export function toRomaji(text: string): string {
  const kana = expandIterationMarks(katakanaToHiragana(toHiragana(text.normalize('NFC'))));
  let romaji = '';
  let small = false;
  for (let index = 0; index < kana.length;) {
    const pair = romajiByKana.has(kana.slice(index, index + 2)) && kana.length > index + 1;
    const unit = kana.slice(index, index + (pair ? 2 : 1));
    index += unit.length;
    if (unit === 'っ') {
      small = true;
      continue;
    }
    const next = romajiByKana.get(kana.slice(index, index + 2)) ?? romajiByKana.get(kana.charAt(index)) ?? '';
    const written = write(unit, next, romaji);
    romaji += small ? doubled(written) : written;
    small = false;
  }
  return romaji;
}

/** One kana or pair, seen between what is written already and the romaji of what follows. */
function write(unit: string, next: string, before: string): string {
  if (unit === 'ー') return /[aiueo]$/.exec(before)?.[0] ?? '-';
  if (unit === 'ん') return /^[aiueoy]/.test(next) ? "n'" : 'n';
  return romajiByKana.get(unit) ?? punctuation[unit] ?? unit;
}
