import fc from 'fast-check';
import { satisfies, unmet } from './ranges';

it.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['0.1.5', '^0.1.0', true],
  ['0.2.0', '^0.1.0', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2.10', '^1.2.9', true],
  ['2.0.0-rc.1', '^2.0.0', false],
  ['2.0.0-rc.1', '^2.0.0-rc.1', true],
  ['2.0.0', '^2.0.0-rc.1', false],
  ['', '^1.0.0', false],
  ['^1.0.0', '^1.0.0', false],
  ['1.0.0', '*', false],
  ['1.0.0', '>=1.0.0', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});

it.each([
  ['@kotoba/shared-ui/core', '1.0.9', '^1.2.0', true],
  ['@kotoba/shared-ui/core', '2.0.0', '^1.2.0', false],
  ['@kotoba/shared-ui/core', '0.1.0', '^0.2.0', false],
  ['@kotoba/shared-ui/core', undefined, '^1.0.0', false],
  ['react', '19.3.0', '^19.3.1', false],
])('%s %s is enough for %s: %s', (request, has, needs, isEnough) => {
  const provided = has === undefined ? {} : { [request]: has };
  expect(unmet({ [request]: needs }, provided)).toEqual(isEnough ? [] : [{ request, has, needs }]);
});

const number = fc.integer({ min: 0, max: 30 });
const triple = fc.tuple(number, number, number);

it('accepts the version that a range was made of, and never another major than the caret says', () => {
  fc.assert(
    fc.property(triple, triple, fc.constantFrom('', '^', '~'), (wanted, given, operator) => {
      const range = operator + wanted.join('.');
      expect(satisfies(wanted.join('.'), range)).toBe(true);
      if (satisfies(given.join('.'), range)) {
        expect(given[0]).toBe(wanted[0]);
        expect(given[0] * 1e6 + given[1] * 1e3 + given[2]).toBeGreaterThanOrEqual(
          wanted[0] * 1e6 + wanted[1] * 1e3 + wanted[2],
        );
      }
    }),
  );
});
