import { promptSize } from './word';

test.each([
  ['rain', '3xl'],
  ['to make up one’s mind', '3xl'],
  ['to feel nostalgic for one’s home', '2xl'],
  ['responsibility', '2xl'],
  ['incomprehensibility', 'xl'],
  ['word '.repeat(13), 'xl'],
  ['word '.repeat(40), 'lg'],
] as const)('an English prompt "%s" is set in %s', (text, size) => expect(promptSize(text)).toBe(size));
