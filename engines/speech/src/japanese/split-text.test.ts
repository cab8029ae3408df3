import fc from 'fast-check';
import { MAX_BYTES, splitText } from './split-text';

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
