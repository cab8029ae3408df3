/** Katakana for hiragana; everything else stays. */
export const toKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/** Hiragana for katakana; everything else stays, the long vowel mark too. */
export const toHiragana = (text: string): string =>
  text.replace(/[ァ-ヶヽヾ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

const KANA = /^[ァ-ヺー]+$/;

/** Nothing but katakana and the long vowel mark. */
export const isKatakana = (text: string): boolean => KANA.test(text);

const ROWS = {
  ア: 'アァカガサザタダナハバパマヤャラワヮ',
  イ: 'イィキギシジチヂニヒビピミリ',
  ウ: 'ウゥクグスズツヅヌフブプムユュルヴ',
  エ: 'エェケゲセゼテデネヘベペメレ',
  オ: 'オォコゴソゾトドノホボポモヨョロヲ',
} as const;

type Vowel = keyof typeof ROWS;

const VOWEL = new Map<string, Vowel>(
  Object.entries(ROWS).flatMap(([vowel, row]) => [...row].map((kana) => [kana, vowel as Vowel] as const)),
);

/** How a long vowel after this vowel may be written besides ー. */
const LENGTHENING: Record<Vowel, string> = { ア: 'ア', イ: 'イ', ウ: 'ウ', エ: 'エイ', オ: 'オウ' };

/** Pairs that standard Japanese pronounces alike. */
const HOMOPHONES = new Map([
  ['ヲ', 'オ'],
  ['ヅ', 'ズ'],
  ['ヂ', 'ジ'],
]);

const isLengthOf = (kana: string, vowel: Vowel): boolean =>
  kana === 'ー' || LENGTHENING[vowel].includes(kana);

/** Two katakana spellings of one sound: コーヒー and コオヒイ, ガッコウ and ガッコー, ツヅク and ツズク. */
export const soundsAlike = (one: string, other: string): boolean => {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) {
    const a = one.charAt(index);
    const b = other.charAt(index);
    if (a === b || (HOMOPHONES.get(a) ?? a) === (HOMOPHONES.get(b) ?? b)) continue;
    const vowel = index > 0 ? VOWEL.get(one.charAt(index - 1)) : undefined;
    if (!vowel || !isLengthOf(a, vowel) || !isLengthOf(b, vowel)) return false;
  }
  return true;
};
