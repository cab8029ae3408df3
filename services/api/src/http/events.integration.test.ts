import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ServerEvent } from '@kotoba/contracts';
import { listen, type Listening } from '../testing/listen';
import { createTestDatabase, type TestDatabase } from '../testing/test-cluster';
import { startTestServer, type TestLearner, type TestServer } from '../testing/test-server';

let database: TestDatabase;
let server: TestServer;
let web: Listening;
/** How far the server's clock is ahead, in ms. */
let later = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const now = (): Date => new Date(Date.now() + later);
  server = await startTestServer({ connectionString: database.connectionString, overrides: { now } });
  web = await listen(server.app);
});
afterEach(() => (later = 0));
afterAll(async () => {
  web.close();
  await server.close();
  await database.drop();
});

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
  for (let waited = 0; !condition(); waited += 10) {
    if (waited > 5000) throw new Error('It did not happen');
    await sleep(10);
  }
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
  const other = await startTestServer({ connectionString: database.connectionString });
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
  await sleep(100);
  const again = await open(learner.token);
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
