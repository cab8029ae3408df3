import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { openMetrics, parseConfig } from '@kotoba/api';
import { liveSuite } from '@kotoba/contracts';
import { TELEMETRY_PATH } from '@kotoba/contracts/telemetry';
import { MAX_TELEMETRY_BYTES, type TelemetryReport } from '@kotoba/contracts/telemetry-report';
import { ReleaseFiles } from '../http/release-files';
import type { ReleaseStore } from '../releases/layout';
import { LiveSnapshot } from '../releases/live-snapshot';
import { promote, publish, startCanary, type Published } from '../releases/publish';
import { runEdge } from '../testing/edge';
import { builtRemote, builtShell, named, storeIn, temporaryFolder } from '../testing/releases';
import { KEPT_DAYS } from './day-files';
import { readHolds } from './holds';
import { RELEASES_PAGE } from './releases-page';
import { Telemetry } from './telemetry';

const TOKEN = 'a-token-of-the-metrics';
let store: ReleaseStore;
let current: Published;
let canary: Published;
let shell: Published;
let names: { current: string; canary: string; shell: string };
let edge: Awaited<ReturnType<typeof runEdge>>;
let closeMetrics: () => void;

beforeAll(async () => {
  store = await storeIn(temporaryFolder());
  current = await publish(store, builtRemote('mfe-learn', 'one'), 'mfe-learn');
  canary = await publish(store, builtRemote('mfe-learn', 'two'), 'mfe-learn');
  shell = await publish(store, builtShell(), 'shell');
  names = {
    current: `mfe-learn@${current.id}`,
    canary: `mfe-learn@${canary.id}`,
    shell: `shell@${shell.id}`,
  };
  await promote(store, 'mfe-learn', current.id, { why: 'the <first> one' });
  await promote(store, 'shell', shell.id);
  await startCanary(store, 'mfe-learn', { percent: 10, id: canary.id });
  const metrics = await openMetrics(parseConfig({ METRICS_TOKEN: TOKEN }));
  closeMetrics = metrics.close;
  edge = await runEdge(store, undefined, {
    metrics,
    telemetry: { sample: 40, limit: { points: 40, seconds: 3600 } },
  });
});
afterAll(async () => {
  closeMetrics();
  await edge.stop();
});

const reportOf = (over: Partial<TelemetryReport> = {}): TelemetryReport => ({
  ran: [names.shell, names.current],
  measures: {
    [names.shell]: { answer: 30, shell: 400 },
    [names.current]: { LCP: 900, CLS: 0.02, frames: 3 },
  },
  errors: [],
  ...over,
});
const send = (body: unknown, headers: Record<string, string> = {}) =>
  edge.get(TELEMETRY_PATH, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const bearer = { authorization: `Bearer ${TOKEN}` };
const figures = async (): Promise<string> => (await edge.get('/metrics', { headers: bearer })).text();
/** As a browser asks, with a password. */
const browse = (path: string, token: string, mode = 'navigate'): Promise<IncomingMessage> =>
  new Promise((resolve) => {
    get(edge.url + path, { auth: `me:${token}`, headers: { 'sec-fetch-mode': mode } }, resolve);
  });
/** Another edge of the same store. */
function another(now?: () => Date, its = store): Telemetry {
  const live = new LiveSnapshot(its);
  const { log } = Fastify({ logger: { level: 'silent' } });
  return new Telemetry({ store: its, live, files: new ReleaseFiles(its, live), log, now });
}
/** The store, some of whose calls go otherwise. */
const storeWith = (calls: Partial<ReleaseStore['files']>): ReleaseStore => {
  const { files } = store;
  const get = (_target: object, call: keyof typeof files): unknown => {
    const given: unknown = calls[call] ?? files[call];
    return typeof given === 'function' ? given.bind(files) : given;
  };
  return { ...store, files: new Proxy(files, { get: get as ProxyHandler<typeof files>['get'] }) };
};
const canaryOf = async (from: Pick<Telemetry, 'read'>) =>
  (await from.read()).snapshot?.registry.remotes['mfe-learn']?.canary?.release.id;

describe('POST /telemetry', () => {
  it('counts a report by release, and an error where its file is from (OPS-75)', async () => {
    const file = `mfe-learn/${named('entry.js', 'one')}`;
    const errors = [
      { kind: 'thrown', name: 'TypeError', of: names.shell, file },
      { kind: 'rejected', name: 'RangeError', of: names.shell },
    ] as const;
    const answer = await send(reportOf({ errors: [...errors] }));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store']);
    const lines = await figures();
    for (const [app, { id }, kind] of [
      ['mfe-learn', current, 'thrown'],
      ['shell', shell, 'rejected'],
    ] as const) {
      expect(lines).toContain(`kotoba_pages_total{app="${app}",release="${id}",result="failed"} 1\n`);
      expect(lines).toContain(`kotoba_page_errors_total{app="${app}",release="${id}",kind="${kind}"} 1\n`);
    }
    expect(lines).toContain(
      `kotoba_page_seconds_sum{app="shell",release="${shell.id}",measure="shell"} 0.4\n`,
    );
    expect(lines).toContain(`kotoba_page_layout_shift_count{app="mfe-learn",release="${current.id}"} 1\n`);
    expect(lines).toContain(`kotoba_page_long_frames_total{app="mfe-learn",release="${current.id}"} 3\n`);
  });

  it('leaves out what nobody has published, so that no name of a stranger is counted (OPS-76)', async () => {
    const stranger = `mfe-stranger@${'9'.repeat(16)}`;
    const unknown = `mfe-learn@${'9'.repeat(16)}`;
    const measures = { [stranger]: { LCP: 1 } };
    expect((await send({ ran: [stranger, unknown], measures, errors: [] })).status).toBe(204);
    expect(await figures()).not.toMatch(/stranger|9999999999999999/);
  });

  it.each([
    ['no JSON', () => '{', {}, 400, 'INVALID_INPUT'],
    ['nothing', () => '', {}, 400, 'INVALID_INPUT'],
    ['another field', () => ({ ...reportOf(), learner: 7 }), {}, 400, 'INVALID_INPUT'],
    [
      'a text',
      () => reportOf({ errors: [{ kind: 'thrown', name: 'It broke at 5', of: names.shell }] }),
      {},
      400,
      'INVALID_INPUT',
    ],
    [
      'an absurd time',
      () => reportOf({ measures: { [names.shell]: { LCP: -1 } } }),
      {},
      400,
      'INVALID_INPUT',
    ],
    [
      'a name that every object has',
      () => '{"ran":["shell@0000000000000000"],"measures":{"__proto__":{}},"errors":[]}',
      {},
      400,
      'INVALID_INPUT',
    ],
    ['too long', () => 'x'.repeat(MAX_TELEMETRY_BYTES + 1), {}, 413, 'TOO_LARGE'],
    [
      'a form',
      () => 'a=b',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['another site', () => reportOf(), { 'sec-fetch-site': 'cross-site' }, 400, 'INVALID_INPUT'],
  ])('refuses %s in the documented shape (OPS-76)', async (_what, body, headers, status, code) => {
    const answer = await send(body(), headers);
    expect(answer.status).toBe(status);
    const message = 'This is no report of a page';
    expect(await answer.json()).toEqual({ success: false, error: message, message, code });
  });

  it('takes no more than its limit from an address, and says when again (OPS-76)', async () => {
    const small = await runEdge(store, undefined, { telemetry: { limit: { points: 2, seconds: 3600 } } });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', body: JSON.stringify(reportOf()), headers };
      const answer = await small.get(TELEMETRY_PATH, init);
      statuses.push([answer.status, Number(answer.headers.get('retry-after')) > 3000]);
    }
    await small.stop();
    expect(statuses).toEqual([
      [204, false],
      [204, false],
      [429, true],
    ]);
  });

  it('counts few pages of an address for canaries, so that nobody alone has one held back (OPS-79)', async () => {
    const counted = jest.spyOn(Telemetry.prototype, 'count');
    const small = await runEdge(store, undefined, {
      telemetry: { canaryLimit: { points: 2, seconds: 86_400 } },
    });
    const headers = { 'content-type': 'application/json' };
    for (let call = 0; call < 3; call += 1)
      await small.get(TELEMETRY_PATH, { method: 'POST', body: JSON.stringify(reportOf()), headers });
    await small.stop();
    expect(counted.mock.calls.map(([, isJudged]) => isJudged)).toEqual([true, true, false]);
    counted.mockRestore();
  });

  it('is asked of so many pages in a hundred as the setting says; of none, nothing is said', async () => {
    expect(await (await edge.get('/dashboard')).text()).toContain(
      '<meta name="kotoba-telemetry" content="40">',
    );
    const silent = await runEdge(store);
    expect(await (await silent.get('/dashboard')).text()).not.toContain('kotoba-telemetry');
    await silent.stop();
  });
});

describe('counts', () => {
  it('are written one time after the other, and a last time when all before are (OPS-77)', async () => {
    const puts: (() => void)[] = [];
    let running = 0;
    const put = jest.fn(async () => {
      running += 1;
      expect(running).toBe(1);
      await new Promise<void>((resolve) => puts.push(resolve));
      running -= 1;
    });
    const telemetry = another(undefined, storeWith({ put }));
    await telemetry.count(reportOf());
    const ticks = [telemetry.tick(), telemetry.tick()];
    await telemetry.count(reportOf());
    const closed = telemetry.close();
    for (let write = 0; write < 2; write += 1) {
      while (puts.length === 0) await new Promise(setImmediate);
      puts.shift()?.();
    }
    await Promise.all([...ticks, closed]);
    expect(put).toHaveBeenCalledTimes(2);
  });

  it('of all edges are one, outlive them, and go after the days they are kept (OPS-77)', async () => {
    let now = new Date('2090-03-01T12:00:00Z');
    const [first, second] = [another(() => now), another(() => now)];
    for (const one of [first, second]) {
      await one.count(reportOf());
      await one.tick();
      await one.count(reportOf());
      await one.close();
    }
    const third = another(() => now);
    const row = new RegExp(`${current.id}</code></th><td>current</td><td>(\\d+)</td>`);
    expect(row.exec((await third.page()).html)?.[1]).toBe('4');
    now = new Date(Number(now) + (KEPT_DAYS + 1) * 86_400_000);
    await third.close();
    expect(row.exec((await another(() => now).page()).html)).toBeNull();
  });

  it('are drawn behind the door of the metrics, with the changes of the history beside them (OPS-77)', async () => {
    await send(reportOf());
    const refused = await browse(RELEASES_PAGE, 'another-token-of-metrics');
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
      401,
      'Basic realm="Kotoba", charset="UTF-8"',
    ]);
    // What a script in the operator's browser asks for gets nothing, though the password goes along.
    expect((await browse(RELEASES_PAGE, TOKEN, 'cors')).statusCode).toBe(401);
    expect((await browse('/metrics', TOKEN)).statusCode).toBe(401);
    const page = await browse(RELEASES_PAGE, TOKEN);
    expect(page.headers['content-security-policy']).toMatch(
      /^sandbox; default-src 'none'; style-src 'nonce-/,
    );
    const html = await text(page);
    expect(html).toContain('<td>promote, platform</td>');
    expect(html).toContain(`<td>– → <code>${current.id}</code></td>`);
    expect(html).toContain('the &lt;first&gt; one');
    expect(html).toMatch(/<svg [^>]*role="img" aria-label="LCP: \d+ ms on /);
    expect(html).not.toMatch(/<script|style="/);
  });
});

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

  it('whose pages fail more often is taken out of new pages by every edge, and stays out (OPS-79)', async () => {
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
