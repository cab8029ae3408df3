import fc from 'fast-check';
import { speakableJapanese, MAX_BYTES, splitText } from './speakable-japanese';

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

const sentence = (length: number): string => `${'あ'.repeat(length)}。`;

test('a text that fits stays whole with its reading', () => {
  expect(splitText({ text: '雨。雪。', reading: 'あめ。ゆき。' })).toEqual([
    { text: '雨。雪。', reading: 'あめ。ゆき。' },
  ]);
});

test('a long text goes sentence by sentence, each with its own reading', () => {
  const text = `${'雨'.repeat(200)}。${'雪'.repeat(200)}！`;
  const reading = `${'あめ'.repeat(200)}。${'ゆき'.repeat(200)}！`;
  expect(splitText({ text, reading })).toEqual([
    { text: `${'雨'.repeat(200)}。`, reading: `${'あめ'.repeat(200)}。` },
    { text: `${'雪'.repeat(200)}！`, reading: `${'ゆき'.repeat(200)}！` },
  ]);
});

test('a reading with another number of sentences is left out rather than put to the wrong one', () => {
  const lines = splitText({ text: sentence(200) + sentence(200), reading: 'あ。' });
  expect(lines.map(({ reading }) => reading)).toEqual([null, null]);
});

test('loses no character and fits every line, whatever the text', () => {
  const text = fc
    .array(fc.constantFrom('あ', '漢', '𠮟', '、', '。', '！', 'Ａ'), { maxLength: 1_000 })
    .map((characters) => `あ${characters.join('')}`);
  fc.assert(
    fc.property(text, (whole) => {
      const lines = splitText({ text: whole, reading: null }).map((line) => line.text);
      expect(lines.join('')).toBe(whole);
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(MAX_BYTES);
    }),
  );
});
