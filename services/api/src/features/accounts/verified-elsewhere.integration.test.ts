import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accountAddresses, users } from '../../platform/database/accounts.tables';
import { awaitMail, tokenOf } from '../../testing/mails';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { until } from '../notes/testing/until';

const THEIRS = 'Kasa-wo-sasu-1';
const MINE = 'Mizu-wo-nomu-1';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const post = (url: string, body: object, token?: string) =>
  server.inject({ url, body, ...(token !== undefined && { headers: bearer(token) }) });
const check = (token: string) =>
  server.inject({ url: '/auth/check-auth', method: 'POST', headers: bearer(token) });
const signIn = (email: string, password: string) => post('/auth/signin', { email, password });
const reset = (token: string, password = MINE) =>
  post('/auth/reset-password', { token, password, confirmPassword: password });

/** Somebody signs up with an address, perhaps not their own; the link goes to whoever reads its mails. */
async function signUp() {
  const email = `${randomUUID()}@example.com`;
  const body = { firstName: 'Mallory', lastName: 'Mori', email, password: THEIRS, confirmPassword: THEIRS };
  const answer = await server.inject({ url: '/auth/signup', body, remoteAddress: '10.6.6.6' });
  const { user, token } = answer.json<{ user: { id: number }; token: string }>();
  return { email, id: user.id, token, link: tokenOf(await awaitMail(server.inject, email)) };
}

const knownAddresses = async (userId: number): Promise<string[]> => {
  const known = await server.platform.db
    .select({ address: accountAddresses.address })
    .from(accountAddresses)
    .where(eq(accountAddresses.userId, userId));
  return known.map(({ address }) => address);
};

describe('a mailed link that is followed where nobody is signed in to its account', () => {
  it('opens no session, ends all there are, and asks for a new password', async () => {
    const { email, token, link } = await signUp();
    const second = (await signIn(email, THEIRS)).json<{ token: string }>().token;
    const answer = await post('/auth/verify-email', { token: link });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ email, passwordToken: expect.stringMatching(/^[\w-]{43}$/) });
    expect((await check(token)).statusCode).toBe(401);
    expect((await check(second)).statusCode).toBe(401);

    const { passwordToken } = answer.json<{ passwordToken: string }>();
    expect((await reset(passwordToken)).json()).toEqual({ success: true });
    expect((await reset(passwordToken)).json()).toMatchObject({ code: 'INVALID_TOKEN' });
    const owner = await signIn(email, MINE);
    expect(owner.json()).toMatchObject({ user: { email, emailVerified: true } });
    const own = owner.json<{ token: string }>().token;
    const asOwner = { url: '/account/devices', headers: bearer(own) };
    expect((await server.inject(asOwner)).json<{ devices: unknown[] }>().devices).toHaveLength(1);
  });

  it('leaves no password that opens the account until one is chosen, and the answer is that to a wrong one', async () => {
    const { email, link } = await signUp();
    await post('/auth/verify-email', { token: link });
    const [old, wrong] = [await signIn(email, THEIRS), await signIn(email, 'Wrong password 1')];
    expect(old.statusCode).toBe(400);
    expect(old.body).toBe(wrong.body);
    expect(Object.keys(old.headers)).toEqual(Object.keys(wrong.headers));
  });

  it('voids the links to a new password that were ordered before', async () => {
    const { email, link } = await signUp();
    await post('/auth/forgot-password', { email });
    const ordered = tokenOf(await awaitMail(server.inject, email, 2));
    await post('/auth/verify-email', { token: link });
    expect((await reset(ordered)).json()).toMatchObject({ code: 'INVALID_TOKEN' });
    expect((await signIn(email, MINE)).statusCode).toBe(400);
  });

  it('does not know the address any more from which the account was opened', async () => {
    const { id, link } = await signUp();
    await server.inject({ url: '/auth/verify-email', body: { token: link }, remoteAddress: '10.7.7.7' });
    expect(await knownAddresses(id)).toEqual(['10.7.7.7']);
  });

  it.each(['a dead token', 'no token at all', 'no bearer'])('is the same with %s', async (kind) => {
    const { email, link } = await signUp();
    const authorization = { 'a dead token': `Bearer ${'A'.repeat(43)}`, 'no token at all': 'Bearer x' }[kind];
    const answer = await server.inject({
      url: '/auth/verify-email',
      body: { token: link },
      headers: { authorization: authorization ?? 'Basic eDp5' },
    });
    expect(answer.json()).toMatchObject({ email });
    expect(answer.json()).not.toHaveProperty('token');
  });

  it('does the same where somebody else is signed in, whose session stays as it is', async () => {
    const { email, token, link } = await signUp();
    const other = await server.createLearner();
    const answer = await post('/auth/verify-email', { token: link }, other.token);
    expect(answer.json()).toEqual({ email, passwordToken: expect.any(String) });
    expect((await check(token)).statusCode).toBe(401);
    expect((await check(other.token)).json()).toMatchObject({ user: { id: other.id } });
  });

  it('once used, says that the email is verified, and hands out nothing more', async () => {
    const { link } = await signUp();
    await post('/auth/verify-email', { token: link });
    const again = await post('/auth/verify-email', { token: link });
    expect(again.json()).toMatchObject({ code: 'EMAIL_ALREADY_VERIFIED' });
    expect(again.json()).not.toHaveProperty('passwordToken');
  });
});

it('asks for nothing more where the account was signed up, and leaves its other devices signed in', async () => {
  const { email, token, link } = await signUp();
  const tablet = (await signIn(email, THEIRS)).json<{ token: string }>().token;
  const answer = await post('/auth/verify-email', { token: link }, token);
  expect(answer.json()).toMatchObject({ user: { email, emailVerified: true }, token: expect.any(String) });
  for (const each of [token, tablet, answer.json<{ token: string }>().token]) {
    expect((await check(each)).json()).toMatchObject({ user: { emailVerified: true } });
  }
  expect((await signIn(email, THEIRS)).statusCode).toBe(200);
});

it('takes as much from whoever signed up when the owner resets the password before the email is verified', async () => {
  const { email, id, token } = await signUp();
  await post('/auth/forgot-password', { email });
  const body = {
    token: tokenOf(await awaitMail(server.inject, email, 2)),
    password: MINE,
    confirmPassword: MINE,
  };
  await server.inject({ url: '/auth/reset-password', body, remoteAddress: '10.7.7.7' });
  expect((await check(token)).statusCode).toBe(401);
  expect((await signIn(email, THEIRS)).statusCode).toBe(400);
  expect(await knownAddresses(id)).toEqual(['10.7.7.7']);
});

it.each<[string, (email: string, token: string) => ReturnType<typeof signIn>]>([
  ['a sign-in', (email) => signIn(email, THEIRS)],
  [
    'a change',
    (_email, token) =>
      post('/account/password', { currentPassword: THEIRS, password: MINE, confirmPassword: MINE }, token),
  ],
  [
    'a deletion',
    (_email, token) =>
      server.inject({
        url: '/account',
        method: 'DELETE',
        body: { password: THEIRS },
        headers: bearer(token),
      }),
  ],
])('refuses %s whose password is replaced while it is checked', async (_what, call) => {
  const { email, id, token, link } = await signUp();
  await post('/auth/verify-email', { token: link }, token);
  const { pool } = server.platform;
  const owner = await pool.connect();
  let answer: ReturnType<typeof signIn>;
  try {
    await owner.query('begin');
    await owner.query('update users set password_hash = $2 where id = $1', [id, 'replaced']);
    let isDone = false;
    answer = call(email, token);
    void answer.then(() => (isDone = true));
    // The old password was right when it was read; what it allows may only be done after the new one is known.
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await until(async () => (isDone || (await pool.query(waits)).rowCount ? true : null));
    await owner.query('commit');
  } finally {
    owner.release();
  }
  expect((await answer).json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  const [row] = await server.platform.db.select().from(users).where(eq(users.id, id));
  expect(row?.passwordHash).toBe('replaced');
});
