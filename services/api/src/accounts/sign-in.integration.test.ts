import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { startTestServer, type TestServer } from '../testing/test-server';
import { auditEvents } from './accounts.tables';

const DAY = 24 * 60 * 60 * 1000;
let clock = Date.UTC(2026, 0, 1);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(clock) } });
});
afterAll(() => server.close());

const signIn = (email: string, password: string, more: object = {}) =>
  server.inject({ url: '/auth/signin', body: { email, password }, ...more });
const checkAuth = (token: string) =>
  server.inject({ url: '/auth/check-auth', method: 'POST', headers: { authorization: `Bearer ${token}` } });

it('opens a session with the right password', async () => {
  const learner = await server.createLearner();
  const answer = await signIn(learner.email, learner.password);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    user: expect.objectContaining({ id: learner.id, email: learner.email, emailVerified: true }),
    token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
  });
  expect((await checkAuth(answer.json().token)).statusCode).toBe(200);
});

describe('where a learner is of whom that is not known', () => {
  const zoneOf = async ({ inject }: { inject: TestServer['inject'] }) =>
    (await inject('/account/settings')).json().timeZone;
  const from = (zone: string) => ({ headers: { 'x-time-zone': zone } });

  it('is said by the first device that tells it when it comes in, and by no other one', async () => {
    const learner = await server.createLearner();
    expect(await zoneOf(learner)).toBe('UTC');
    for (const zone of ['Mars/Olympus', 'Asia/Tokyo', 'Europe/Berlin'])
      await learner.inject({ url: '/auth/check-auth', method: 'POST', ...from(zone) });
    expect(await zoneOf(learner)).toBe('Asia/Tokyo');
  });

  it('is said by a sign-in, unless the learner chose where', async () => {
    const learner = await server.createLearner();
    const chosen = await server.createLearner();
    await chosen.inject({ url: '/account/settings', method: 'PATCH', body: { timeZone: 'UTC' } });
    for (const { email, password } of [learner, chosen])
      expect((await signIn(email, password, from('America/Lima'))).statusCode).toBe(200);
    expect(await zoneOf(learner)).toBe('America/Lima');
    expect(await zoneOf(chosen)).toBe('UTC');
  });
});

it('knows an email however it is written, but a password only verbatim', async () => {
  const learner = await server.createLearner({ password: 'Épreuve 1 ' });
  expect((await signIn(` ${learner.email.toUpperCase()} `, 'Épreuve 1 ')).statusCode).toBe(200);
  for (const other of ['Épreuve 1', 'E\u0301preuve 1 ', 'épreuve 1 ']) {
    expect((await signIn(learner.email, other)).statusCode).toBe(400);
  }
});

it.each([
  ['of 64 characters', `Aa1${'x'.repeat(61)}`],
  ['of 128 characters', `Aa1${'あ'.repeat(125)}`],
  ['of 1,024 characters', `Aa1${'x'.repeat(1021)}`],
  ['with emoji', '👩‍👩‍👧‍👦 Aa1 🐢🐢'],
  ['with spaces around it', '  Kasa 1 wo sasu  '],
  ['in composed form', 'Caf\u00e9 au lait 1'],
  ['in decomposed form', 'Cafe\u0301 au lait 1'],
])('takes a password %s verbatim, from the sign-up to the sign-in', async (_, password) => {
  const email = `${randomUUID()}@example.com`;
  const names = { firstName: 'Aiko', lastName: 'Mori' };
  const body = { ...names, email, password, confirmPassword: password };
  expect((await server.inject({ url: '/auth/signup', body })).statusCode).toBe(200);
  expect((await signIn(email, password)).statusCode).toBe(200);
  const others = [
    password.trim(),
    password.normalize('NFC'),
    password.normalize('NFD'),
    password.slice(0, -1),
  ];
  for (const other of others.filter((value) => value !== password))
    expect((await signIn(email, other)).statusCode).toBe(400);
});

it('tells long passwords apart that differ only at the end', async () => {
  const long = `Aa1${'x'.repeat(120)}`;
  const learner = await server.createLearner({ password: `${long}y` });
  expect((await signIn(learner.email, `${long}z`)).statusCode).toBe(400);
  expect((await signIn(learner.email, `${long}y`)).statusCode).toBe(200);
});

it('answers a wrong password and a missing account alike', async () => {
  const learner = await server.createLearner();
  const wrong = await signIn(learner.email, 'Wrong password 1');
  const missing = await signIn(`${randomUUID()}@example.com`, 'Wrong password 1');
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toEqual({
    success: false,
    error: 'Invalid credentials',
    message: 'Invalid credentials',
    code: 'INVALID_CREDENTIALS',
  });
  expect(missing.statusCode).toBe(wrong.statusCode);
  expect(missing.body).toBe(wrong.body);
  expect(Object.keys(missing.headers)).toEqual(Object.keys(wrong.headers));
});

it('spends the time of a password check on a missing account too', async () => {
  const learner = await server.createLearner();
  const times: Record<'wrong' | 'missing', number[]> = { wrong: [], missing: [] };
  for (let round = 0; round < 15; round += 1) {
    for (const kind of ['wrong', 'missing'] as const) {
      const email = kind === 'wrong' ? learner.email : `${randomUUID()}@example.com`;
      const start = performance.now();
      await signIn(email, 'Wrong password 1');
      times[kind].push(performance.now() - start);
    }
  }
  const median = (values: number[]): number => values.sort((a, b) => a - b)[7] ?? 0;
  // Without the check a missing account answers in a fifth of the time.
  expect(median(times.missing)).toBeGreaterThan(median(times.wrong) * 0.6);
});

it('kills the token with the sign-out, and no other one', async () => {
  const learner = await server.createLearner();
  const other = (await signIn(learner.email, learner.password)).json().token;
  expect((await learner.inject({ url: '/auth/signout', method: 'POST' })).json()).toEqual({ success: true });
  const dead = await checkAuth(learner.token);
  expect(dead.statusCode).toBe(401);
  expect(dead.json()).toMatchObject({ error: 'Unauthorized', code: 'UNAUTHORIZED' });
  expect((await learner.inject({ url: '/auth/signout', method: 'POST' })).statusCode).toBe(401);
  expect((await checkAuth(other)).statusCode).toBe(200);
});

it('ends a session after 30 idle days, and after 90 days in any case', async () => {
  const learner = await server.createLearner();
  const start = clock;
  for (const day of [29, 58, 87]) {
    clock = start + day * DAY;
    expect((await checkAuth(learner.token)).statusCode).toBe(200);
  }
  clock = start + 90 * DAY;
  expect((await checkAuth(learner.token)).statusCode).toBe(401);

  const idle = await server.createLearner();
  clock += 30 * DAY;
  expect((await checkAuth(idle.token)).statusCode).toBe(401);
});

it.each([
  undefined,
  '',
  'Bearer',
  'Bearer ',
  'Bearer nonsense',
  `Bearer ${'A'.repeat(43)}`,
  `Basic ${'A'.repeat(43)}`,
  `Bearer ${'A'.repeat(5000)}`,
  `Bearer ${'A'.repeat(43)} more`,
])('refuses the authorization %s', async (authorization) => {
  const answer = await server.inject({
    url: '/auth/check-auth',
    method: 'POST',
    headers: authorization === undefined ? {} : { authorization },
  });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({
    success: false,
    error: 'Unauthorized',
    message: 'Unauthorized',
    code: 'UNAUTHORIZED',
  });
});

it('gives tokens that share nothing', async () => {
  const learner = await server.createLearner();
  const tokens = await Promise.all(
    Array.from({ length: 20 }, async () => (await signIn(learner.email, learner.password)).json().token),
  );
  expect(new Set(tokens).size).toBe(20);
  expect(new Set(tokens.map((token: string) => token.slice(0, 4))).size).toBeGreaterThan(15);
});

it('writes an audit row for success, failure and sign-out', async () => {
  const learner = await server.createLearner();
  await signIn(learner.email, 'Wrong password 1', { headers: { 'user-agent': 'x\ty' } });
  await signIn(learner.email, learner.password, { remoteAddress: '2001:db8:1:2:3:4:5:6' });
  await learner.inject({ url: '/auth/signout', method: 'POST' });
  const events = await server.platform.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(3);
  expect(events.reverse()).toMatchObject([
    { userId: learner.id, action: 'sign-in.failed', address: '127.0.0.1' },
    { userId: learner.id, action: 'sign-in', address: '2001:db8:1:2::/64' },
    { userId: learner.id, action: 'sign-out', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ]);
});
