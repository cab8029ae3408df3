import { cutToLength, shareOf } from './choosing.service';

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

const PLENTY = 200;

test.each([
  [0, PLENTY, 0, 0, false],
  [1, PLENTY, 1, 0, false],
  [20, PLENTY, 20, 0, false],
  [21, PLENTY, 15, 6, true],
  [400, PLENTY, 15, 385, true],
  [400, 10, 10, 390, true],
  [12, 5, 5, 7, false],
  [12, 0, 0, 12, false],
])(
  'of %i due words, with %i left for today, %i are for now and %i for later; a backlog: %s',
  (due, left, now, later, backlog) => {
    expect(shareOf(due, left)).toEqual({ now, later, backlog });
  },
);
