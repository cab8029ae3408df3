import { liveSuite } from '@kotoba/contracts';
import { startCanary } from '../releases/publish';
import { runEdge } from '../testing/edge';
import { suiteWithCanary } from '../testing/telemetry';
import { readHolds } from './holds';
import type { Telemetry } from './telemetry';

type Suite = Awaited<ReturnType<typeof suiteWithCanary>>;
let store: Suite['store'];
let current: Suite['current'];
let canary: Suite['canary'];
let names: Suite['names'];
let figures: Suite['figures'];
let reportOf: Suite['reportOf'];
let another: Suite['another'];
let storeWith: Suite['storeWith'];
let stop: Suite['stop'];

beforeAll(async () => {
  ({ store, current, canary, names, figures, reportOf, another, storeWith, stop } = await suiteWithCanary());
});
afterAll(() => stop());

const canaryOf = async (from: Pick<Telemetry, 'read'>) =>
  (await from.read()).snapshot?.registry.remotes['mfe-learn']?.canary?.release.id;

describe('a canary', () => {
  it('is held back by an edge that cannot write, for as long as it runs (OPS-79)', async () => {
    const full = () => Promise.reject(new Error('no room'));
    const telemetry = another(undefined, storeWith({ put: full, create: full }));
    const errors = [{ kind: 'load', name: 'broken', of: names.canary }] as const;
    for (let page = 0; page < 50; page += 1) {
      await telemetry.count(reportOf({ ran: [names.canary], measures: {}, errors: [...errors] }));
      await telemetry.count(reportOf());
    }
    expect(await canaryOf(telemetry)).toBe(canary.id);
    await telemetry.tick();
    expect(await canaryOf(telemetry)).toBeUndefined();
    await telemetry.close();
    expect(await readHolds(store.files)).toEqual([]);
  });

  it('whose pages fail more often is taken out of new pages by every and stays out (OPS-79)', async () => {
    const [telemetry, second] = [another(), another()];
    const worse = reportOf({
      ran: [names.shell, names.canary],
      measures: {},
      errors: [{ kind: 'load', name: 'broken', of: names.canary }],
    });
    for (let page = 0; page < 49; page += 1) {
      await telemetry.count(worse);
      await telemetry.count(reportOf());
    }
    await telemetry.tick();
    expect(await Promise.all([telemetry, second].map(canaryOf))).toEqual([canary.id, canary.id]);
    await telemetry.count(worse);
    await telemetry.count(reportOf());
    await telemetry.tick();
    await second.tick();
    expect(await Promise.all([telemetry, second].map(canaryOf))).toEqual([undefined, undefined]);
    const [hold, ...more] = await readHolds(store.files);
    expect([hold?.canary, hold?.release, hold?.against, more]).toEqual([
      { pages: 50, failed: 50 },
      canary.id,
      current.id,
      [],
    ]);
    // Another process, which begins now, and counts nothing.
    const fresh = await runEdge(store);
    const live = liveSuite.parse(await (await fresh.get('/registry.json')).json());
    expect(live.registry.remotes['mfe-learn']).not.toHaveProperty('canary');
    expect(await (await fresh.get('/readyz')).json()).toMatchObject({
      heldBack: [`mfe-learn ${canary.id}`],
    });
    expect(await figures()).toContain(`kotoba_canary_held{remote="mfe-learn",release="${canary.id}"} 1\n`);
    await fresh.stop();
    await telemetry.close();
    await second.close();
  });

  it('that was held back is given by `--anyway` alone, and judged anew (OPS-79)', async () => {
    const given = { percent: 10, id: canary.id };
    await expect(startCanary(store, 'mfe-learn', given)).rejects.toThrow(/50 of 50 pages failed.*--anyway/);
    await startCanary(store, 'mfe-learn', { ...given, anyway: true });
    const telemetry = another();
    const worse = reportOf({
      ran: [names.canary],
      measures: {},
      errors: [{ kind: 'load', name: 'broken', of: names.canary }],
    });
    for (let page = 0; page < 50; page += 1) {
      expect(await canaryOf(telemetry)).toBe(canary.id);
      await telemetry.tick();
      await telemetry.count(worse);
      await telemetry.count(reportOf());
    }
    await telemetry.tick();
    expect(await canaryOf(telemetry)).toBeUndefined();
    await telemetry.close();
    expect(await readHolds(store.files)).toHaveLength(2);
    await expect(startCanary(store, 'mfe-learn', { ...given, percent: 20 })).rejects.toThrow(/--anyway/);
  });
});
