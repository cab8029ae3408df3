import fc from 'fast-check';
import type { DeployedRelease } from '@kotoba/contracts';
import { promoteRemote, setCanary, setDisabled, toPrevious } from './changes';
import { toDeployedRelease } from './deployed';
import { DeployError } from './layout';
import type { SuiteState } from './schema';
import { emptySnapshot } from './snapshot';

const now = new Date('2026-01-01T00:00:00Z');
const release = (digit: number): DeployedRelease => ({
  contract: 1,
  version: `1.0.${digit}`,
  id: String(digit).repeat(16),
  url: '/releases/mfe-learn/',
  entry: 'entry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  shared: {},
  contributions: { routes: [], sidebar: [], dashboardCards: [], search: [] },
});
const name = 'mfe-learn';
const pinOf = (digit: number) => `sha384-${String(digit).repeat(64)}`;
const promoted = (state: SuiteState, digit: number) =>
  promoteRemote(state, { name, release: release(digit), pin: pinOf(digit), now });

it('serves a release of before, whose entry was two files, as it was served then', () => {
  const { url: _url, integrity, ...described } = release(1);
  const files = { 'entry.js': integrity, 'chunks/1.js': integrity };
  const of = (preload?: string[]) =>
    toDeployedRelease({ ...described, preload, name, createdAt: now.toISOString(), files });
  expect(of()).toStrictEqual(release(1));
  expect(of(['chunks/1.js']).preload).toEqual([{ file: 'chunks/1.js', integrity }]);
});

it('remembers the release before, once, and goes back to it once', () => {
  const two = promoted(promoted(promoted(emptySnapshot(now), 1), 2), 2);
  expect(two.registry.remotes[name]).toMatchObject({ current: release(2), previous: release(1) });
  const back = toPrevious(two, name, now);
  expect(back.registry.remotes[name]).toEqual({ current: release(1), previous: null });
  expect(() => toPrevious(back, name, now)).toThrow(DeployError);
});

it('ends a canary with a promotion', () => {
  const canary = { release: release(2), pin: pinOf(2), percent: 10 };
  const bird = setCanary(promoted(emptySnapshot(now), 1), { name, canary, now });
  expect(bird.registry.remotes[name]?.canary?.percent).toBe(10);
  expect(promoted(bird, 2).registry.remotes[name]).toEqual({ current: release(2), previous: release(1) });
});

it('keeps the hash of each description that a tab may need, and of no other', () => {
  const three = promoted(promoted(promoted(emptySnapshot(now), 1), 2), 3);
  expect(three.pins).toEqual({
    [`${name}/${release(2).id}`]: pinOf(2),
    [`${name}/${release(3).id}`]: pinOf(3),
  });
});

it('keeps that a release was given anyway while a tab may run it (OPS-79)', () => {
  const canary = { release: release(2), pin: pinOf(2), percent: 10 };
  const one = promoted(emptySnapshot(now), 1);
  const given = setCanary(one, { name, canary: { ...canary, anyway: true }, now });
  const lifted = { [`${name}/${release(2).id}`]: now.toISOString() };
  expect([given.lifted, given.reason]).toEqual([lifted, `canary ${name} ${release(2).id} 10 % anyway`]);
  expect(setCanary(given, { name, canary: { ...canary, percent: 50 }, now }).lifted).toEqual(lifted);
  expect(setCanary(given, { name, canary: null, now })).not.toHaveProperty('lifted');
});

it('says of each change what it changed, and from which release to which', () => {
  const two = promoted(promoted(emptySnapshot(now), 1), 2);
  const bird = setCanary(two, { name, canary: { release: release(3), pin: pinOf(3), percent: 10 }, now });
  const said = [two, bird, setCanary(bird, { name, canary: null, now }), toPrevious(bird, name, now)];
  expect(said.map(({ change }) => [change?.what, change?.from, change?.to])).toEqual([
    ['promote', release(1).id, release(2).id],
    ['canary', null, release(3).id],
    ['canary', release(3).id, null],
    ['rollback', release(2).id, release(1).id],
  ]);
  expect(bird.reason).toBe(`canary ${name} ${release(3).id} 10 %`);
});

/** Source: OPS-71. */
it('keeps a remote disabled whatever is promoted, until it is enabled', () => {
  const off = setDisabled(promoted(promoted(emptySnapshot(now), 1), 2), { name, disabled: true, now });
  const later = toPrevious(promoted(off, 3), name, now);
  expect(later.registry.remotes[name]).toEqual({ current: release(2), previous: null, disabled: true });
  expect(later.registry.id).not.toBe(off.registry.id);
  expect(() => setDisabled(later, { name, disabled: true, now })).toThrow(/disabled already/);
  const on = setDisabled(later, { name, disabled: false, now });
  expect(on.registry.remotes[name]).toEqual({ current: release(2), previous: null });
});

it('says what is missing for a canary of a remote that is not served', () => {
  expect(() => setCanary(emptySnapshot(now), { name, canary: null, now })).toThrow(/promote one first/);
});

it('always grows the sequence, never has a release as its own fall-back, and names the same state by the same id', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant('back' as const))), (steps) => {
      let snapshot: SuiteState = emptySnapshot(now);
      const ids = new Map<string, string>();
      for (const step of steps) {
        const before = snapshot;
        try {
          snapshot = step === 'back' ? toPrevious(snapshot, name, now) : promoted(snapshot, step);
        } catch (error) {
          expect(error).toBeInstanceOf(DeployError);
          continue;
        }
        expect(snapshot.sequence).toBe(before.sequence + 1);
        const remote = snapshot.registry.remotes[name];
        expect(remote?.previous?.id).not.toBe(remote?.current.id);
        const state = JSON.stringify(snapshot.registry.remotes);
        expect(ids.get(state) ?? snapshot.registry.id).toBe(snapshot.registry.id);
        ids.set(state, snapshot.registry.id);
      }
      expect(new Set(ids.values()).size).toBe(ids.size);
    }),
  );
});
