import { shareOf } from './backlog';

const PLENTY = 200;

test.each([
  [0, PLENTY, 0, 0],
  [1, PLENTY, 1, 0],
  [20, PLENTY, 20, 0],
  [21, PLENTY, 15, 6],
  [400, PLENTY, 15, 385],
  [400, 10, 10, 390],
  [12, 5, 5, 7],
  [12, 0, 0, 12],
])('of %i due words, with %i left for today, %i are for now and %i for later', (due, left, now, later) => {
  expect(shareOf(due, left)).toEqual({ now, later });
});
