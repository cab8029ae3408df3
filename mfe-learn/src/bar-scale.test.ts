import fc from 'fast-check';
import { linesFor } from './bar-scale';

test.each([
  [0, [0, 1]],
  [0.3, [0, 1]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [3, [0, 2, 4]],
  [7, [0, 4, 8]],
  [10, [0, 5, 10]],
  [11, [0, 10, 20]],
  [45, [0, 30, 60]],
  [100, [0, 50, 100]],
])('bars up to %d have lines at %j', (most, lines) => {
  expect(linesFor(most)).toEqual(lines);
});

test('the highest bar fills at least half and stays within the lines, whatever it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (most) => {
      const top = linesFor(most).at(-1) ?? 0;
      expect(most).toBeLessThanOrEqual(top);
      expect(most).toBeGreaterThanOrEqual(top / 2);
    }),
  );
});
