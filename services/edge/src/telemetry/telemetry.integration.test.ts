import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { TELEMETRY_PATH } from '@kotoba/contracts/telemetry';
import { MAX_TELEMETRY_BYTES } from '@kotoba/contracts/telemetry-report';
import { runEdge } from '../testing/edge';
import { named } from '../testing/releases';
import { suiteWithCanary, TOKEN } from '../testing/telemetry';
import { KEPT_DAYS } from './day-files';
import { RELEASES_PAGE } from './releases-page';
import { Telemetry } from './telemetry';

type Suite = Awaited<ReturnType<typeof suiteWithCanary>>;
let store: Suite['store'];
let current: Suite['current'];
let shell: Suite['shell'];
let names: Suite['names'];
let edge: Suite['edge'];
let figures: Suite['figures'];
let reportOf: Suite['reportOf'];
let another: Suite['another'];
let storeWith: Suite['storeWith'];
let stop: Suite['stop'];

beforeAll(async () => {
  ({ store, current, shell, names, edge, figures, reportOf, another, storeWith, stop } =
    await suiteWithCanary());
});
afterAll(() => stop());

const send = (body: unknown, headers: Record<string, string> = {}) =>
  edge.get(TELEMETRY_PATH, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
/** As a browser asks, with a password. */
const browse = (path: string, token: string, mode = 'navigate'): Promise<IncomingMessage> =>
  new Promise((resolve) => {
    get(edge.url + path, { auth: `me:${token}`, headers: { 'sec-fetch-mode': mode } }, resolve);
  });

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
