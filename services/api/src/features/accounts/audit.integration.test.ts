import { randomUUID } from 'node:crypto';
import { asc, eq, gt } from 'drizzle-orm';
import { awaitMail, tokenOf } from '../../testing/mails';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { auditEvents, users } from '../../platform/database/accounts.tables';

const OLD = 'Kasa-wo-sasu-1';
const NEW = 'Mizu-wo-nomu-1';
const WRONG = 'Yama-ni-noboru-1';
const NOW = new Date('2026-05-04T03:02:01.000Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => NOW } });
});
afterAll(() => server.close());

let host = 0;
const secrets = new Set([OLD, NEW, WRONG]);
const keep = (token: string): string => {
  secrets.add(token);
  return token;
};

/** Makes one call from an address of its own, and gives what the audit table has got by it. */
async function audited(url: string, { token, body, method = 'POST' }: Call) {
  const { db } = server.platform;
  const [last] = await db
    .select()
    .from(auditEvents)
    .orderBy(asc(auditEvents.id))
    .then((all) => all.slice(-1));
  const answer = await server.inject({
    url,
    method,
    ...(body === undefined ? {} : { body }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    remoteAddress: `10.1.1.${(host += 1)}`,
  });
  const rows = await db
    .select()
    .from(auditEvents)
    .where(gt(auditEvents.id, last?.id ?? 0));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    at: NOW,
    address: `10.1.1.${host}`,
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  return { answer, userId: rows[0]?.userId, action: rows[0]?.action };
}

interface Call {
  readonly token?: string;
  readonly body?: object;
  readonly method?: 'GET' | 'POST' | 'DELETE';
}

it('has one row for every event of an account: who, what, when, from where, by which request', async () => {
  const email = `${randomUUID()}@example.com`;
  const form = { firstName: 'Aiko', lastName: 'Mori', email, password: OLD, confirmPassword: OLD };
  const both = { password: NEW, confirmPassword: NEW };
  const actions: unknown[] = [];
  const did = async (url: string, call: Call) => {
    const { answer, action, userId } = await audited(url, call);
    actions.push([answer.statusCode, action, userId]);
    return answer.json();
  };
  const signIn = async (password: string) =>
    keep((await did('/auth/signin', { body: { email, password } })).token ?? '-');

  const opened = await did('/auth/signup', { body: form });
  const me = opened.user.id;
  const first = keep(opened.token);
  await did('/auth/signup', { body: form });
  await did('/auth/signin', { body: { email, password: WRONG } });
  await did('/auth/signin', { body: { email: 'nobody@example.com', password: WRONG } });
  // Mails overtake one another: the newest is the one of the second link only when the first is there.
  await awaitMail(server.inject, email);
  await did('/auth/resend-verification', { token: first, body: {} });
  const link = keep(tokenOf(await awaitMail(server.inject, email, 2)));
  const second = keep((await did('/auth/verify-email', { token: first, body: { token: link } })).token);
  await did('/auth/signout', { token: second });
  await did('/auth/forgot-password', { body: { email } });
  await did('/auth/forgot-password', { body: { email: 'nobody@example.com' } });
  const reset = keep(tokenOf(await awaitMail(server.inject, email, 3)));
  await did('/auth/reset-password', { body: { token: reset, ...both } });
  const [here, there] = [await signIn(NEW), await signIn(NEW)];
  await did('/account/password', {
    token: here,
    body: { currentPassword: WRONG, password: OLD, confirmPassword: OLD },
  });
  await did('/account/password', { token: here, body: { currentPassword: NEW, ...both } });
  expect(there).not.toBe(here);
  await signIn(NEW);
  const devices = await server.inject({
    url: '/account/devices',
    headers: { authorization: `Bearer ${here}` },
  });
  const other = devices.json().devices.find(({ current }: { current: boolean }) => !current);
  await did(`/account/devices/${other.id}`, { token: here, method: 'DELETE' });
  await did('/account/export', { token: here, method: 'GET' });
  await did('/account', { token: here, method: 'DELETE', body: { password: WRONG } });
  await server.platform.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.userId, me))
    .then((rows) => {
      const text = JSON.stringify(rows);
      for (const secret of [...secrets, email]) expect(text).not.toContain(secret);
    });
  await did('/account', { token: here, method: 'DELETE', body: { password: NEW } });

  expect(actions).toEqual([
    [200, 'sign-up', me],
    [400, 'sign-up.refused', null],
    [400, 'sign-in.failed', me],
    [400, 'sign-in.failed', null],
    [200, 'email.resent', me],
    [200, 'email.verified', me],
    [200, 'sign-out', me],
    [200, 'password.forgotten', me],
    [200, 'password.forgotten', null],
    [200, 'password.reset', me],
    [200, 'sign-in', me],
    [200, 'sign-in', me],
    [400, 'password.change-failed', me],
    [200, 'password.changed', me],
    [200, 'sign-in', me],
    [200, 'device.revoked', me],
    [200, 'account.exported', me],
    [400, 'account.delete-failed', me],
    // Whose it was is deleted with the account.
    [200, 'account.deleted', null],
  ]);
});

it('does nothing to an account that it cannot write down', async () => {
  const learner = await server.createLearner({ password: OLD });
  const unverified = await server.createLearner({ verified: false });
  await server.inject({ url: '/auth/forgot-password', body: { email: learner.email } });
  const reset = tokenOf(await awaitMail(server.inject, learner.email));
  await unverified.inject({ url: '/auth/resend-verification', body: {} });
  const verify = tokenOf(await awaitMail(server.inject, unverified.email));
  const device = await server.inject({ url: '/auth/signin', body: { email: learner.email, password: OLD } });
  const [current, other] = (await learner.inject('/account/devices'))
    .json()
    .devices.sort(
      (a: { current: boolean }, b: { current: boolean }) => Number(b.current) - Number(a.current),
    );
  expect(current.current).toBe(true);

  const everything = async () => {
    const { rows } = await server.platform.pool.query(`
      select (select jsonb_agg(to_jsonb(u) order by id) from users u) as users,
        (select jsonb_agg(to_jsonb(s) order by id) from account_sessions s) as sessions,
        (select jsonb_agg(to_jsonb(t) order by id) from mail_tokens t) as tokens,
        (select count(*) from pgboss.job) as jobs`);
    return rows[0];
  };
  const before = await everything();
  await server.platform.pool.query('alter table audit_events add constraint full_up check (false) not valid');
  try {
    const email = `${randomUUID()}@example.com`;
    const names = { firstName: 'Aiko', lastName: 'Mori' };
    const both = { password: NEW, confirmPassword: NEW };
    const tries = [
      server.inject({ url: '/auth/signup', body: { ...names, email, ...both } }),
      server.inject({ url: '/auth/signin', body: { email: learner.email, password: OLD } }),
      server.inject({ url: '/auth/forgot-password', body: { email: learner.email } }),
      server.inject({ url: '/auth/reset-password', body: { token: reset, ...both } }),
      server.inject({ url: '/auth/verify-email', body: { token: verify } }),
      unverified.inject({ url: '/auth/resend-verification', body: {} }),
      learner.inject({ url: '/auth/signout', method: 'POST' }),
      learner.inject({ url: '/account/password', body: { currentPassword: OLD, ...both } }),
      learner.inject({ url: `/account/devices/${other.id}`, method: 'DELETE' }),
      learner.inject('/account/export'),
      learner.inject({ url: '/account', method: 'DELETE', body: { password: OLD } }),
    ];
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(codes).toEqual(tries.map(() => 500));
    expect(await everything()).toEqual(before);
    expect(device.statusCode).toBe(200);
    const rows = await server.platform.db.select().from(users).where(eq(users.email, email));
    expect(rows).toEqual([]);
  } finally {
    await server.platform.pool.query('alter table audit_events drop constraint full_up');
  }
});
