import { defaultLimits } from '../config/limit-rules';
import { startTestServer, type TestLearner, type TestServer } from '../../testing/test-server';

let clock = Date.UTC(2026, 0, 1);
const open: TestServer[] = [];
afterAll(() => Promise.all(open.map((server) => server.close())));

async function start(options: { limits?: string; connectionString?: string } = {}): Promise<TestServer> {
  const server = await startTestServer({
    env: { RATE_LIMITS: options.limits ?? 'on' },
    overrides: { now: () => new Date(clock) },
    ...(options.connectionString !== undefined && { connectionString: options.connectionString }),
  });
  open.push(server);
  return server;
}

const read = ({ inject }: TestLearner, remoteAddress = '10.0.0.1') =>
  inject({ url: '/account/settings', remoteAddress });

/** How many of so many calls are answered before the first one is refused. */
async function answered(most: number, ask: () => ReturnType<typeof read>): Promise<number> {
  for (let calls = 0; calls < most; calls += 1) if ((await ask()).statusCode === 429) return calls;
  return most;
}

it('refuses a learner who makes too many calls a minute, says when to come back, and nobody else is refused', async () => {
  const server = await start({ limits: 'callsLearner=100/60' });
  const [busy, other] = [await server.createLearner(), await server.createLearner()];
  const calls = await answered(200, () => read(busy));
  expect(calls).toBeGreaterThanOrEqual(90);
  expect(calls).toBeLessThanOrEqual(110);

  const refused = await busy.inject({ url: '/vocabulary/create', body: {} });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({
    success: false,
    error: 'Too many requests. Please try again in a moment.',
    message: 'Too many requests. Please try again in a moment.',
    code: 'RATE_LIMITED',
  });
  expect(refused.headers['cache-control']).toBe('no-store');
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await read(other)).statusCode).toBe(200);
  clock += wait * 1000;
  expect((await read(busy)).statusCode).toBe(200);
});

it('counts for two servers on one database together', async () => {
  const one = await start({ limits: 'callsLearner=20/60' });
  const two = await start({ limits: 'callsLearner=20/60', connectionString: one.connectionString });
  const learner = await one.createLearner();
  const headers = { authorization: `Bearer ${learner.token}` };
  let turn = 0;
  const ask = () => ((turn += 1) % 2 ? one : two).inject({ url: '/account/settings', headers });
  const calls = await answered(60, ask);
  expect(calls).toBeGreaterThanOrEqual(18);
  expect(calls).toBeLessThanOrEqual(24);
});

it('refuses an address that makes too many calls with whatever tokens, and asks the database for none of them', async () => {
  const server = await start({ limits: 'callsAddress=20/60' });
  const learner = await server.createLearner();
  const headers = { authorization: `Bearer ${'A'.repeat(43)}` };
  const guess = () => server.inject({ url: '/account/settings', headers, remoteAddress: '10.0.0.2' });
  expect(await answered(60, guess)).toBeLessThanOrEqual(22);
  const query = jest.spyOn(server.platform.pool, 'query');
  expect((await guess()).statusCode).toBe(429);
  expect((await read(learner, '10.0.0.2')).statusCode).toBe(429);
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
  expect((await read(learner, '10.0.0.3')).statusCode).toBe(200);
});

it.each([
  ['writes down one in a hundred calls of a learner', 'on', [{ count: 100 }]],
  ['counts nothing while limits are off', 'off', []],
])('%s', async (_what, limits, expected) => {
  const server = await start({ limits });
  const learner = await server.createLearner();
  await answered(120, () => read(learner));
  const { rows } = await server.platform.pool.query<{ count: number }>(
    `select count from limit_counters where key like 'callsLearner:%'`,
  );
  expect(rows).toEqual(expected);
});

/** Source: ACC-45. */
it('lets a learner do a thousand things a minute, and a class behind one address as many as twenty of them', () => {
  expect(defaultLimits).toMatchObject({
    callsLearner: { points: 1_000, seconds: 60 },
    callsAddress: { points: 20_000, seconds: 60 },
  });
});
