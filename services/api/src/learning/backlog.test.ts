import { shareOf } from './backlog';

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [20, 20, 0],
  [21, 15, 6],
  [400, 15, 385],
])('of %i due words %i are for now and %i for later', (due, now, later) => {
  expect(shareOf(due)).toEqual({ now, later });
});
