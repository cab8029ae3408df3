/** Hiragana, katakana (also half-width), kanji and their marks. */
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々〆ヶ]/u;

/** Whether a text holds kana or kanji, and so is marked `lang="ja"`. */
export const isJapanese = (text: string): boolean => JAPANESE.test(text);
