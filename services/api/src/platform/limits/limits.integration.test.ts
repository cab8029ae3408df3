import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { awaitMail, tokenOf } from '../../testing/mails';
import { limitCounters } from '../database/platform.tables';
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { count, type Subject } from './limits';

const MINUTE = 60_000;
let clock = Date.UTC(2026, 0, 1);
let database: TestDatabase;
let server: TestServer;

const start = (env: NodeJS.ProcessEnv = {}) =>
  startTestServer({
    env: { RATE_LIMITS: 'on', ...env },
    connectionString: database.connectionString,
    overrides: { now: () => new Date(clock) },
  });

beforeAll(async () => {
  database = await createTestDatabase();
  server = await start();
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

let lastAddress = 0;
/** Addresses of the tests do not meet, so that they do not count for each other. */
const newAddress = (): string => `10.0.${(lastAddress += 1)}.1`;
const signIn = (email: string, password: string, remoteAddress: string) =>
  server.inject({ url: '/auth/signin', body: { email, password }, remoteAddress });
const WRONG = 'Wrong password 1';

async function statuses(count: number, ask: () => ReturnType<typeof signIn>): Promise<number[]> {
  const codes: number[] = [];
  for (let i = 0; i < count; i += 1) codes.push((await ask()).statusCode);
  return codes;
}

/** Attempts of before, without the work of checking their passwords. */
async function countedBefore(times: number, subject: Subject): Promise<void> {
  await count(server.platform, [{ ...subject, times }]);
}

it('lets an address try one account ten times in a quarter of an hour', async () => {
  const { email, password } = await server.createLearner();
  const address = newAddress();
  expect(await statuses(10, () => signIn(email, WRONG, address))).toEqual(Array(10).fill(400));
  const refused = await signIn(email, password, address);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBe(15 * 60);
  expect(refused.json()).toEqual({
    success: false,
    error: 'Too many sign-in attempts. Please try again later.',
    message: 'Too many sign-in attempts. Please try again later.',
    code: 'RATE_LIMITED',
  });

  // The owner comes in from elsewhere, and from here when the window is over.
  expect((await signIn(email, password, newAddress())).statusCode).toBe(200);
  clock += 15 * MINUTE;
  expect((await signIn(email, password, address)).statusCode).toBe(200);
});

it('counts parallel attempts, too', async () => {
  const { email } = await server.createLearner();
  const address = newAddress();
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email, WRONG, address)));
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 400)).toHaveLength(10);
  expect(codes.filter((code) => code === 429)).toHaveLength(10);
});

it('treats a missing account the same', async () => {
  const address = newAddress();
  const email = `${randomUUID()}@example.com`;
  expect(await statuses(12, () => signIn(email, WRONG, address))).toEqual([...Array(10).fill(400), 429, 429]);
});

it('does not count right passwords', async () => {
  const { email, password } = await server.createLearner();
  const address = newAddress();
  expect(await statuses(12, () => signIn(email, password, address))).toEqual(Array(12).fill(200));
});

it('does not believe an address that the sender names', async () => {
  const { email } = await server.createLearner();
  const address = newAddress();
  const codes: number[] = [];
  for (let i = 0; i < 12; i += 1) {
    const answer = await server.inject({
      url: '/auth/signin',
      body: { email, password: WRONG },
      headers: {
        'x-forwarded-for': `192.0.2.${i}`,
        forwarded: `for=192.0.2.${i}`,
        'x-real-ip': `192.0.2.${i}`,
        'client-ip': `192.0.2.${i}`,
        'cf-connecting-ip': `192.0.2.${i}`,
      },
      remoteAddress: address,
    });
    codes.push(answer.statusCode);
  }
  expect(codes).toEqual([...Array(10).fill(400), 429, 429]);
});

it('believes only the last of the addresses when one proxy is trusted', async () => {
  const behindProxy = await start({ TRUST_PROXY: '1', RATE_LIMITS: 'signInPair=2/60' });
  const { email } = await server.createLearner();
  const codes: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const answer = await behindProxy.inject({
      url: '/auth/signin',
      body: { email, password: WRONG },
      headers: { 'x-forwarded-for': `192.0.2.${i}, 198.51.100.7` },
      remoteAddress: '10.9.9.9',
    });
    codes.push(answer.statusCode);
  }
  expect(codes).toEqual([400, 400, 429]);
  await behindProxy.close();
});

it('believes a proxy that is named by its address, and no other one; limits can be set one by one', async () => {
  const behindProxy = await start({
    TRUST_PROXY: '10.9.8.0/24, 10.7.7.7',
    RATE_LIMITS: 'signUpAddress=1/60,signInPair=2/60',
  });
  const ask = async (email: string, forwarded: string, remoteAddress: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    const body = { email, password: WRONG };
    return (await behindProxy.inject({ url: '/auth/signin', body, headers, remoteAddress })).statusCode;
  };
  const { email } = await server.createLearner();
  for (let i = 0; i < 2; i += 1) expect(await ask(email, `192.0.2.${i}, 203.0.113.7`, '10.9.8.3')).toBe(400);
  expect(await ask(email, '192.0.2.99, 203.0.113.7', '10.7.7.7')).toBe(429);
  expect(await ask(email, '203.0.113.8', '10.9.8.3')).toBe(400);

  const stranger = (await server.createLearner()).email;
  for (let i = 0; i < 2; i += 1) expect(await ask(stranger, `203.0.113.${100 + i}`, '10.9.9.1')).toBe(400);
  expect(await ask(stranger, '203.0.113.200', '10.9.9.1')).toBe(429);
  clock += MINUTE;
  expect(await ask(stranger, '203.0.113.200', '10.9.9.1')).toBe(400);
  await behindProxy.close();
});

it('stops an address that tries many accounts after two hundred attempts', async () => {
  const address = newAddress();
  await countedBefore(198, { name: 'signInAddress', of: address });
  const ask = () => signIn(`${randomUUID()}@example.com`, WRONG, address);
  const codes = (await Promise.all(Array.from({ length: 7 }, ask))).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 429)).toHaveLength(5);
});

it('keeps an attacked account open for addresses that its owner used before', async () => {
  const { email, password } = await server.createLearner();
  const home = newAddress();
  expect((await signIn(email, password, home)).statusCode).toBe(200);
  await countedBefore(98, { name: 'signInAccount', of: email });
  expect((await signIn(email, WRONG, newAddress())).statusCode).toBe(400);
  expect((await signIn(email, password, newAddress())).statusCode).toBe(429);
  expect((await signIn(email, password, home)).statusCode).toBe(200);
});

it('lets an owner in who resets the password, from an address that nobody knew and that tried in vain', async () => {
  const { email } = await server.createLearner();
  const away = newAddress();
  await Promise.all(Array.from({ length: 10 }, () => signIn(email, WRONG, away)));
  await countedBefore(90, { name: 'signInAccount', of: email });
  expect((await signIn(email, WRONG, newAddress())).statusCode).toBe(429);

  await server.inject({ url: '/auth/forgot-password', body: { email }, remoteAddress: away });
  const token = tokenOf(await awaitMail(server.inject, email));
  const password = 'Mizu-wo-nomu-1';
  const body = { token, password, confirmPassword: password };
  const reset = await server.inject({ url: '/auth/reset-password', body, remoteAddress: away });
  expect(reset.statusCode).toBe(200);
  expect((await signIn(email, password, away)).statusCode).toBe(200);
});

it('sends five reset mails an hour for an account, with the documented text', async () => {
  const { email } = await server.createLearner();
  const ask = () =>
    server.inject({ url: '/auth/forgot-password', body: { email }, remoteAddress: newAddress() });
  expect(await statuses(5, ask)).toEqual(Array(5).fill(200));
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({
    success: false,
    error: 'Too many reset attempts. Please try again later.',
    message: 'Too many reset attempts. Please try again later.',
    code: 'RATE_LIMITED',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
});

it('counts forgotten passwords of a missing account the same', async () => {
  const email = `${randomUUID()}@example.com`;
  const ask = () =>
    server.inject({ url: '/auth/forgot-password', body: { email }, remoteAddress: newAddress() });
  expect(await statuses(6, ask)).toEqual([...Array(5).fill(200), 429]);
});

it('sends a hundred reset mails an hour for an address, whomever they are for', async () => {
  const address = newAddress();
  await countedBefore(98, { name: 'forgotAddress', of: address });
  const ask = () =>
    server.inject({
      url: '/auth/forgot-password',
      body: { email: `${randomUUID()}@example.com` },
      remoteAddress: address,
    });
  expect(await statuses(3, ask)).toEqual([200, 200, 429]);
});

it('resends a hundred verification mails an hour for an address, whoever asks', async () => {
  const address = newAddress();
  await countedBefore(98, { name: 'resendAddress', of: address });
  const codes: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const learner = await server.createLearner({ verified: false });
    const answer = await learner.inject({
      url: '/auth/resend-verification',
      body: {},
      remoteAddress: address,
    });
    codes.push(answer.statusCode);
  }
  expect(codes).toEqual([200, 200, 429]);
});

it('resends five verification mails an hour', async () => {
  const learner = await server.createLearner({ verified: false });
  const ask = () =>
    learner.inject({ url: '/auth/resend-verification', body: {}, remoteAddress: newAddress() });
  expect(await statuses(6, ask)).toEqual([...Array(5).fill(200), 429]);
});

it('opens a hundred accounts an hour for an address, and counts a /64 network as one', async () => {
  const ask = (remoteAddress: string) =>
    server.inject({
      url: '/auth/signup',
      body: {
        firstName: 'Aiko',
        lastName: 'Tanaka',
        email: `${randomUUID()}@example.com`,
        password: 'Kasa-wo-sasu-1',
        confirmPassword: 'Kasa-wo-sasu-1',
      },
      remoteAddress,
    });
  await countedBefore(98, { name: 'signUpAddress', of: '2001:db8:0:7::/64' });
  let host = 0;
  const codes = await statuses(3, () => ask(`2001:db8:0:7::${(host += 1)}`));
  expect(codes).toEqual([200, 200, 429]);
  expect((await ask('2001:db8:0:8::1')).statusCode).toBe(200);
});

it('lets a class of forty sign up, verify and sign in, each wrongly twice, from one address in a quarter of an hour', async () => {
  const remoteAddress = newAddress();
  const password = 'Kasa-wo-sasu-1';
  const comeIn = async (): Promise<number[]> => {
    const email = `${randomUUID()}@example.com`;
    const form = { firstName: 'Aiko', lastName: 'Tanaka', email, password, confirmPassword: password };
    const signedUp = await server.inject({ url: '/auth/signup', body: form, remoteAddress });
    const headers = { authorization: `Bearer ${signedUp.json<{ token: string }>().token}` };
    await awaitMail(server.inject, email);
    const resent = await server.inject({
      url: '/auth/resend-verification',
      body: {},
      headers,
      remoteAddress,
    });
    const token = tokenOf(await awaitMail(server.inject, email, 2));
    const verified = await server.inject({
      url: '/auth/verify-email',
      body: { token },
      headers,
      remoteAddress,
    });
    const tries = [WRONG, WRONG, password];
    const codes = [signedUp.statusCode, resent.statusCode, verified.statusCode];
    for (const each of tries) codes.push((await signIn(email, each, remoteAddress)).statusCode);
    const forgot = await server.inject({ url: '/auth/forgot-password', body: { email }, remoteAddress });
    return [...codes, forgot.statusCode];
  };
  const some = () => Promise.all(Array.from({ length: 8 }, comeIn));
  const first = await some();
  // What 32 of them have used, without the work of checking all their passwords.
  await server.platform.db.update(limitCounters).set({ count: sql`${limitCounters.count} * 4` });
  expect([...first, ...(await some())]).toEqual(Array(16).fill([200, 200, 200, 400, 400, 200, 200]));
});
