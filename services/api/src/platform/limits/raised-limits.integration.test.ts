import { randomUUID } from 'node:crypto';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { listRaisedLimits, removeRaisedLimits, setRaisedLimit } from './raised-limits';

let clock = Date.UTC(2026, 0, 1);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: { RATE_LIMITS: 'signUpAddress=1/3600,callsAddress=10/60' },
    overrides: { now: () => new Date(clock) },
  });
});
afterAll(() => server.close());

const set = (network: string, name: string, points: number, until: Date | null = null) =>
  server.platform.db.transaction((tx) => setRaisedLimit(tx, { network, name, points, seconds: 3600, until }));
/** As long as a server goes by what it has read. */
const wait = () => void (clock += 30_000);

/** How many of five sign-ups at a moment are taken. */
async function signUps(remoteAddress: string): Promise<number> {
  const password = 'Kasa-wo-sasu-1';
  const names = { firstName: 'Aiko', lastName: 'Mori', password, confirmPassword: password };
  let taken = 0;
  for (let i = 0; i < 5; i += 1) {
    const body = { ...names, email: `${randomUUID()}@example.com` };
    if ((await server.inject({ url: '/auth/signup', body, remoteAddress })).statusCode === 200) taken += 1;
  }
  return taken;
}

/** Source: OPS-62. */
it('gives a school limits of its own while the server runs, within half a minute', async () => {
  expect(await signUps('192.0.2.7')).toBe(1);
  await set('192.0.2.0/24', 'signUpAddress', 3);
  clock += 29_000;
  expect(await signUps('192.0.2.8')).toBe(1);
  clock += 1000;
  expect(await signUps('192.0.2.9')).toBe(3);
  expect(await signUps('192.0.3.1')).toBe(1);
  await server.platform.db.transaction((tx) => removeRaisedLimits(tx, '192.0.2.77/24'));
  wait();
  expect(await signUps('192.0.2.10')).toBe(1);
});

it.each([
  ['the smallest of several networks counts', '10.1.2.3', { '10.0.0.0/8': 2, '10.1.2.3/32': 4 }, 4],
  ['bits behind the network do not matter', '10.3.0.9', { '10.3.7.7/16': 3 }, 3],
  ['a home of IPv6 is one address', '2001:db8:1:2:ffff::1', { '2001:db8:1:2::/64': 3 }, 3],
  ['and one of a network', '2001:db8:9:77::1', { '2001:db8:9::/48': 4 }, 4],
  ['IPv4 in IPv6 form is IPv4', '::ffff:10.5.5.5', { '10.5.5.5/32': 3 }, 3],
])('%s', async (_what, address, networks, taken) => {
  for (const [network, points] of Object.entries(networks)) await set(network, 'signUpAddress', points);
  wait();
  expect(await signUps(address)).toBe(taken);
});

it('forgets what was given until a moment when that has come', async () => {
  await set('172.16.0.0/16', 'signUpAddress', 3, new Date(clock + 40_000));
  wait();
  expect(await signUps('172.16.0.1')).toBe(3);
  clock += 10_000;
  expect(await signUps('172.16.0.2')).toBe(1);
  expect(
    (await listRaisedLimits(server.platform.db, new Date(clock))).map(({ network }) => network),
  ).not.toContain('172.16.0.0/16');
});

it('holds for the limit on every call, too, and for no rule of a learner', async () => {
  const learner = await server.createLearner();
  const calls = async (remoteAddress: string) => {
    let answered = 0;
    for (let i = 0; i < 60; i += 1)
      if ((await learner.inject({ url: '/account/settings', remoteAddress })).statusCode === 200)
        answered += 1;
    return answered;
  };
  await set('10.20.0.0/16', 'callsAddress', 50);
  await set('10.20.0.0/16', 'callsLearner', 1);
  wait();
  expect(await calls('10.21.0.1')).toBeLessThanOrEqual(11);
  const answered = await calls('10.20.0.1');
  expect(answered).toBeGreaterThanOrEqual(45);
  expect(answered).toBeLessThanOrEqual(55);
});

it('reads what there is once in half a minute, however many call, and again when it could not', async () => {
  const { pool } = server.platform;
  wait();
  const query = jest.spyOn(pool, 'query');
  const isReading = ([statement]: unknown[]) => JSON.stringify(statement).includes('raised_limits');
  query.mockImplementationOnce(() => Promise.reject(Object.assign(new Error('away'), { code: '57P01' })));
  const { raisedLimits } = server.platform;
  await expect(raisedLimits.ruleOf('signUpAddress', '10.1.2.3')).rejects.toThrow();
  const rules = await Promise.all(
    Array.from({ length: 20 }, () => raisedLimits.ruleOf('signUpAddress', '10.1.2.3')),
  );
  expect(rules[19]).toEqual({ points: 4, seconds: 3600 });
  expect(query.mock.calls.filter(isReading)).toHaveLength(2);
  query.mockRestore();
});
