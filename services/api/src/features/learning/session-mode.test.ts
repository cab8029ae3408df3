import fc from 'fast-check';
import type { Direction } from '@kotoba/contracts';
import { chooseModes, directionOf } from './session-mode';

const none: readonly Direction[] = [];

test.each([
  [0, [1, 2, 3, 4, 1, 2, 3, 4]],
  [1, [2, 1, 4, 3, 2, 1, 4, 3]],
  [2, [3, 4, 1, 2, 3, 4, 1, 2]],
  [3, [4, 3, 2, 1, 4, 3, 2, 1]],
])('seed %i deals the four modes evenly, in an order of its own', (seed, modes) => {
  expect(chooseModes(Array<typeof none>(8).fill(none), seed)).toEqual(modes);
});

test('a word that is due in one direction is asked in that one, and the others make up for it', () => {
  const due: Direction[][] = [['recall'], ['recall'], [], ['recall', 'recognition'], []];
  const directions = chooseModes(due, 0).map(directionOf);
  expect(directions.slice(0, 2)).toEqual(['recall', 'recall']);
  expect(directions.slice(2).sort()).toEqual(['recall', 'recognition', 'recognition']);
});

test('whatever is due, directions are as even as what is due allows, and so are the two ways of each', () => {
  const due = fc.subarray<Direction>(['recall', 'recognition']);
  fc.assert(
    fc.property(fc.array(due, { maxLength: 60 }), fc.nat(), (words, seed) => {
      const modes = chooseModes(words, seed);
      const count = (...of: number[]) => modes.filter((mode) => of.includes(mode)).length;
      const forced = (direction: Direction) =>
        words.filter((one) => one.length === 1 && one[0] === direction).length;
      const free = words.length - forced('recall') - forced('recognition');
      const gap = Math.abs(forced('recall') - forced('recognition'));
      const unevenness = Math.abs(count(1, 3) - count(2, 4));
      expect(unevenness).toBe(Math.max(gap - free, (gap - free) & 1));
      expect(Math.abs(count(1) - count(3))).toBeLessThanOrEqual(1);
      expect(Math.abs(count(2) - count(4))).toBeLessThanOrEqual(1);
      words.forEach((one, index) => {
        if (one.length === 1) expect(directionOf(modes[index] ?? 2)).toBe(one[0]);
      });
    }),
  );
});
