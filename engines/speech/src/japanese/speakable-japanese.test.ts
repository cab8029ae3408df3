import fc from 'fast-check';
import { speakableJapanese } from './speakable-japanese';

test.each([
  ['傘', '傘'],
  ['  かさ を かいます ', 'かさをかいます'],
  ['ﾃﾚﾋﾞを見る', 'テレビを見る'],
  ['DVD を3枚', 'ＤＶＤを３枚'],
  ['ice cream を食べる', 'ｉｃｅ　ｃｒｅａｍを食べる'],
  ['一行目\n二行目', '一行目。二行目'],
  ['はい。\r\n\r\nいいえ', 'はい。いいえ'],
  ['雨☔️です🍎', '雨です'],
  ['がんばって👨‍👩‍👧!', 'がんばって！'],
  ['か\u0000さ\u200b', 'かさ'],
  ['、', ''],
  ['', ''],
  ['☂', ''],
])('%j is spoken as %j', (text, line) => {
  expect(speakableJapanese(text)).toBe(line);
});

test('is one line without ASCII or controls, and stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const line = speakableJapanese(text);
      expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029 -~]/u);
      expect(speakableJapanese(line)).toBe(line);
    }),
  );
});
