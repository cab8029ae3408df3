/** Katakana without a hiragana of its own. */
const foreignVoices: Readonly<Record<string, string>> = { ヷ: 'ゔぁ', ヸ: 'ゔぃ', ヹ: 'ゔぇ', ヺ: 'ゔぉ' };

/** Distance between a katakana and its hiragana in Unicode. */
const STEP = 0x60;

/**
 * Full-width katakana as hiragana, character by character; ー stays, for which vowel it stands is a question of the word.
 * The small ヵ and ヶ become ゕ and ゖ.
 */
export const katakanaToHiragana = (text: string): string =>
  text
    .replace(/[ァ-ヶヽヾ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - STEP))
    .replace(/[ヷ-ヺ]/g, (kana) => foreignVoices[kana] ?? kana);

/** Hiragana as katakana, character by character; ー stays. */
export const hiraganaToKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + STEP));
