import { levelOf } from './level';
import { accuracyOf, streakOf } from './streak';

test.each([
  [[0, 0, 0], 0],
  [[0, 0, 1], 1],
  [[0, 1, 0], 1],
  [[1, 0, 0], 0],
  [[1, 1, 1], 3],
  [[0, 2, 5, 0], 2],
  [[1, 0, 3, 1], 2],
  [[], 0],
])('the days %j are a streak of %i', (counts, streak) => {
  expect(streakOf(counts)).toBe(streak);
});

test.each([
  [0, 0, 0],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [3, 3, 100],
])('%i of %i is %f %%', (correct, answered, percent) => {
  expect(accuracyOf(correct, answered)).toBe(percent);
});

test.each([
  ['nothing yet', {}, 'N5'],
  ['a few words', { N4: { words: 5, learned: 5 } }, 'N5'],
  ['half of N4', { N5: { words: 80, learned: 70 }, N4: { words: 20, learned: 10 } }, 'N4'],
  ['less than half of N3', { N4: { words: 20, learned: 15 }, N3: { words: 40, learned: 19 } }, 'N4'],
] as const)('%s', (_, figures, level) => {
  expect(levelOf(figures)).toBe(level);
});
