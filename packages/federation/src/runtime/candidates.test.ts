import fc from 'fast-check';
import { deployed } from '../testing/deployed';
import { candidatesOf, tabBucket } from './candidates';

const current = deployed(1);
const previous = deployed(2);
const canary = { release: deployed(3), percent: 30 };
const ids = (bucket: number, remote: Parameters<typeof candidatesOf>[0]) =>
  candidatesOf(remote, bucket).map(({ id }) => id[0]);

it('tries the current release, then the one before', () => {
  expect(ids(0, { current, previous })).toEqual(['1', '2']);
  expect(ids(0, { current, previous: null })).toEqual(['1']);
});

it('gives the canary to its share of the tabs, with the current release to fall back on', () => {
  expect(ids(29.9, { current, previous, canary })).toEqual(['3', '1']);
  expect(ids(30, { current, previous, canary })).toEqual(['1', '2']);
  expect(ids(0, { current, previous: null, canary: { release: current, percent: 100 } })).toEqual(['1']);
});

it('keeps the bucket of a tab, and rolls anew when what is kept is no bucket', () => {
  fc.assert(
    fc.property(fc.option(fc.oneof(fc.string(), fc.double().map(String))), (kept) => {
      const store = new Map(kept === null ? [] : [['kotoba-tab-bucket', kept]]);
      const storage = () => ({
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, value: string) => void store.set(key, value),
      });
      const bucket = tabBucket(storage);
      expect(bucket).toBeGreaterThanOrEqual(0);
      expect(bucket).toBeLessThan(100);
      expect(tabBucket(storage)).toBe(bucket);
    }),
  );
});

it('rolls where storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(tabBucket(forbidden)).toBeLessThan(100);
});
