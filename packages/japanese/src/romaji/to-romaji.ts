import { expandIterationMarks, katakanaToHiragana, toHiragana, kanaKey, vowelOf, type Vowel } from '../kana';
import { nativeSyllables } from './syllables';
import { romajiKeys } from './parse-romaji';

/**
 * Spellings that Hepburn prefers where the tables know several, and sounds of loanwords that it writes like the
 * letters say.
 */
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
 * Kana as Hepburn romaji in lower case, long vowels written out as the kana are (ガッコウ → gakkou, コーヒー and こーひー →
 * koohii), n' before vowels and y. Particles are not known here: は is ha. What is no kana stays. Source: LANG-6.
 */
export function toRomaji(text: string): string {
  const kana = expandIterationMarks(katakanaToHiragana(toHiragana(text.normalize('NFC'))));
  let romaji = '';
  let last = '';
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
    const written = write(unit, next, last);
    romaji += small ? doubled(written) : written;
    last = written.at(-1) ?? last;
    small = false;
  }
  return romaji;
}

/** One kana or pair, seen between the last letter that is written already and the romaji of what follows. */
function write(unit: string, next: string, last: string): string {
  if (unit === 'ー') return /[aiueo]/.test(last) ? last : '-';
  if (unit === 'ん') return /^[aiueoy]/.test(next) ? "n'" : 'n';
  return romajiByKana.get(unit) ?? punctuation[unit] ?? unit;
}

/** Kana that sound like others; を and ぢ are typed as they sound as often as not. */
const sounds: Readonly<Record<string, string>> = { を: 'お', ぢ: 'じ', づ: 'ず' };

/** Particles that are spoken otherwise than written; whether a kana is one is not known here, so both are right. */
const particles: Readonly<Record<string, string>> = { は: 'わ', へ: 'え' };

const vowelKana: Readonly<Record<Vowel, string>> = { a: 'あ', i: 'い', u: 'う', e: 'え', o: 'お' };

/**
 * A kana key as it sounds: long marks as the vowel before them; "wi" and "we", which two spellings share, as one
 * letter.
 */
function phoneticKey(key: string): string {
  let sound = '';
  for (const letter of key.replaceAll('うぃ', 'ゐ').replaceAll('うぇ', 'ゑ')) {
    const vowel = letter === 'ー' ? vowelOf(sound.at(-1) ?? '') : undefined;
    sound += vowel ? vowelKana[vowel] : (sounds[letter] ?? letter);
  }
  return sound;
}

const letters = (romaji: string): string => romaji.toLowerCase().replace(/[^a-z]/g, '');

const same = (written: string, typed: string): boolean =>
  written.length === typed.length &&
  [...written].every((letter, index) => letter === typed[index] || particles[letter] === typed[index]);

/**
 * Whether romaji says the same as kana, in any spelling that learners use (Hepburn, Kunrei, as typed; macrons; words
 * apart or not). は and へ may be wa and e. Source: LANG-9.
 */
export function romajiAgrees(kana: string, romaji: string): boolean {
  // Rare sounds have several readings back (di, tti, we); as we write them ourselves they agree whatever stands beside
  // them.
  if (letters(romaji) === letters(toRomaji(kana))) return true;
  const written = phoneticKey(kanaKey(kana));
  const spellings = [romaji, romaji.replace(/[-‐–]/g, '')];
  return spellings.some((spelling) => romajiKeys(spelling).some((key) => same(written, phoneticKey(key))));
}
