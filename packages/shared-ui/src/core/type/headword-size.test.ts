import { headwordFontSize, headwordSize } from './headword';

test.each([
  ['quiz', 1, 72],
  ['quiz', 5, 72],
  ['quiz', 6, 58],
  ['quiz', 12, 46],
  ['quiz', 40, 36],
  ['detail', 2, 49],
  ['card', 3, 39],
  ['list', 3, 25],
] as const)('a %s headword of %d characters is %d px', (size, length, pixels) => {
  expect(headwordSize(size, length)).toBe(pixels);
});

test('narrow screens have 70 %', () => {
  expect(headwordFontSize('card', 2)).toBe('clamp(27px, 7.50vw + 12px, 39px)');
});

test('in the quiz of a phone a word of up to ten characters stands in one line', () => {
  const line = (length: number) => /\(100vw - 76px\) \/ (\d+)/.exec(headwordFontSize('quiz', length))?.[1];
  expect([5, 10, 30].map(line)).toEqual(['5', '10', '10']);
});
