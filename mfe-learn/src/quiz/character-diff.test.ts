import fc from 'fast-check';
import { characterDiff, isNearMiss, type DiffPart } from './character-diff';

const written = (parts: readonly DiffPart[]): string =>
  parts.map(({ kind, text }) => ({ same: text, extra: `-${text}-`, missing: `+${text}+` })[kind]).join('');

test.each([
  ['umbrela', 'umbrella', 'umbrel+l+a'],
  ['おばさん', 'おばあさん', 'おば+あ+さん'],
  ['がつこう', 'がっこう', 'が-つ-+っ+こう'],
  ['station', 'station', 'station'],
  ['', 'え', '+え+'],
  ['😀a', 'a', '-😀-a'],
])('%s for %s is %s', (typed, wanted, diff) => {
  expect(written(characterDiff(typed, wanted))).toBe(diff);
});

test.each([
  ['umbrela', 'umbrella', true],
  ['おばさん', 'おばあさん', true],
  ['hat', 'umbrella', false],
  ['umbrella', 'umbrella', false],
  ['', 'umbrella', false],
])('%s is near %s: %s', (typed, wanted, near) => {
  expect(isNearMiss(typed, wanted)).toBe(near);
});

test('the parts make up both texts again', () => {
  const text = fc.string({ unit: fc.constantFrom(...'abcかきく😀'), maxLength: 30 });
  const read = (parts: readonly DiffPart[], left: DiffPart['kind']) =>
    parts.flatMap(({ kind, text: part }) => (kind === left ? [] : [part])).join('');
  fc.assert(
    fc.property(text, text, (typed, wanted) => {
      const parts = characterDiff(typed, wanted);
      expect(read(parts, 'missing')).toBe(typed);
      expect(read(parts, 'extra')).toBe(wanted);
    }),
    { numRuns: 500 },
  );
});
