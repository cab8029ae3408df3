import { isKatakana, soundsAlike, toHiragana, toKatakana } from './kana';

test('converts between the kana and leaves the rest', () => {
  expect(toKatakana('かさをカウ、はゝー漢字Ａ')).toBe('カサヲカウ、ハヽー漢字Ａ');
  expect(toHiragana('コーヒーをノム漢字')).toBe('こーひーをのむ漢字');
  expect(isKatakana('コーヒー')).toBe(true);
  expect(isKatakana('コーひー')).toBe(false);
  expect(isKatakana('')).toBe(false);
});

test.each([
  ['カサ', 'カサ', true],
  ['コーヒー', 'コオヒイ', true],
  ['ガッコウ', 'ガッコー', true],
  ['センセイ', 'センセエ', true],
  ['キョウ', 'キョー', true],
  ['ツヅク', 'ツズク', true],
  ['ヲ', 'オ', true],
  ['フリ', 'オリ', false],
  ['クジ', 'キュウジ', false],
  ['イエ', 'ウチ', false],
  ['アウ', 'アー', false],
  ['', '', true],
])('%s and %s sound alike: %s', (one, other, alike) => {
  expect(soundsAlike(one, other)).toBe(alike);
  expect(soundsAlike(other, one)).toBe(alike);
});
