import { cutToLength } from './choosing.service';

test.each([
  ['', ''],
  ['food', 'food'],
  ['ten chars!', 'ten chars!'],
  ['ten chars! more', 'ten chars!'],
  ['food and drink', 'food and'],
  ['constitutional', 'constituti'],
  ['𠮟'.repeat(11), '𠮟'.repeat(10)],
  // One letter when it is stored, two when it is typed.
  ['e\u0301'.repeat(10), 'é'.repeat(10)],
  // Two letters when it is stored, however it is typed.
  ['\u0958'.repeat(6), '\u0915\u093c'.repeat(5)],
])('%s is %s', (text, cut) => {
  expect(cutToLength(text, 10)).toBe(cut);
});
