import { normaliseJapanese } from './text';

/** Katakana without a hiragana of its own. */
const foreignVoices: Readonly<Record<string, string>> = { ヷ: 'ゔぁ', ヸ: 'ゔぃ', ヹ: 'ゔぇ', ヺ: 'ゔぉ' };

/** Distance between a katakana and its hiragana in Unicode. */
const STEP = 0x60;

/**
 * Full-width katakana as hiragana, character by character; ー stays, for which vowel it stands is a question of the
 * word. The small ヵ and ヶ become ゕ and ゖ.
 */
export const katakanaToHiragana = (text: string): string =>
  text
    .replace(/[ァ-ヶヽヾ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - STEP))
    .replace(/[ヷ-ヺ]/g, (kana) => foreignVoices[kana] ?? kana);

/** Hiragana as katakana, character by character; ー stays. */
export const hiraganaToKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + STEP));

/** Half-width katakana is an encoding of the same letters; it is widened before it is converted. */
const widen = (text: string): string => text.replace(/[ｦ-ﾟ]+/g, (kana) => kana.normalize('NFKC'));

/**
 * Katakana as hiragana; anything else, romaji included, stays. ー is kept (コーヒー → こーひー) and so is the counter ヶ, which
 * is no kana but an abbreviated 箇. Source: LANG-7.
 */
export const toHiragana = (text: string): string =>
  widen(text)
    .split(/([ヵヶ])/)
    .map((part) => (part === 'ヵ' || part === 'ヶ' ? part : katakanaToHiragana(part)))
    .join('');

/** Hiragana as katakana; anything else, romaji included, stays. */
export const toKatakana = (text: string): string => hiraganaToKatakana(widen(text));

const VOICED = '\u3099';

const unvoiced = (kana: string): string => [...kana.normalize('NFD')][0] ?? kana;

/** A kana that has no voiced form repeats as it is. */
function voiced(kana: string): string {
  const composed = (unvoiced(kana) + VOICED).normalize('NFC');
  return composed.length === 1 ? composed : unvoiced(kana);
}

/** Writes out the marks that repeat a kana: こゝろ → こころ, すゞ → すず. */
export function expandIterationMarks(hiragana: string): string {
  if (!/[ゝゞ]/.test(hiragana)) return hiragana;
  let result = '';
  let last = '';
  for (const kana of hiragana) {
    const repeats = (kana === 'ゝ' || kana === 'ゞ') && /[ぁ-ゖ]/.test(last);
    const written = repeats ? (kana === 'ゝ' ? unvoiced(last) : voiced(last)) : kana;
    result += written;
    last = written;
  }
  return result;
}

/** Hyphens behind a kana are long marks typed on a keyboard without one. */
const hyphensBehindKana = /(?<=[ぁ-ゖー])-+/g;

/** No word begins with a long mark: a hyphen there says that something comes before an affix (-san). */
const leadingHyphens = /^-+/;

/**
 * What two spellings in kana must share to be one reading: normalised, katakana as hiragana, ー kept, repetition marks
 * written out. Latin letters stay; `parseRomaji` reads them. Idempotent. Source: ANS-8.
 */
export const kanaKey = (text: string): string =>
  expandIterationMarks(
    katakanaToHiragana(normaliseJapanese(text))
      .replace(leadingHyphens, '')
      .replace(hyphensBehindKana, (hyphens) => 'ー'.repeat(hyphens.length)),
  );

/**
 * The beats of a reading, as they are written: small vowels and ゃゅょゎ share the beat of the kana before them; っ, ん and ー
 * are beats of their own. What is no kana is left out.
 */
export const morae = (reading: string): string[] =>
  reading.normalize('NFC').match(/[ぁ-ゖァ-ヺー][ぁぃぅぇぉゃゅょゎァィゥェォャュョヮ]?/gu) ?? [];

/** How many beats a reading has. */
export const moraCount = (reading: string): number => morae(reading.normalize('NFKC')).length;

/** The first kana of a reading as hiragana, '' when it has none. */
export const firstKana = (reading: string): string => /[ぁ-ゖ]/.exec(kanaKey(reading))?.[0] ?? '';

export type Vowel = 'a' | 'i' | 'u' | 'e' | 'o';

const kanaByVowel: Readonly<Record<Vowel, string>> = {
  a: 'あぁかゕがさざただなはばぱまやゃらわゎ',
  i: 'いぃきぎしじちぢにひびぴみりゐ',
  u: 'うぅくぐすずつづぬふぶぷむゆゅるゔ',
  e: 'えぇけゖげせぜてでねへべぺめれゑ',
  o: 'おぉこごそぞとどのほぼぽもよょろを',
};

const vowelByKana: ReadonlyMap<string, Vowel> = new Map(
  (Object.keys(kanaByVowel) as Vowel[]).flatMap((vowel) =>
    [...kanaByVowel[vowel]].map((kana) => [kana, vowel] as const),
  ),
);

/** The vowel that a hiragana ends in; undefined for っ, ん, ー and what is no hiragana. */
export const vowelOf = (kana: string): Vowel | undefined => vowelByKana.get(kana);

/** How the long mark ー may be written out after each vowel: おう and えい stand for long o and e. */
export const longVowelKana: Readonly<Record<Vowel, string>> = {
  a: 'あ',
  i: 'い',
  u: 'う',
  e: 'えい',
  o: 'おう',
};

/**
 * What two texts must share to be found by one another: width, case and the kind of kana do not matter. `%`, `_` and
 * `\` stay what they are. Source: VOC-10.
 */
export const foldForSearch = (text: string): string =>
  katakanaToHiragana(text.normalize('NFKC').toLowerCase());
