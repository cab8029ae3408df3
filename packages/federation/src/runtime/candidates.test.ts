import fc from 'fast-check';
import { deployed } from '../testing/deployed';
import { candidatesOf, tabBucket, incompatibility, isAllowedUrl, releaseOf } from './candidates';
import { CONTRACT_VERSION } from '@kotoba/contracts';

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
  // 0x333333 is 43 modulo 100: its share begins at 57.
  expect(ids(57, { current, previous, canary })).toEqual(['3', '1']);
  expect(ids(86.9, { current, previous, canary })).toEqual(['3', '1']);
  expect(ids(87, { current, previous, canary })).toEqual(['1', '2']);
  expect(ids(56.9, { current, previous, canary })).toEqual(['1', '2']);
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
      const bucket = tabBucket(undefined, storage);
      expect(bucket).toBeGreaterThanOrEqual(0);
      expect(bucket).toBeLessThan(100);
      expect(tabBucket(undefined, storage)).toBe(bucket);
    }),
  );
});

it('rolls where storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(tabBucket(undefined, forbidden)).toBeLessThan(100);
});

it('gives a canary to a learner or not, in every tab and on every device, and to its share of learners (OPS-78)', () => {
  const forbidden = () => {
    throw new Error('A learner has a place without storage');
  };
  const percents = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(fc.nat(2 ** 31), percents, fc.nat(2 ** 24), (first, percent, random) => {
      const release = { ...deployed(3), id: random.toString(16).padStart(6, '0') + '0'.repeat(10) };
      const remote = { current, previous, canary: { release, percent } };
      const give = () =>
        Array.from(
          { length: 1000 },
          (_, index) => releaseOf(remote, tabBucket(first + index, forbidden)) === release,
        );
      const given = give();
      expect(give()).toEqual(given);
      expect(Math.abs(given.filter(Boolean).length - percent * 10)).toBeLessThan(10);
    }),
    { numRuns: 30 },
  );
});

it('tries another release on other learners (OPS-78)', () => {
  const buckets = Array.from({ length: 100 }, (_, index) => tabBucket(index + 1));
  const triersOf = (id: string) => {
    const remote = { current, previous, canary: { release: { ...deployed(3), id }, percent: 10 } };
    return buckets.filter((bucket) => releaseOf(remote, bucket) !== current);
  };
  const [some, others] = [triersOf(`000000${'0'.repeat(10)}`), triersOf(`000032${'0'.repeat(10)}`)];
  expect(some.length).toBeGreaterThan(5);
  expect(some.filter((bucket) => others.includes(bucket))).toEqual([]);
});

const page = { react: '19.3.1', '@kotoba/shared-ui/core': '1.1.0' };

it('has nothing against a release whose shared packages are all there', () => {
  const shared = { react: '^19.3.0', '@kotoba/shared-ui/core': '^1.0.0' };
  expect(incompatibility('mfe-learn', deployed(1, { shared }), page)).toBeNull();
});

it('names both versions of a shared package that does not fit', () => {
  expect(incompatibility('mfe-learn', deployed(1, { shared: { react: '^20.0.0' } }), page)).toMatchObject({
    code: 'shared-version',
    version: '1.0.1',
    misfit: { subject: 'react', has: '19.3.1', needs: '^20.0.0' },
  });
});

it('refuses a release that needs a package which the page does not share', () => {
  const failure = incompatibility('mfe-learn', deployed(1, { shared: { 'react-dom': '^19.3.1' } }), page);
  expect(failure).toMatchObject({ code: 'shared-version', misfit: { subject: 'react-dom', has: '–' } });
});

it('refuses another contract before anything else', () => {
  const release = deployed(1, { contract: CONTRACT_VERSION + 1, shared: { react: '^20.0.0' } });
  expect(incompatibility('mfe-learn', release, page)).toMatchObject({
    code: 'contract',
    misfit: { has: String(CONTRACT_VERSION), needs: String(CONTRACT_VERSION + 1) },
  });
});

it.each([
  ['/releases/mfe-learn/1/', true],
  ['//evil.example/1/', false],
  ['https://cdn.example/1/', true],
  ['https://cdn.example.evil/1/', false],
  ['https://evil.example/1/', false],
  ['data:text/javascript,1', false],
])('fetches from %s: %s', (url, allowed) => {
  expect(isAllowedUrl(url, ['https://cdn.example'])).toBe(allowed);
});
