import { isJapanese } from './text';

test.each([
  ['かさ', true],
  ['カサ', true],
  ['ｶｻ', true],
  ['傘', true],
  ['see 傘 here', true],
  ['々', true],
  ['ー', true],
  ['umbrella', false],
  ['tokkyū', false],
  ['2025-11-20', false],
  ['한국어', false],
  ['', false],
])('%s: %p', (text, japanese) => {
  expect(isJapanese(text)).toBe(japanese);
});
