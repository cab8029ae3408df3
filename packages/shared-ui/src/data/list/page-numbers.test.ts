import fc from 'fast-check';
import { pageNumbers } from './page-numbers';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'gap-right', 8]],
  [4, 8, [1, 2, 3, 4, 5, 'gap-right', 8]],
  [5, 9, [1, 'gap-left', 4, 5, 6, 'gap-right', 9]],
  [5, 8, [1, 'gap-left', 4, 5, 6, 7, 8]],
  [42, 42, [1, 'gap-left', 38, 39, 40, 41, 42]],
])('page %d of %d', (page, pageCount, marks) => {
  expect(pageNumbers(page, pageCount)).toEqual(marks);
});

const pages = fc
  .integer({ min: 8, max: 100_000 })
  .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));

test('many pages: always seven marks, rising, with the first, the last, the current one and its neighbours', () => {
  fc.assert(
    fc.property(pages, ([page, pageCount]) => {
      const marks = pageNumbers(page, pageCount);
      const numbers = marks.filter((mark) => typeof mark === 'number');
      expect(marks).toHaveLength(7);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)).toBe(pageCount);
      for (const near of [page - 1, page, page + 1]) {
        if (near >= 1 && near <= pageCount) expect(numbers).toContain(near);
      }
    }),
  );
});

test('a gap hides at least two pages', () => {
  fc.assert(
    fc.property(pages, ([page, pageCount]) => {
      const marks = pageNumbers(page, pageCount);
      marks.forEach((mark, index) => {
        const [before, after] = [marks[index - 1], marks[index + 1]];
        if (typeof mark === 'number' || typeof before !== 'number' || typeof after !== 'number') return;
        expect(after - before).toBeGreaterThan(2);
      });
    }),
  );
});
