import { katakanaToHiragana } from '../../kana';
import { normaliseJapanese } from '../../text';
import { spellingsOf } from '../entry-texts';
import type { AnswerEntry } from '../types';

/** Stands for the counter ヶ in keys. */
const COUNTER = 'ゖ';

/** ヶ, ケ, か and 箇 between a number and what is counted; ヶ and ケ between any kanji (関ヶ原). */
const counters =
  /(?<=[0-9〇一二三四五六七八九十百千万億兆何数幾])[ヶケヵカゖゕか箇](?=\p{Script=Han})|(?<=\p{Script=Han})[ヶケ](?=\p{Script=Han})/gu;

/** 人々 → 人人, 一歩々々 → 一歩一歩: so many marks repeat so many kanji. */
function expandRepeats(text: string): string {
  // Matches everywhere, if only nothing: one that looks ahead for a mark in vain would do so from each kanji anew.
  return text.replace(/((?:(?!々)\p{Script=Han})*)(々*)/gu, (_match, kanji: string, marks: string) => {
    const repeated = marks === '' ? [] : [...kanji].slice(-marks.length);
    return repeated.length === marks.length ? kanji + repeated.join('') : kanji + marks;
  });
}

const written = (text: string): string => expandRepeats(normaliseJapanese(text)).replace(counters, COUNTER);

/** Kana that look like kanji in handwriting and in many fonts. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ ロ: '口', カ: '力', ニ: '二', エ: '工', タ: '夕', ト: '卜', ハ: '八', ー: '一' },
};

/** What two spellings must share to be one: normalised, 々 written out, counters as one, either kana. */
export const spellingKey = (text: string): string => katakanaToHiragana(written(text));

/** The same with look-alikes taken for the kanji that they look like. Source: ANS-20. */
export const lookalikeKey = (text: string): string =>
  katakanaToHiragana(written(text).replace(/[ロカニエタトハー]/g, (kana) => lookalikes[kana] ?? kana));

/** A spelling without its hiragana: what stays when only the okurigana differ. */
export const withoutOkurigana = (text: string): string => written(text).replace(/[ぁ-ゔゝゞ]/g, '');

/** Whether a text is one of the spellings, whichever way its kana, 々 and counters are typed. */
export function isOneOf(text: string, spellings: readonly string[]): boolean {
  const key = spellingKey(text);
  return key !== '' && spellings.some((spelling) => spellingKey(spelling) === key);
}

export const isSpellingOf = (text: string, entry: AnswerEntry): boolean => isOneOf(text, spellingsOf(entry));
