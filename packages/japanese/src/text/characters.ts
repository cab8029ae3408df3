/** A kana of any width; voicing marks may stand apart from their kana. */
const KANA = String.raw`(?:[\p{Script=Hiragana}\p{Script=Katakana}ーｰ]|[ﾞﾟ]|\u3099|\u309A)`;

const anyKana = new RegExp(KANA, 'u');
const onlyKana = new RegExp(`^(?:${KANA}|[・･])+$`, 'u');
const anyKanji = /[\p{Script=Han}々〆〇]/u;
const anyLatin = /\p{Script=Latin}/u;

/** Whether the text is written in hiragana and katakana alone (half width, ー and ・ included). False when empty. */
export const isKana = (text: string): boolean => onlyKana.test(text) && hasKana(text);

export const hasKana = (text: string): boolean => anyKana.test(text);

/** Whether a Chinese character, 々, 〆 or 〇 occurs. */
export const hasKanji = (text: string): boolean => anyKanji.test(text);

/** Whether kana or kanji occur. Such a text carries `lang="ja"` on a screen. */
export const hasJapanese = (text: string): boolean => hasKana(text) || hasKanji(text);

/** Whether Latin letters of any width occur; only then a Japanese answer is read as romaji. */
export const hasLatin = (text: string): boolean => anyLatin.test(text);
