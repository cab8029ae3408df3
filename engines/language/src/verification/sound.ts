import { kanaKey } from '@kotoba/japanese';

const VOWELS = [
  'あかさたなはまやらわがざだばぱゃぁ',
  'いきしちにひみりぎじぢびぴぃ',
  'うくすつぬふむゆるぐずづぶぷゅぅゔ',
  'えけせてねへめれげぜでべぺぇ',
  'おこそとのほもよろをごぞどぼぽょぉ',
];

/** What loanwords write with small vowels, and how who types its romaji is read: `ti`, `di`, `wo` and `wi` are older syllables. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/てぃ/g, 'ち'],
  [/でぃ/g, 'じ'],
  [/うぉ/g, 'を'],
  [/うぃ/g, 'ゐ'],
];

/** Kana as they sound: long marks as the vowel before them, ぢ and づ as じ and ず. What sounds the same has the same romaji. */
export function sound(kana: string): string {
  let heard = '';
  for (const letter of kanaKey(kana)) {
    const row = letter === 'ー' ? VOWELS.findIndex((vowel) => vowel.includes(heard.at(-1) ?? ' ')) : -1;
    heard += row < 0 ? letter : 'あいうえお'.charAt(row);
  }
  const plain = heard.replace(/ぢ/g, 'じ').replace(/づ/g, 'ず');
  return TYPED.reduce((text, [written, typed]) => text.replace(written, typed), plain);
}
