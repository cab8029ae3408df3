import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openMetrics, parseConfig } from '@kotoba/api';
import { liveSuite, registry, REGISTRY_ELEMENT_ID } from '@kotoba/contracts';
import { createProxiedApi } from './api/proxied-api';
import { releaseFolder, type ReleaseStore } from './releases/layout';
import { disable, promote, publish, type Published, rollBack, startCanary } from './releases/publish';
import { readSnapshot, snapshotFile } from './releases/snapshot';
import { verifyStore } from './releases/verify';
import { echoApi, runEdge } from './testing/edge';
import { bodyOf, sendRaw } from './testing/raw';
import { builtRemote, builtShell, CHUNK, named, storeIn, temporaryFolder } from './testing/releases';

const dataDir = temporaryFolder();
let store: ReleaseStore;
let first: Published;
let shell: Published;
let edge: Awaited<ReturnType<typeof runEdge>>;

beforeAll(async () => {
  store = await storeIn(dataDir);
  first = await publish(store, builtRemote('mfe-learn', 'one'), 'mfe-learn');
  shell = await publish(store, builtShell(), 'shell');
  await promote(store, 'mfe-learn', first.id);
  await promote(store, 'shell', shell.id);
  edge = await runEdge(store);
});
afterAll(() => edge.stop());

/** The registry that a page carries. */
async function registryOf(address = '/dashboard') {
  const html = await (await edge.get(address)).text();
  const json = new RegExp(`<script type="application/json" id="${REGISTRY_ELEMENT_ID}">(.*?)</script>`).exec(
    html,
  );
  return registry.parse(JSON.parse(json?.[1] ?? ''));
}

/** The file of the snapshot that is served, or of one after it. */
const newestFile = async (later = 0) =>
  path.join(dataDir, snapshotFile(((await readSnapshot(store))?.sequence ?? 0) + later));

const currentOf = async () => (await registryOf()).remotes['mfe-learn']?.current.id;

describe('pages', () => {
  it('answer a route of the shell and of a remote with 200, anything else with the same page and 404', async () => {
    const statuses = await Promise.all(
      [
        '/',
        '/dashboard',
        '/dashboard/',
        '/words/7',
        '/learn',
        '/learn?a=b',
        '/words',
        '/nowhere',
        '/learn/x',
      ].map(async (address) => (await edge.get(address)).status),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 404, 404, 404]);
    expect(await (await edge.get('/nowhere')).text()).toContain('<div id="root">');
  });

  /** Source: OPS-87. */
  it('name the origin of their files, and allow code from there and nowhere else', async () => {
    const apart = await runEdge(store, echoApi(), { filesOrigin: 'https://files.example' });
    try {
      const page = await apart.get('/learn');
      const html = await page.text();
      const files = [...html.matchAll(/(?:src|href|content)="([^" ]*\/releases\/[^" ]*)/g)];
      expect(files.length).toBeGreaterThan(0);
      for (const [, file] of files) expect(file).toMatch(/^https:\/\/files\.example\//);
      const policy = page.headers.get('content-security-policy') ?? '';
      const allowed = policy.split('; ').filter((part) => part.includes('https://files.example'));
      expect(allowed.map((part) => part.split(' ')[0])).toEqual(['script-src', 'style-src']);
      const live = liveSuite.parse(await (await apart.get('/registry.json')).json());
      const release = live.registry.remotes['mfe-learn']?.current;
      expect(release?.url).toBe('https://files.example/releases/mfe-learn/');
      const file = await apart.get(`/releases/mfe-learn/${release?.entry}`);
      expect(file.headers.get('access-control-allow-origin')).toBe('*');
    } finally {
      await apart.stop();
    }
  });

  it('may run nothing but own files, with styles by a nonce that is new for each page', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await edge.get('/dashboard')).headers.get('content-security-policy') ?? ''),
    );
    expect(policies[0]).toContain("script-src 'self';");
    expect(policies[0]).not.toMatch(/unsafe|\*|data:|http/);
    for (const name of ['style-src', 'img-src', 'media-src', 'font-src', 'connect-src', 'manifest-src']) {
      expect(policies[0]).toContain(`${name} 'self'`);
    }
    for (const name of ['object-src', 'base-uri', 'frame-ancestors', 'default-src']) {
      expect(policies[0]).toContain(`${name} 'none'`);
    }
    const nonces = policies.map((policy) => /'nonce-([A-Za-z0-9+/=]+)'/.exec(policy)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    expect(nonces.every((nonce) => (nonce?.length ?? 0) >= 22)).toBe(true);
  });

  it('have no inline script, and the integrity of every file that they name', async () => {
    const html = await (await edge.get('/learn')).text();
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !tag.includes('application/json')).length).toBeGreaterThan(0);
    for (const tag of scripts) expect(tag).toMatch(/src="\/|type="application\/json"/);
    for (const tag of html.match(/<(?:script|link)[^>]*(?:\.js|\.css)"[^>]*>/g) ?? []) {
      expect(tag).toMatch(/integrity="sha384-[A-Za-z0-9+/]{64}"/);
      expect(tag).toContain('crossorigin="anonymous"');
    }
  });

  it("hint the entry, the page and what it shares of the address's remote only", async () => {
    const hints = async (address: string) =>
      [...(await (await edge.get(address)).text()).matchAll(/rel="preload"[^>]*href="([^"]*)"/g)].map(
        ([, href]) => href,
      );
    const early = async (address: string) =>
      /<script src="([^"]*)"[^>]* async data-entry>/.exec(await (await edge.get(address)).text())?.[1];
    const shared = `/shell/${named('chunks/start.js', 'kana')}`;
    const remote = '/releases/mfe-learn/';
    expect(await hints('/dashboard')).toEqual([]);
    expect(await hints('/learn')).toEqual([remote + CHUNK, shared]);
    expect(await early('/dashboard')).toBeUndefined();
    expect(await early('/learn')).toBe(remote + named('entry.js', 'one'));
  });

  it('come compressed to a browser that takes it, and plain to others', async () => {
    const plain = await edge.get('/dashboard', { headers: { 'accept-encoding': 'identity' } });
    const small = await edge.get('/dashboard', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([plain, small].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'br']);
    expect([plain, small].map(({ headers }) => headers.get('vary'))).toEqual(
      Array(2).fill('accept-encoding'),
    );
    expect(await small.text()).toContain('<div id="root">');
  });

  it('are never kept without asking', async () => {
    expect((await edge.get('/dashboard')).headers.get('cache-control')).toBe('no-cache');
  });
});

describe('files of releases', () => {
  const entry = named('entry.js', 'one');
  const entryOf = () => `/releases/mfe-learn/${entry}`;

  it('are kept for ever, with their type and an entity tag that spares a second transfer', async () => {
    const answer = await edge.get(entryOf());
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable, no-transform');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = answer.headers.get('etag') ?? '';
    expect((await edge.get(entryOf(), { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it.each([
    ['br', 'br, gzip'],
    ['gzip', 'gzip'],
    [null, 'identity'],
  ])('come as %s to a browser that takes "%s", and are the same bytes', async (encoding, accepted) => {
    const answer = await edge.get(entryOf(), { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(await answer.text()).toMatch(/^one/);
  });

  it.each([
    '/releases/mfe-learn/ENTRY.br',
    '/releases/mfe-learn/FIRST/ENTRY.br',
    '/releases/mfe-learn/release.json',
    '/releases/mfe-learn/missing.0123456789abcdef.js',
    '/releases/mfe-exam/ENTRY',
    '/releases/mfe-learn/FIRST/release.json',
    '/releases/mfe-learn/FIRST/%2e%2e/%2e%2e/keys/registry-private.pem',
    '/releases/mfe-learn/FIRST/missing.js',
    '/releases/mfe-learn/FIRST/constructor',
    '/releases/mfe-learn/0000000000000000/ENTRY',
    '/releases/%2e%2e/keys/registry-private.pem',
    '/releases/mfe-learn/__proto__/ENTRY',
    '/releases/__proto__/ENTRY',
    '/releases',
    '/shell/SHELL/shell.json',
  ])('that no release names are missing, and not answered with a page: %s', async (address) => {
    const filled = address.replace('FIRST', first.id).replace('SHELL', shell.id).replace('ENTRY', entry);
    const answer = await edge.get(filled);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('PRIVATE KEY');
  });

  it('of an app that nobody was served with are not looked for in the store', async () => {
    const list = jest.spyOn(store.files, 'list');
    for (const app of ['mfe-x', 'mfe-y'])
      expect((await edge.get(`/releases/${app}/x.0123456789abcdef.js`)).status).toBe(404);
    expect(list.mock.calls.filter(([below]) => below?.startsWith('releases/'))).toEqual([]);
    list.mockRestore();
  });

  it('at fixed names come from the current shell', async () => {
    const answer = await edge.get('/favicon.svg');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });
});

describe('releasing', () => {
  it('is live for the next page without a restart, and so is going back', async () => {
    const second = await publish(store, builtRemote('mfe-learn', 'two'), 'mfe-learn');
    expect(await currentOf()).toBe(first.id);
    await promote(store, 'mfe-learn', second.id);
    expect((await registryOf()).remotes['mfe-learn']).toMatchObject({
      current: { id: second.id },
      previous: { id: first.id },
    });
    await rollBack(store, 'mfe-learn');
    expect((await registryOf()).remotes['mfe-learn']).toMatchObject({
      current: { id: first.id },
      previous: null,
    });
  });

  it('costs an open tab that asks about it an empty answer, until something is released', async () => {
    const ask = (tag?: string) =>
      edge.get('/registry.json', tag === undefined ? {} : { headers: { 'if-none-match': tag } });
    const before = await ask();
    expect(before.headers.get('cache-control')).toBe('no-cache');
    expect(liveSuite.parse(await before.json())).toEqual({ shell: shell.id, registry: await registryOf() });
    const tag = before.headers.get('etag') ?? '';
    const same = await ask(tag);
    expect([same.status, await same.text()]).toEqual([304, '']);

    await promote(
      store,
      'mfe-learn',
      (await publish(store, builtRemote('mfe-learn', 'news'), 'mfe-learn')).id,
    );
    const after = await ask(tag);
    expect([after.status, liveSuite.parse(await after.json()).registry]).toEqual([200, await registryOf()]);
    // Taken back: what the tab runs is the newest again.
    await rollBack(store, 'mfe-learn');
    expect((await ask(tag)).status).toBe(304);
  });

  it('names in every page the release of the shell that it runs', async () => {
    expect(await (await edge.get('/learn')).text()).toContain(
      `<meta name="kotoba-shell" content="${shell.id}">`,
    );
  });

  it('gives a canary to a share of the tabs beside the current release, and takes it back', async () => {
    const bird = await publish(store, builtRemote('mfe-learn', 'bird'), 'mfe-learn');
    await startCanary(store, 'mfe-learn', { percent: 25, id: bird.id });
    expect((await registryOf()).remotes['mfe-learn']?.canary).toMatchObject({
      percent: 25,
      release: { id: bird.id },
    });
    await startCanary(store, 'mfe-learn', { percent: 0 });
    expect((await registryOf()).remotes['mfe-learn']?.canary).toBeUndefined();
  });

  /** Source: OPS-71. */
  it('keeps the page of a remote that is disabled, without its code, and its files for open tabs', async () => {
    const html = async () => (await edge.get('/learn')).text();
    const hint = `rel="preload" as="script" href="/releases/mfe-learn/`;
    const before = await registryOf('/learn');
    expect(await html()).toContain(hint);
    await disable(store, 'mfe-learn', { disabled: true });
    const off = await registryOf('/learn');
    expect(off.remotes['mfe-learn']).toEqual({ ...before.remotes['mfe-learn'], disabled: true });
    expect((await edge.get('/learn')).status).toBe(200);
    expect(await html()).not.toContain(hint);
    expect((await edge.get(`/releases/mfe-learn/${named('entry.js', 'one')}`)).status).toBe(200);
    await disable(store, 'mfe-learn', { disabled: false });
    expect((await registryOf('/learn')).remotes).toEqual(before.remotes);
    expect(await html()).toContain(hint);
  });

  it('brings the routes of a new remote, and 200 for its addresses', async () => {
    expect((await edge.get('/exam')).status).toBe(404);
    await publish(store, builtRemote('mfe-exam', 'exam'), 'mfe-exam');
    await promote(store, 'mfe-exam');
    expect((await edge.get('/exam')).status).toBe(200);
  });

  it('keeps the files of releases that are no longer current: open tabs still need them, on every replica', async () => {
    const fresh = await runEdge(store);
    for (const replica of [edge, fresh])
      expect((await replica.get(`/releases/mfe-learn/${named('entry.js', 'bird')}`)).status).toBe(200);
    await fresh.stop();
    // Pages of before this address was without the release name it so.
    expect((await edge.get(`/releases/mfe-learn/${first.id}/${CHUNK}`)).status).toBe(200);
  });
});

describe('a snapshot that is not what was signed', () => {
  it.each([
    ['changed', (text: string) => text.replace('/releases/mfe-learn/', '/releases/mfe-evil/'), 'forged'],
    ['cut', (text: string) => text.slice(0, text.length / 2), 'malformed'],
    ['empty', () => '', 'malformed'],
    ['unsigned', (text: string) => JSON.stringify({ ...JSON.parse(text), signature: '' }), 'forged'],
  ])(
    'is refused when %s: the last good one is served, and readiness says so',
    async (_name, damage, problem) => {
      const newest = await newestFile();
      const good = readFileSync(newest, 'utf8');
      const before = await registryOf();
      writeFileSync(newest, damage(good));
      expect(await registryOf()).toEqual(before);
      expect(await (await edge.get('/readyz')).json()).toMatchObject({
        status: 'ok',
        refusedSnapshot: problem,
      });
      writeFileSync(newest, good);
      expect(await registryOf()).toEqual(before);
      expect(await (await edge.get('/readyz')).json()).not.toHaveProperty('refusedSnapshot');
    },
  );

  it('is refused when it is an old one put back under the next number', async () => {
    const old = readFileSync(await newestFile(), 'utf8');
    await promote(store, 'mfe-learn', first.id);
    const served = await registryOf();
    const next = await newestFile(1);
    writeFileSync(next, old);
    expect(await registryOf()).toEqual(served);
    expect(await (await edge.get('/readyz')).json()).toMatchObject({ refusedSnapshot: 'misnumbered' });
    // A process that starts now serves the last good one, too.
    const fresh = await runEdge(store);
    expect(await (await fresh.get('/readyz')).json()).toMatchObject({
      registry: served.id,
      refusedSnapshot: 'misnumbered',
    });
    await fresh.stop();
    rmSync(next);
    expect(await (await edge.get('/readyz')).json()).not.toHaveProperty('refusedSnapshot');
  });
});

/** Source: OPS-45. */
describe('a file that is not what was published', () => {
  const flip = (file: string) => {
    const content = readFileSync(file);
    content[10] = (content[10] ?? 0) ^ 1;
    writeFileSync(file, content);
  };
  const damages: [string, string, (file: string) => void, number][] = [
    ['with one byte flipped', '', flip, 503],
    ['cut', '', (file) => truncateSync(file, 20), 503],
    ['empty', '', (file) => truncateSync(file, 0), 503],
    ['described wrongly', 'release.json', (file) => truncateSync(file, 20), 503],
    ['with a bad compressed copy', '.br', flip, 200],
  ];

  it.each(damages)('%s is never given out under its entity tag', async (what, part, damage, status) => {
    const entry = named('entry.js', what);
    const file = part === 'release.json' ? part : entry + part;
    const { id } = await publish(store, builtRemote('mfe-exam', what), 'mfe-exam');
    const damaged = path.join(dataDir, releaseFolder('mfe-exam', id), file);
    const whole = readFileSync(damaged);
    damage(damaged);
    const address = `/releases/mfe-exam/${id}/${entry}`;
    const accepted = file.endsWith('.br') ? 'br' : 'identity';
    const get = () => edge.get(address, { headers: { 'accept-encoding': accepted } });
    const answer = await get();
    expect(answer.status).toBe(status);
    if (status === 503) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('etag')).toBeNull();
      expect(await answer.json()).toMatchObject({ success: false, code: 'RELEASE_FILE_UNAVAILABLE' });
    } else {
      // The plain file is whole.
      expect([answer.headers.get('content-encoding'), answer.headers.get('etag')]).toEqual([
        null,
        expect.not.stringContaining('-br'),
      ]);
    }
    const place = file === 'release.json' ? '' : `/${file}`;
    expect(await (await edge.get('/readyz')).json()).toMatchObject({
      status: 'ok',
      damagedFiles: [`mfe-exam/${id}${place}`],
    });
    expect((await verifyStore(store)).problems.filter((line) => line.includes(id))).toEqual([
      expect.stringContaining(file),
    ]);
    // Put right, it is served at once, and what was said of it is taken back.
    writeFileSync(damaged, whole);
    expect((await get()).status).toBe(200);
    expect(await (await edge.get('/readyz')).json()).not.toHaveProperty('damagedFiles');
  });

  it('is not read again for each tab: what was whole once is served from memory', async () => {
    const { id } = await publish(store, builtRemote('mfe-exam', 'memory'), 'mfe-exam');
    const address = `/releases/mfe-exam/${id}/${named('entry.js', 'memory')}`;
    const before = await (await edge.get(address)).text();
    rmSync(path.join(dataDir, releaseFolder('mfe-exam', id)), { recursive: true });
    expect(await (await edge.get(address)).text()).toBe(before);
  });
});

describe('odd addresses', () => {
  it.each([
    '//',
    '//evil.example/dashboard',
    '/\\\\evil.example',
    '/%',
    '/%00',
    '/dashboard%2f',
    `/${'a'.repeat(5000)}`,
    '/?a=%',
  ])('never break the server: %s', async (address) => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(edge.url);
      http
        .get({ hostname, port, path: address }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject);
    });
    expect([200, 400, 404, 414]).toContain(status);
  });

  it.each(['POST', 'PUT', 'DELETE'])('take no %s', async (method) => {
    expect((await edge.get('/dashboard', { method })).status).toBe(404);
  });
});

describe('what cannot be read, or trickles in, is refused in the documented shape (OPS-42)', () => {
  const server = { limits: { headersMs: 300, bodyMs: 300, checkMs: 50 } };
  const app = Fastify();
  app.post('/api/notes', async ({ body }) => body);
  const behind = http.createServer((request, response) => request.resume().on('end', () => response.end()));
  const edges: Awaited<ReturnType<typeof runEdge>>[] = [];

  beforeAll(async () => {
    await app.ready();
    await new Promise<void>((done) => behind.listen(0, '127.0.0.1', done));
    const proxied = createProxiedApi(`http://127.0.0.1:${(behind.address() as AddressInfo).port}`, {
      trustProxy: false,
    });
    const own = { ...echoApi(), handle: app.routing };
    edges.push(await runEdge(store, own, { server }), await runEdge(store, proxied, { server }));
  });
  afterAll(async () => {
    await Promise.all([...edges.map(({ stop }) => stop()), app.close()]);
    behind.close();
  });

  const post = (more: string) =>
    `POST /api/notes HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${more}`;
  const refused = [
    ['nonsense', 'hello\r\n\r\n', 400, 'INVALID_INPUT'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, 'INVALID_INPUT'],
    ['endless headers', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'TOO_LARGE'],
    ['half a head', 'GET / HTTP/1.1\r\nhost', 408, 'TIMED_OUT'],
    ['half a body', post('content-length: 9\r\n\r\n{'), 408, 'TIMED_OUT'],
    ['half a chunk', post('transfer-encoding: chunked\r\n\r\n5\r\n{'), 408, 'TIMED_OUT'],
  ] as const;

  it.each(refused)('%s', async (_what, bytes, status, code) => {
    for (const { url } of edges) {
      const answer = await sendRaw(url, bytes);
      expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
      const { error } = JSON.parse(bodyOf(answer)) as { error: string };
      expect(JSON.parse(bodyOf(answer))).toEqual({ success: false, error, message: error, code });
    }
  });
});

describe('a suite that is reached by https (OPS-43)', () => {
  let edge: Awaited<ReturnType<typeof runEdge>>;
  beforeAll(async () => {
    edge = await runEdge(store, echoApi(), {
      server: { isSecure: true },
      httpsOnly: { publicUrl: 'https://kotoba.example', trustProxy: ['127.0.0.1'] },
    });
  });
  afterAll(() => edge.stop());
  const HSTS = 'strict-transport-security';
  const ask = (path: string, method = 'GET', proto = 'http') =>
    edge.get(path, { method, redirect: 'manual', headers: { 'x-forwarded-proto': proto } });

  it.each(['/dashboard', '/nowhere', '/api/notes', '/favicon.svg', '/readyz', '/registry.json'])(
    'tells the browser to insist on it: %s',
    async (path) => {
      const plain = await runEdge(store);
      expect((await ask(path, 'GET', 'https')).headers.get(HSTS)).toBe('max-age=31536000');
      expect((await plain.get(path)).headers.get(HSTS)).toBeNull();
      await plain.stop();
    },
  );

  it.each(['/', '/learn?a=b', '//evil.example/x', '/nowhere'])(
    'leads a page by http over to it: %s',
    async (path) => {
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(path, method);
        expect([answer.status, answer.headers.get('location')]).toEqual([
          308,
          `https://kotoba.example${path}`,
        ]);
      }
    },
  );

  it.each([
    ['/api/auth/signin', 'POST'],
    ['/api/notes', 'GET'],
    ['/learn', 'POST'],
  ])('refuses a call by http, whose secrets were read on the way: %s', async (path, method) => {
    const answer = await ask(path, method);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      success: false,
      code: 'INVALID_INPUT',
      error: expect.stringContaining('https alone'),
    });
  });

  it('answers about its health on either way, and all that no proxy calls plain', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(200);
    expect((await edge.get('/dashboard')).status).toBe(200);
    const near = await runEdge(store, echoApi(), {
      httpsOnly: { publicUrl: 'https://kotoba.example', trustProxy: false },
    });
    expect((await near.get('/dashboard', { headers: { 'x-forwarded-proto': 'http' } })).status).toBe(200);
    await near.stop();
  });
});

describe('the rest', () => {
  it('hands /api to the API, with its query', async () => {
    expect(await (await edge.get('/api/notes?page=2')).json()).toEqual({ url: '/api/notes?page=2' });
  });

  it('is not ready while the API is not, or nothing is published', async () => {
    const empty = temporaryFolder();
    const starting = await runEdge(store, echoApi('database'));
    const bare = await runEdge(await storeIn(empty));
    expect(await (await starting.get('/readyz')).json()).toEqual({
      status: 'unavailable',
      failing: 'database',
    });
    expect((await bare.get('/readyz')).status).toBe(503);
    expect((await bare.get('/dashboard')).status).toBe(503);
    expect((await bare.get('/registry.json')).status).toBe(503);
    expect((await bare.get('/healthz')).status).toBe(200);
    await Promise.all([starting.stop(), bare.stop()]);
  });

  /** Source: OPS-32. */
  it('says that it goes while it still serves, so that a balancer sends nobody into the end', async () => {
    const leaving = await runEdge(store, echoApi(), { stopDelay: 0.3 });
    const stopped = leaving.stop();
    const [ready, page, call] = await Promise.all(
      ['/readyz', '/dashboard', '/api/notes'].map((address) => leaving.get(address)),
    );
    expect([ready?.status, await ready?.json()]).toEqual([
      503,
      { status: 'unavailable', failing: 'stopping' },
    ]);
    expect([page?.status, call?.status]).toEqual([200, 200]);
    await stopped;
    await expect(leaving.get('/healthz')).rejects.toThrow();
  });

  /** Source: OPS-33. */
  it('answers nothing but its health where it only works on jobs', async () => {
    const worker = await runEdge(await storeIn(temporaryFolder()), echoApi(), { isWeb: false });
    const statuses = await Promise.all(
      ['/healthz', '/readyz', '/dashboard', '/api/notes'].map(
        async (address) => (await worker.get(address)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 404, 404]);
    await worker.stop();
  });
});

describe('for whoever runs it', () => {
  const metrics = parseConfig({ METRICS_TOKEN: 'a-token-of-the-metrics' });
  const headers = { authorization: 'Bearer a-token-of-the-metrics' };

  it('counts pages, files and refusals by their patterns, and names the releases (OPS-51)', async () => {
    const front = await runEdge(store, echoApi(), { metrics: await openMetrics(metrics) });
    const { id } = await publish(store, builtRemote('mfe-exam', 'for metrics'), 'mfe-exam');
    const entry = named('entry.js', 'for metrics');
    writeFileSync(path.join(dataDir, releaseFolder('mfe-exam', id), entry), 'something else');
    await front.get(`/releases/mfe-exam/${id}/${entry}`, { headers: { 'accept-encoding': 'identity' } });
    for (const address of ['/dashboard', '/nowhere/1', '/nowhere/2', '/shell/x/y', '/api/notes'])
      await front.get(address);
    expect((await front.get('/metrics')).status).toBe(401);
    const figures = await (await front.get('/metrics', { headers })).text();
    await front.stop();
    for (const series of [
      'kotoba_http_request_seconds_count{method="GET",route="/*",status="404"}',
      'kotoba_http_request_seconds_count{method="GET",route="/shell/*",status="404"}',
      'kotoba_http_request_seconds_count{method="GET",route="/metrics",status="401"}',
      `kotoba_release_info{remote="mfe-learn",version="1.0.0",release="${await currentOf()}"} 1`,
      'kotoba_release_info{remote="shell",version="1.0.0",release="',
      'kotoba_release_files_damaged 1',
    ])
      expect(figures).toContain(series);
    expect(figures).not.toContain('nowhere');
  });

  it('gives its figures as a worker alone, too (OPS-50)', async () => {
    const worker = await runEdge(store, echoApi(), { isWeb: false, metrics: await openMetrics(metrics) });
    const answer = await worker.get('/metrics', { headers });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('nodejs_eventloop_lag_p99_seconds');
    await worker.stop();
  });

  it('gives each answer the id of its request (OPS-52)', async () => {
    const front = await runEdge(store, echoApi(), { server: { trustProxy: 1 } });
    for (const address of ['/dashboard', '/nowhere', '/shell/x/y', '/api/notes', '/readyz', '/live-suite']) {
      const answer = await front.get(address, { headers: { 'x-request-id': 'of-the-balancer' } });
      expect(answer.headers.get('x-request-id')).toBe('of-the-balancer');
    }
    await front.stop();
  });
});
