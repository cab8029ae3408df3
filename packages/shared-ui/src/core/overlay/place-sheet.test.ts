import fc from 'fast-check';
import { placeSheet } from './place-sheet';

const anchor = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 44 });
const desk = { width: 1200, height: 800 };

test.each([
  ['under the anchor, at its left', anchor(200, 100), 'start', 200, 150],
  ['under the anchor, at its right', anchor(200, 100), 'end', 60, 150],
  ['inside at the right edge', anchor(1150, 100), 'start', 952, 150],
  ['inside at the left edge', anchor(0, 100), 'end', 8, 150],
  ['above where there is no room below', anchor(200, 700), 'start', 200, 394],
] as const)('%s', (_what, at, align, left, top) => {
  expect(placeSheet(at, { width: 240, height: 300 }, desk, align)).toMatchObject({ left, top });
});

test('stays inside the window, whatever the anchor and the sheet', () => {
  const window = { width: 360, height: 640 };
  const anchors = fc.record({
    left: fc.integer({ min: 0, max: 260 }),
    top: fc.integer({ min: 0, max: 596 }),
  });
  const sizes = fc.record({
    width: fc.integer({ min: 40, max: 344 }),
    height: fc.integer({ min: 20, max: 2000 }),
  });
  fc.assert(
    fc.property(
      anchors,
      sizes,
      fc.constantFrom('start' as const, 'end' as const),
      ({ left, top }, size, align) => {
        const place = placeSheet(anchor(left, top), size, window, align);
        const height = Math.min(size.height, place.maxHeight);
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.left + size.width).toBeLessThanOrEqual(352);
        expect(place.top).toBeGreaterThanOrEqual(8);
        expect(place.top + height).toBeLessThanOrEqual(632);
      },
    ),
  );
});
