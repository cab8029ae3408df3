import fc from 'fast-check';
import { addPage, counts, errorRate, noCounts, MEASURES, sumOf, threeQuarters, type PageOf } from './counts';

const page = (measures: PageOf['measures'], ...places: string[]): PageOf => ({
  measures,
  errors: places.map((place) => ({ kind: 'thrown', place })),
});

function counted(...pages: PageOf[]) {
  const all = noCounts();
  pages.forEach((each) => addPage(all, each));
  return all;
}

test('a page with errors fails once, however many it has; each error is counted by kind and place (OPS-75)', () => {
  const all = counted(page({}), page({}, 'TypeError a.js', 'TypeError a.js'), page({}, 'RangeError b.js'));
  expect(all).toMatchObject({ pages: 3, failed: 2, errors: { thrown: 3, rejected: 0, load: 0, network: 0 } });
  expect(all.places).toEqual({ 'TypeError a.js': 2, 'RangeError b.js': 1 });
  expect(errorRate(all)).toBeCloseTo(2 / 3);
  expect(errorRate(noCounts())).toBeNull();
});

test('what the network did not bring is counted and fails no page; a trial has its own pages (OPS-79)', () => {
  const late: PageOf = { measures: {}, errors: [{ kind: 'network', place: 'timeout' }] };
  const all = noCounts();
  addPage(all, late, 'a trial');
  addPage(all, page({}, 'TypeError a.js'), 'a trial');
  addPage(all, page({}, 'TypeError a.js'));
  expect(all).toMatchObject({ pages: 3, failed: 2, errors: { network: 1 }, places: { timeout: 1 } });
  expect(all.trials).toEqual({ 'a trial': { pages: 2, failed: 1 } });
});

test('places beyond the tenth are one, so that nobody fills the store with names', () => {
  const all = counted(...Array.from({ length: 30 }, (_, index) => page({}, `Error${index}`)));
  expect(Object.keys(all.places)).toHaveLength(11);
  expect(all.places['elsewhere']).toBe(20);
  expect(Object.keys(sumOf([all, counted(page({}, 'Another'))]).places)).toHaveLength(11);
});

test.each(['constructor', '__proto__', 'toString'])(
  'an error whose class is called %s spoils no counts',
  (name) => {
    const all = counted(page({}, name), page({}, name));
    expect(counts.parse(JSON.parse(JSON.stringify(sumOf([all, all]))))).toMatchObject({
      pages: 4,
      errors: { thrown: 4 },
    });
  },
);

test.each([
  ['nothing', [], null],
  ['one value: its step, up to three quarters of it', [150], 175],
  ['three of four in the first step', [10, 20, 30, 9000], 50],
  ['above the last step: its end', [20_000, 20_000], 10_000],
] as const)('three quarters of the pages stay within: %s', (_what, values, expected) => {
  const all = counted(...values.map((LCP) => page({ LCP })));
  expect(threeQuarters(all, 'LCP')).toBe(expected);
});

test('counts that are added up are those of all pages, and fit the file that they are kept in (OPS-77)', () => {
  const pages = fc.array(
    fc
      .record({
        LCP: fc.double({ min: 0, max: 600_000, noNaN: true }),
        CLS: fc.double({ min: 0, max: 100, noNaN: true }),
        frames: fc.nat(1000),
      })
      .map((measures) => page(measures, 'Error')),
  );
  fc.assert(
    fc.property(pages, pages, (some, others) => {
      const sum = sumOf([counted(...some), counted(...others)]);
      expect(sum).toEqual(counted(...some, ...others));
      expect(counts.safeParse(sum).success).toBe(true);
      const most = threeQuarters(sum, 'CLS');
      if (some.length + others.length > 0) expect(most).toBeLessThanOrEqual(MEASURES.CLS.ends.at(-1) ?? 0);
    }),
  );
});
