import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ServerEvent } from '@kotoba/contracts';
import { parseConfig } from '../platform/config/config';
import { createHealth } from '../platform/http/health';
import { listen, type Listening } from '../testing/listen';
import { startTestServer, type TestLearner, type TestServer } from '../testing/test-server';
import { createLog } from '../platform/http/log';
import { openPlatform } from './open-platform';
import { createApp } from './create-app';

let server: TestServer;
/** How far the server's clock is ahead, in ms. */
let later = 0;
beforeAll(async () => {
  server = await startTestServer({
    env: { PUBLIC_URL: 'http://home.example', LOCAL_HOSTS: 'kotoba.lan, 192.168.1.20' },
    overrides: { now: () => new Date(Date.now() + later) },
  });
});
afterAll(() => server.close());

const expectFailure = (
  answer: { statusCode: number; headers: Record<string, unknown>; json(): unknown },
  status: number,
  code: string,
) => {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.json()).toEqual({
    success: false,
    error: expect.stringMatching(/./),
    message: (answer.json() as { error: string }).error,
    code,
  });
};

it('answers an unknown address with 404 in the documented shape', async () => {
  expectFailure(await server.inject('/no/such/thing'), 404, 'NOT_FOUND');
  expectFailure(await server.inject({ url: '/no/such/thing', body: { a: 1 } }), 404, 'NOT_FOUND');
});

it('answers a wrong method with 405 and says which are right', async () => {
  const answer = await server.inject({ url: '/auth/signin', method: 'DELETE' });
  expectFailure(answer, 405, 'METHOD_NOT_ALLOWED');
  expect(answer.headers.allow).toBe('POST');
});

it.each([
  ['{"email":', 'application/json', 400, 'INVALID_INPUT'],
  ['', 'application/json', 400, 'INVALID_INPUT'],
  ['email=a', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['<a/>', 'text/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['{}', 'application/json; charset=klingon', 400, 'INVALID_INPUT'],
  ['[]', 'application/json', 400, 'INVALID_INPUT'],
  ['null', 'application/json', 400, 'INVALID_INPUT'],
  ['"text"', 'application/json', 400, 'INVALID_INPUT'],
  [`{"email":"${'x'.repeat(300_000)}"}`, 'application/json', 413, 'TOO_LARGE'],
  [`${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'application/json', 400, 'INVALID_INPUT'],
])('refuses the body %.20s as %s with %d', async (payload, type, status, code) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    headers: { 'content-type': type },
    payload,
  });
  expectFailure(answer, status, code);
});

it('refuses a body without a content type', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    headers: { 'content-type': '' },
    payload: '{}',
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
});

it('accepts calls without a body where none is asked for', async () => {
  const learner = await server.createLearner();
  for (const headers of [{}, { 'content-type': 'application/json' }]) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/check-auth',
      headers: { authorization: `Bearer ${learner.token}`, ...headers },
    });
    expect(answer.statusCode).toBe(200);
  }
});

it('cannot be polluted through a body', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    headers: { 'content-type': 'application/json' },
    payload:
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"email":"a@example.com","password":"Kasa-wo-sasu-1"}',
  });
  expect(answer.statusCode).toBe(400);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

it.each(['/%', '/%00', '/auth/signin%2', '/%ff%fe', '/a'.repeat(3000), '/auth/signin?a=%'])(
  'answers the address %.20s without a 5xx',
  async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await server.inject({ url, method });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json()).toMatchObject({ success: false });
    }
  },
);

it('allows no other origin', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example']) {
    const preflight = await server.inject({
      url: '/auth/signin',
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.statusCode).toBeGreaterThanOrEqual(400);
    const answer = await server.inject({ url: '/countries', headers: { origin } });
    for (const headers of [preflight.headers, answer.headers]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  }
});

it('sends the security headers with every answer, also with errors', async () => {
  for (const url of ['/countries', '/no/such/thing', '/healthz']) {
    const { headers } = await server.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

it("keeps learners' data, and refusals, out of every cache", async () => {
  const learner = await server.createLearner();
  const own = await learner.inject({ url: '/auth/check-auth', method: 'POST' });
  expect(own.headers['cache-control']).toBe('no-store');
  const refused = await server.inject({ url: '/auth/check-auth', method: 'POST' });
  expect(refused.headers['cache-control']).toBe('no-store');
});

it('tells all countries to everybody', async () => {
  const answer = await server.inject('/countries');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toHaveLength(249);
  expect(answer.json()).toContainEqual({ id: 392, name: 'Japan' });
});

describe('the mailbox (OPS-40)', () => {
  const ask = (headers: Record<string, string>) => server.app.inject({ url: '/api/dev/mailbox', headers });

  it.each([
    ['this computer', { host: 'localhost:3000' }],
    ['its address', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
    ['its longer address', { host: '[::1]:3000' }],
    ['PUBLIC_URL', { host: 'home.example', origin: 'http://home.example' }],
    ['a name in LOCAL_HOSTS', { host: 'Kotoba.lan:3000' }],
    ['an edge in front', { host: '127.0.0.1:3001', 'x-forwarded-host': 'kotoba.lan:3000' }],
  ])('answers %s', async (_who, headers) => {
    expect((await ask(headers)).statusCode).toBe(200);
  });

  // A page of evil.example that has its own name lead to 127.0.0.1 is of one origin with this server.
  it.each([
    ['a name that leads here', { host: 'evil.example:3000' }],
    ['a name that looks like ours', { host: 'localhost.evil.example' }],
    ['a name that ends like ours', { host: 'evil-kotoba.lan' }],
    ['a foreign page', { host: 'localhost:3000', origin: 'http://evil.example' }],
    ['a page of nowhere', { host: 'localhost:3000', origin: 'null' }],
    ['a foreign name at the edge', { host: '127.0.0.1:3001', 'x-forwarded-host': 'evil.example' }],
    ['nonsense', { host: 'a b' }],
  ])('refuses %s', async (_who, headers) => {
    const answer = await ask(headers);
    expect(answer.statusCode).toBe(421);
    expect(answer.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect(answer.body).not.toContain('messages');
  });
});

it('has no mailbox where mails really leave', async () => {
  const config = parseConfig({ SMTP_URL: 'smtp://localhost:1' });
  const log = createLog('silent');
  const { platform, hub, pool } = await openPlatform({ config, connectionString: 'postgres://nowhere', log });
  const health = createHealth({ closed: () => null, parts: {} });
  const app = await createApp({ platform, hub, health, log, maxEventLoopDelay: 0 });
  expect((await app.inject('/api/dev/mailbox')).statusCode).toBe(404);
  await app.close();
  await pool.end();
});

it('says that it lives and that it is ready, also without /api', async () => {
  for (const url of ['/healthz', '/readyz', '/api/healthz', '/api/readyz']) {
    const answer = await server.app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  }
});

describe('the stream of events', () => {
  let web: Listening;
  beforeAll(async () => {
    web = await listen(server.app);
  });
  afterEach(() => (later = 0));
  afterAll(() => web.close());

  interface Stream {
    readonly events: ServerEvent[];
    readonly response: Response;
    readonly ended: Promise<void>;
    close(): void;
  }

  async function open(token: string, address = web.base): Promise<Stream> {
    const controller = new AbortController();
    const response = await fetch(`${address}/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: controller.signal,
    });
    const events: ServerEvent[] = [];
    const read = async (): Promise<void> => {
      let text = '';
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) {
        text += decoder.decode(chunk as Uint8Array, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (data !== undefined) events.push(JSON.parse(data));
        }
      }
    };
    const ended = read().catch(() => undefined);
    return { events, response, ended, close: () => controller.abort() };
  }

  const publish = (learner: TestLearner, event: ServerEvent, target = server) =>
    target.platform.db.transaction((tx) => target.platform.events.publish(tx, learner.id, event));

  async function until(condition: () => boolean): Promise<void> {
    while (!condition()) await sleep(10);
  }

  it('streams the events of the learner, to every tab, and nobody else', async () => {
    const learner = await server.createLearner();
    const stranger = await server.createLearner();
    const streams = await Promise.all([open(learner.token), open(learner.token), open(stranger.token)]);
    expect(streams[0]?.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(streams[0]?.response.headers.get('cache-control')).toBe('no-store');
    const event: ServerEvent = { type: 'note.converted', noteId: 1, vocabularyIds: [1, 2] };
    await publish(learner, event);
    await until(() => streams[0]?.events.length === 1 && streams[1]?.events.length === 1);
    expect(streams.map(({ events }) => events)).toEqual([[event], [event], []]);
    streams.forEach((stream) => stream.close());
  });

  it('is silent about what was rolled back', async () => {
    const learner = await server.createLearner();
    const stream = await open(learner.token);
    await server.platform.db
      .transaction(async (tx) => {
        await server.platform.events.publish(tx, learner.id, { type: 'vocabulary.changed', ids: [1] });
        throw new Error('no');
      })
      .catch(() => undefined);
    await publish(learner, { type: 'vocabulary.changed', ids: [2] });
    await until(() => stream.events.length > 0);
    expect(stream.events).toEqual([{ type: 'vocabulary.changed', ids: [2] }]);
    stream.close();
  });

  it('delivers what another server published', async () => {
    const learner = await server.createLearner();
    const other = await startTestServer({ connectionString: server.connectionString });
    const stream = await open(learner.token);
    await publish(learner, { type: 'vocabulary.changed', ids: [5] }, other);
    await until(() => stream.events.length > 0);
    stream.close();
    await other.close();
  });

  it('delivers more ids than a notification can carry', async () => {
    const learner = await server.createLearner();
    const stream = await open(learner.token);
    const ids = Array.from({ length: 1700 }, (_, i) => 2_000_000_000 + i);
    await publish(learner, { type: 'vocabulary.changed', ids });
    await until(() => stream.events.length === 4);
    expect(stream.events.flatMap((event) => ('ids' in event ? event.ids : []))).toEqual(ids);
    stream.close();
  });

  it('ends the stream of the session that signs out, and only that one', async () => {
    const learner = await server.createLearner();
    const signIn = await server.inject({
      url: '/auth/signin',
      body: { email: learner.email, password: learner.password },
    });
    const leaving = await open(learner.token);
    const staying = await open(signIn.json().token);
    await learner.inject({ url: '/auth/signout', method: 'POST' });
    await leaving.ended;
    expect(leaving.events).toEqual([{ type: 'session.revoked' }]);
    await publish(learner, { type: 'vocabulary.changed', ids: [1] });
    await until(() => staying.events.length > 0);
    expect(staying.events).toEqual([{ type: 'vocabulary.changed', ids: [1] }]);
    staying.close();
  });

  it('writes nothing to a stream that has ended, which would end the server', async () => {
    const learner = await server.createLearner();
    const leaving = await open(learner.token);
    // One after the other, before anybody hears that the first stream is closed.
    await server.platform.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(
        sql`select id from account_sessions where user_id = ${learner.id}`,
      );
      const ids = rows.map(({ id }) => id);
      await server.platform.events.revoke(tx, learner.id, ids);
      await server.platform.events.publish(tx, learner.id, { type: 'vocabulary.changed', ids: [1] });
    });
    await leaving.ended;
    expect(leaving.events).toEqual([{ type: 'session.revoked' }]);
  });

  it('wants a token in the header and a verified email', async () => {
    const learner = await server.createLearner();
    const unverified = await server.createLearner({ verified: false });
    expect((await fetch(`${web.base}/events`)).status).toBe(401);
    expect((await fetch(`${web.base}/events?token=${learner.token}`)).status).toBe(401);
    expect((await open(unverified.token)).response.status).toBe(403);
  });

  it('allows a learner twenty open streams', async () => {
    const learner = await server.createLearner();
    const streams: Stream[] = [];
    for (let i = 0; i < 21; i += 1) streams.push(await open(learner.token));
    expect(streams.map(({ response }) => response.status)).toEqual([...Array(20).fill(200), 429]);
    streams.forEach((stream) => stream.close());
    await Promise.all(streams.map((stream) => stream.ended));
    // The server hears a little later than we do that a stream is closed.
    let again = await open(learner.token);
    for (; again.response.status === 429; again = await open(learner.token)) await sleep(10);
    expect(again.response.status).toBe(200);
    again.close();
  });

  it('takes the place of the oldest stream for a new one when nobody may read that any more', async () => {
    const learner = await server.createLearner();
    const streams: Stream[] = [];
    for (let i = 0; i < 20; i += 1) streams.push(await open(learner.token));
    later = 61_000;
    const newest = await open(learner.token);
    expect(newest.response.status).toBe(200);
    await streams[0]?.ended;
    await publish(learner, { type: 'vocabulary.changed', ids: [1] });
    await until(() => [...streams.slice(1), newest].every(({ events }) => events.length === 1));
    expect(streams[0]?.events).toEqual([]);
    [...streams, newest].forEach((stream) => stream.close());
  });

  it('ends all streams when the listening connection was lost, so that clients ask again', async () => {
    const learner = await server.createLearner();
    const stream = await open(learner.token);
    await server.platform.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kotoba listener' and datname = current_database()`,
    );
    await stream.ended;
    const next = await open(learner.token);
    await publish(learner, { type: 'vocabulary.changed', ids: [3] });
    await until(() => next.events.length > 0);
    next.close();
  });
});
