import fc from 'fast-check';
import { hasJapanese, hasKanji, isKana } from './text';
import { reading } from './testing/arbitrary-kana';
import { toHiragana, toKatakana, kanaKey, firstKana, moraCount } from './kana';

describe('which script a text is in', () => {
  it.each([
    ['たべる', true, false, true],
    ['た\u3078\u3099る', true, false, true],
    ['タベル', true, false, true],
    ['ﾀﾍﾞﾙ', true, false, true],
    ['コーヒー', true, false, true],
    ['アイス・コーヒー', true, false, true],
    ['食べる', false, true, true],
    ['人々', false, true, true],
    ['〆切', false, true, true],
    ['々', false, true, true],
    ['taberu', false, false, false],
    ['Tシャツ', false, false, true],
    ['・', false, false, false],
    ['2011', false, false, false],
    ['', false, false, false],
  ])('%s: kana %s, kanji %s, Japanese %s', (text, kana, kanji, japanese) => {
    expect([isKana(text), hasKanji(text), hasJapanese(text)]).toEqual([kana, kanji, japanese]);
  });
});

describe('hiragana and katakana', () => {
  it.each([
    ['コーヒー', 'こーひー'],
    ['ｺｰﾋｰ', 'こーひー'],
    ['ヴァイオリン', 'ゔぁいおりん'],
    ['Tシャツ', 'Tしゃつ'],
    ['一ヶ月', '一ヶ月'],
    ['食べル', '食べる'],
    ['romaji', 'romaji'],
  ])('%s as hiragana is %s', (text, hiragana) => expect(toHiragana(text)).toBe(hiragana));

  it.each([
    ['らーめん', 'ラーメン'],
    ['ゔぁ', 'ヴァ'],
    ['すゞ', 'スヾ'],
    ['kana', 'kana'],
  ])('%s as katakana is %s', (text, katakana) => expect(toKatakana(text)).toBe(katakana));

  it('come back unchanged', () => {
    fc.assert(fc.property(reading, (kana) => expect(toHiragana(toKatakana(kana))).toBe(kana)));
  });
});

describe('the kana key', () => {
  it.each([
    ['コーヒー', 'こーひー'],
    ['コ-ヒ-', 'こーひー'],
    ['アイス・コーヒー', 'あいすこーひー'],
    ['ﾊﾟ', 'ぱ'],
    ['は\u309a', 'ぱ'],
    ['は゜', 'ぱ'],
    ['ハ ゜', 'ぱ'],
    ['う\u3099', 'ゔ'],
    ['ヴ', 'ゔ'],
    ['ヷ', 'ゔぁ'],
    ['こゝろ', 'こころ'],
    ['すゞ', 'すず'],
    ['がゝ', 'がか'],
    ['いろヾ', 'いろろ'],
    ['ゝ', 'ゝ'],
    ['〜ほうだい', 'ほうだい'],
    ['ヰヱ', 'ゐゑ'],
    ['2０11ネン', '2011ねん'],
  ])('of %j is %s', (text, key) => expect(kanaKey(text)).toBe(key));
});

describe('morae', () => {
  it.each([
    ['しゃしん', 3, 'し'],
    ['がっこう', 4, 'が'],
    ['コーヒー', 4, 'こ'],
    ['パーティー', 4, 'ぱ'],
    ['きょう', 2, 'き'],
    ['〜ほうだい', 4, 'ほ'],
    ['', 0, ''],
    ['abc', 0, ''],
  ])('%s has %d and begins with %s', (text, count, first) => {
    expect([moraCount(text), firstKana(text)]).toEqual([count, first]);
  });
});
