import { auc, median, quantile } from './statistics';

it('finds the middle and other places', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(quantile([0, 10], 0.95)).toBeCloseTo(9.5);
});

it.each([
  [[1, 2], [3, 4], 0],
  [[3, 4], [1, 2], 1],
  [[1, 2, 3], [1, 2, 3], 0.5],
  [[1, 1], [1, 1, 1], 0.5],
  [[1, 3], [2], 0.5],
  [[2, 3], [1, 3], 0.625],
])('tells %j from %j', (a, b, expected) => {
  expect(auc(a, b)).toBeCloseTo(expected);
});
