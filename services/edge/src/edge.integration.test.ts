import http from 'node:http';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { liveSuite, registry, REGISTRY_ELEMENT_ID } from '@kotoba/contracts';
import { releaseFolder, storeLayout } from './releases/layout';
import { promote, publish, rollBack, startCanary } from './releases/publish';
import { verifyStore } from './releases/verify';
import { echoApi, runEdge } from './testing/edge';
import { builtRemote, builtShell, temporaryFolder } from './testing/releases';

const dataDir = temporaryFolder();
const layout = storeLayout(dataDir);
const first = publish(layout, builtRemote('mfe-learn', 'one'), 'mfe-learn');
const shell = publish(layout, builtShell(), 'shell');
promote(layout, 'mfe-learn', first.id);
promote(layout, 'shell', shell.id);
let edge: Awaited<ReturnType<typeof runEdge>>;

beforeAll(async () => {
  edge = await runEdge(dataDir);
});
afterAll(async () => {
  await edge.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The registry that a page carries. */
async function registryOf(address = '/dashboard') {
  const html = await (await edge.get(address)).text();
  const json = new RegExp(`<script type="application/json" id="${REGISTRY_ELEMENT_ID}">(.*?)</script>`).exec(
    html,
  );
  return registry.parse(JSON.parse(json?.[1] ?? ''));
}

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

  it("hint the entry and the exposed chunk of the address's remote only", async () => {
    const hints = async (address: string) =>
      [...(await (await edge.get(address)).text()).matchAll(/rel="preload"[^>]*href="([^"]*)"/g)].map(
        ([, href]) => href,
      );
    const own = `/shell/${shell.id}/chunks/start.js`;
    const remote = `/releases/mfe-learn/${first.id}/`;
    expect(await hints('/dashboard')).toEqual([own]);
    expect(await hints('/learn')).toEqual([own, `${remote}entry.js`, `${remote}chunks/1.js`]);
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
  const entry = `/releases/mfe-learn/${first.id}/entry.js`;

  it('are kept for ever, with their type and an entity tag that spares a second transfer', async () => {
    const answer = await edge.get(entry);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable, no-transform');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = answer.headers.get('etag') ?? '';
    expect((await edge.get(entry, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it.each([
    ['br', 'br, gzip'],
    ['gzip', 'gzip'],
    [null, 'identity'],
  ])('come as %s to a browser that takes "%s", and are the same bytes', async (encoding, accepted) => {
    const answer = await edge.get(entry, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(await answer.text()).toMatch(/^one/);
  });

  it.each([
    `/releases/mfe-learn/${first.id}/entry.js.br`,
    `/releases/mfe-learn/${first.id}/release.json`,
    `/releases/mfe-learn/${first.id}/%2e%2e/%2e%2e/keys/registry-private.pem`,
    `/releases/mfe-learn/${first.id}/missing.js`,
    `/releases/mfe-learn/${first.id}/constructor`,
    `/releases/mfe-learn/0000000000000000/entry.js`,
    `/releases/%2e%2e/keys/registry-private.pem`,
    `/releases/mfe-learn/__proto__/entry.js`,
    `/releases`,
    `/shell/${shell.id}/shell.json`,
  ])('that no release names are missing, and not answered with a page: %s', async (address) => {
    const answer = await edge.get(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('PRIVATE KEY');
  });

  it('at fixed names come from the current shell', async () => {
    const answer = await edge.get('/favicon.svg');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });
});

describe('releasing', () => {
  it('is live for the next page without a restart, and so is going back', async () => {
    const second = publish(layout, builtRemote('mfe-learn', 'two'), 'mfe-learn');
    expect(await currentOf()).toBe(first.id);
    promote(layout, 'mfe-learn', second.id);
    expect((await registryOf()).remotes['mfe-learn']).toMatchObject({
      current: { id: second.id },
      previous: { id: first.id },
    });
    rollBack(layout, 'mfe-learn');
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

    promote(layout, 'mfe-learn', publish(layout, builtRemote('mfe-learn', 'news'), 'mfe-learn').id);
    const after = await ask(tag);
    expect([after.status, liveSuite.parse(await after.json()).registry]).toEqual([200, await registryOf()]);
    // Taken back: what the tab runs is the newest again.
    rollBack(layout, 'mfe-learn');
    expect((await ask(tag)).status).toBe(304);
  });

  it('names in every page the release of the shell that it runs', async () => {
    expect(await (await edge.get('/learn')).text()).toContain(
      `<meta name="kotoba-shell" content="${shell.id}">`,
    );
  });

  it('gives a canary to a share of the tabs beside the current release, and takes it back', async () => {
    const bird = publish(layout, builtRemote('mfe-learn', 'bird'), 'mfe-learn');
    startCanary(layout, 'mfe-learn', { percent: 25, id: bird.id });
    expect((await registryOf()).remotes['mfe-learn']?.canary).toMatchObject({
      percent: 25,
      release: { id: bird.id },
    });
    startCanary(layout, 'mfe-learn', { percent: 0 });
    expect((await registryOf()).remotes['mfe-learn']?.canary).toBeUndefined();
  });

  it('brings the routes of a new remote, and 200 for its addresses', async () => {
    expect((await edge.get('/exam')).status).toBe(404);
    publish(layout, builtRemote('mfe-exam', 'exam'), 'mfe-exam');
    promote(layout, 'mfe-exam');
    expect((await edge.get('/exam')).status).toBe(200);
  });

  it('keeps the files of releases that are no longer current: open tabs still need them', async () => {
    expect((await edge.get(`/releases/mfe-learn/${first.id}/chunks/1.js`)).status).toBe(200);
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
      const good = readFileSync(layout.current, 'utf8');
      const before = await registryOf();
      writeFileSync(layout.current, damage(good));
      expect(await registryOf()).toEqual(before);
      expect(await (await edge.get('/readyz')).json()).toMatchObject({
        status: 'ok',
        refusedSnapshot: problem,
      });
      writeFileSync(layout.current, good);
      expect(await registryOf()).toEqual(before);
      expect(await (await edge.get('/readyz')).json()).not.toHaveProperty('refusedSnapshot');
    },
  );

  it('is refused when it is an old one put back', async () => {
    const old = readFileSync(layout.current, 'utf8');
    promote(layout, 'mfe-learn', first.id);
    const served = await registryOf();
    writeFileSync(layout.current, old);
    expect(await registryOf()).toEqual(served);
  });
});

describe('verify', () => {
  it('finds nothing wrong with what was published, and names a file that was changed', () => {
    const damaged = path.join(
      releaseFolder(layout, 'mfe-exam', publish(layout, builtRemote('mfe-exam', 'exam'), 'mfe-exam').id),
      'entry.js',
    );
    expect(verifyStore(layout).problems.filter((problem) => problem.startsWith('mfe-exam'))).toEqual([]);
    writeFileSync(damaged, 'evil');
    expect(verifyStore(layout).problems).toEqual([
      expect.stringMatching(/^mfe-exam [0-9a-f]{16}: entry\.js/),
    ]);
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

describe('the rest', () => {
  it('hands /api to the API, with its query', async () => {
    expect(await (await edge.get('/api/notes?page=2')).json()).toEqual({ url: '/api/notes?page=2' });
  });

  it('is not ready while the API is not, or nothing is published', async () => {
    const empty = temporaryFolder();
    const starting = await runEdge(dataDir, echoApi('database'));
    const bare = await runEdge(empty);
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
    const leaving = await runEdge(dataDir, echoApi(), { stopDelay: 0.3 });
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
    const worker = await runEdge(temporaryFolder(), echoApi(), { isWeb: false });
    const statuses = await Promise.all(
      ['/healthz', '/readyz', '/dashboard', '/api/notes'].map(
        async (address) => (await worker.get(address)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 404, 404]);
    await worker.stop();
  });
});
