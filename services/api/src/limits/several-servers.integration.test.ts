import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '../testing/test-cluster';
import { runScript, type RunningScript } from '../testing/run-script';
import { startTestServer, type TestLearner, type TestServer } from '../testing/test-server';

jest.setTimeout(120_000);

interface Server {
  readonly url: string;
  readonly process: RunningScript;
}

let database: TestDatabase;
/** Makes learners; the requests go to the servers in processes of their own. */
let maker: TestServer;
let learner: TestLearner;
let one: Server;
let two: Server;
let unlimited: Server;
const running: RunningScript[] = [];

async function start(env: NodeJS.ProcessEnv = {}): Promise<Server> {
  const process = await runScript('testing/hold-server.ts', {
    args: [database.connectionString],
    env: { RATE_LIMITS: 'on', TRUST_PROXY: 'false', LOG_LEVEL: 'fatal', ...env },
  });
  running.push(process);
  const [, url = ''] = await process.waitFor(/^ready (\S+)/);
  return { url, process };
}

beforeAll(async () => {
  database = await createTestDatabase();
  maker = await startTestServer({ connectionString: database.connectionString });
  learner = await maker.createLearner();
  [one, two, unlimited] = await Promise.all([start(), start(), start({ RATE_LIMITS: 'off' })]);
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all(running.map(({ ended }) => ended));
  await maker.close();
  await database.drop();
});

const post = (
  server: Server,
  path: string,
  { body, ...headers }: { body: object } & Record<string, unknown>,
) =>
  fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
    body: JSON.stringify(body),
  });
const signIn = (server: Server, email: string, headers: Record<string, string> = {}) =>
  post(server, '/auth/signin', { body: { email, password: 'Wrong password 1' }, ...headers });
const statusOf = async (answer: Promise<Response>): Promise<number> => (await answer).status;

describe('two servers on one database', () => {
  it('count two hundred wrong sign-ins together: ten are looked at', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 200; i += 1) codes.push(await statusOf(signIn(i % 2 ? one : two, learner.email)));
    expect(codes).toEqual([...Array(10).fill(400), ...Array(190).fill(429)]);
  });

  it('gain nothing from a named address, whatever header names it', async () => {
    const codes: number[] = [];
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'client-ip', 'cf-connecting-ip']) {
      const value = name === 'forwarded' ? 'for=192.0.2.1' : '192.0.2.1';
      for (const server of [one, two])
        codes.push(await statusOf(signIn(server, learner.email, { [name]: value })));
    }
    expect(new Set(codes)).toEqual(new Set([429]));
  });

  it('still hold after one was killed and another started', async () => {
    one.process.child.kill('SIGKILL');
    await one.process.ended;
    one = await start();
    const refused = await signIn(one, learner.email);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    // What is left of the quarter of an hour, not a new one.
    expect(seconds).toBeGreaterThan(5 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });

  it('count forgotten passwords together, with the documented text', async () => {
    const ask = (i: number) =>
      post(i % 2 ? one : two, '/auth/forgot-password', { body: { email: `${randomUUID()}@example.com` } });
    for (let i = 0; i < 5; i += 1) expect((await ask(i)).status).toBe(200);
    const refused = await ask(6);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await refused.json()).toEqual({
      success: false,
      error: 'Too many reset attempts. Please try again later.',
      message: 'Too many reset attempts. Please try again later.',
      code: 'RATE_LIMITED',
    });
  });
});

describe('a flood of sign-ins', () => {
  const quantile = (values: number[], share: number): number =>
    values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Infinity;

  it('is refused with a clear 503 when the queue is full, and leaves reading quick', async () => {
    let isOver = false;
    const start = performance.now();
    const flood = Promise.all(
      Array.from({ length: 200 }, (_, i) => signIn(unlimited, `flood-${i}@example.com`)),
    ).finally(() => (isOver = true));
    const times: number[] = [];
    const read = async (path: string, headers: Record<string, string> = {}): Promise<void> => {
      const began = performance.now();
      const answer = await fetch(`${unlimited.url}${path}`, { headers });
      times.push(performance.now() - began);
      expect(answer.status).toBe(200);
    };
    while (!isOver) {
      await read('/healthz');
      await read('/api/countries');
      await read('/api/vocabulary', { authorization: `Bearer ${learner.token}` });
    }
    const answers = await flood;
    const lasted = performance.now() - start;
    const busy = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status !== 400 && status !== 503)).toEqual([]);
    expect(busy.length).toBeGreaterThan(0);
    expect(answers.length - busy.length).toBeGreaterThan(50);
    const bodies = await Promise.all(busy.map((answer): Promise<unknown> => answer.json()));
    const text = 'Too many people are signing in. Please try again in a moment.';
    expect(bodies).toContainEqual({ success: false, error: text, message: text, code: 'UNAVAILABLE' });
    for (const [i, answer] of busy.entries()) {
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect(bodies[i]).toMatchObject({ success: false, code: 'UNAVAILABLE' });
    }
    // The flood is many hashes one after the other; a reading waits for none of them.
    expect(quantile(times, 0.5)).toBeLessThan(lasted / 10);
    // And it is over with the flood.
    expect(await statusOf(signIn(unlimited, 'after@example.com'))).toBe(400);
  });
});
