import { shareOf } from './backlog';

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
