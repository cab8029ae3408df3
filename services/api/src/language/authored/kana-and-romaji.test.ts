import { kanaKey, parseRomaji } from '@kotoba/japanese';
import { spacedRomaji } from '../reading/spaced-romaji';
import { loadLibrary } from './library';

const { words, phrases } = loadLibrary();
const READINGS: Readonly<Record<string, readonly string[]>> = {
  words: words.map(({ kana }) => kana),
  sentences: words.flatMap(({ sentences }) => sentences.map(({ kana }) => kana)),
  phrases: phrases.flatMap(({ kana, example }) => [kana, example.kana]),
};

const SPOKEN: Readonly<Record<string, string>> = { は: 'わ', へ: 'え', を: 'お' };
const VOWELS = [
  'あかさたなはまやらわがざだばぱゃぁ',
  'いきしちにひみりぎじぢびぴぃ',
  'うくすつぬふむゆるぐずづぶぷゅぅゔ',
];
VOWELS.push('えけせてねへめれげぜでべぺぇ', 'おこそとのほもよろをごぞどぼぽょぉ');

/** What loanwords write with small vowels, and how who types its romaji is read: `ti`, `di`, `wo` and `wi` are older syllables. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/てぃ/g, 'ち'],
  [/でぃ/g, 'じ'],
  [/うぉ/g, 'を'],
  [/うぃ/g, 'ゐ'],
];

/** Kana as they sound: long marks as the vowel before them, ぢ and づ as じ and ず. */
function sound(kana: string): string {
  let heard = '';
  for (const letter of kanaKey(kana)) {
    const row = letter === 'ー' ? VOWELS.findIndex((vowel) => vowel.includes(heard.at(-1) ?? ' ')) : -1;
    heard += row < 0 ? letter : 'あいうえお'.charAt(row);
  }
  const plain = heard.replace(/ぢ/g, 'じ').replace(/づ/g, 'ず');
  return TYPED.reduce((text, [written, typed]) => text.replace(written, typed), plain);
}

/** A particle is written as it is spoken; in こんにちは and では it is part of the word. */
const spoken = (word: string): string =>
  SPOKEN[word] ??
  (/^(こんにちは|こんばんは|では|それでは|または|あるいは)$/.test(word) ? word.replace(/は$/, 'わ') : word);

test.each(Object.entries(READINGS))('the romaji of the %s says the same as their kana', (_, readings) => {
  const different = new Set<string>();
  for (const word of readings.flatMap((kana) => kana.split(/[ 。、？！「」・]+/).filter(Boolean))) {
    const romaji = spacedRomaji(word);
    if (sound(parseRomaji(romaji).p1) !== sound(spoken(word))) different.add(`${word}: ${romaji}`);
  }
  expect([...different]).toEqual([]);
});
