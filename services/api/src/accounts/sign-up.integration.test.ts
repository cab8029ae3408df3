import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { awaitMail, linkOf, mailsTo } from '../testing/mails';
import { startTestServer, type TestServer } from '../testing/test-server';
import { accountSettings, auditEvents, users } from './accounts.tables';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const newEmail = (): string => `${randomUUID()}@example.com`;
const form = (more: object = {}) => ({
  firstName: 'Aiko',
  lastName: 'Tanaka',
  email: newEmail(),
  password: 'Kasa-wo-sasu-1',
  confirmPassword: 'Kasa-wo-sasu-1',
  ...more,
});
const signUp = (body: object) => server.inject({ url: '/auth/signup', body });
const errorOf = async (body: object) => {
  const answer = await signUp(body);
  expect(answer.statusCode).toBe(400);
  const { success, error, message, code } = answer.json();
  expect(success).toBe(false);
  expect(message).toBe(error);
  return { error, code };
};

it.each([
  ['Asia/Kathmandu', 'Asia/Kathmandu'],
  ['Mars/Olympus', null],
  ['+09:00', null],
  [undefined, null],
])('a learner who signs up where it is %s has the days of %s', async (zone, kept) => {
  const headers = zone === undefined ? undefined : { 'x-time-zone': zone };
  const { user } = (await server.inject({ url: '/auth/signup', body: form(), headers })).json();
  const [row] = await server.platform.db
    .select({ timeZone: accountSettings.timeZone })
    .from(accountSettings)
    .where(eq(accountSettings.userId, user.id));
  expect(row).toEqual({ timeZone: kept });
});

it.each([
  ['/vocabularies?query=kasa#list', '/vocabularies?query=kasa#list'],
  ['//evil.example/dashboard', null],
  ['/nowhere', null],
  [null, null],
])('mails a link that leads back to %j as %j', async (from, place) => {
  const email = newEmail();
  expect((await signUp(form({ email, from }))).statusCode).toBe(200);
  const link = linkOf(await awaitMail(server.inject, email));
  expect(link.searchParams.get('from')).toBe(place);
});

it('opens an account and a session, unverified', async () => {
  const email = newEmail();
  const answer = await signUp(form({ email, countryId: 392 }));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    user: {
      id: expect.any(Number),
      email,
      emailVerified: false,
      firstName: 'Aiko',
      lastName: 'Tanaka',
      countryId: 392,
    },
    token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
  });
  const check = await server.inject({
    url: '/auth/check-auth',
    method: 'POST',
    headers: { authorization: `Bearer ${answer.json().token}` },
  });
  expect(check.json()).toEqual({ user: answer.json().user });
});

it('mails a link that leads to the verification page', async () => {
  const body = form();
  await signUp(body);
  const mail = await awaitMail(server.inject, body.email);
  const link = linkOf(mail);
  expect(link.origin + link.pathname).toBe('http://localhost:3000/auth/email-verification');
  expect(link.searchParams.get('token')).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(mail.html).toContain(`href="${link.href.replaceAll('&', '&amp;')}"`);
});

it('leaves the country empty when none is chosen', async () => {
  expect((await signUp(form())).json().user.countryId).toBeNull();
  expect((await signUp(form({ countryId: null }))).json().user.countryId).toBeNull();
});

it.each([
  [{ firstName: undefined }, 'First name is required'],
  [{ firstName: '   ' }, 'First name is required'],
  [{ firstName: 'A' }, 'First name must be at least 2 characters'],
  [{ lastName: '' }, 'Last name is required'],
  [{ lastName: 'T' }, 'Last name must be at least 2 characters'],
  [{ firstName: 'x'.repeat(101) }, 'First name must be at most 100 characters'],
  [{ email: undefined }, 'Email is required'],
  [{ email: 'nobody' }, 'Invalid email address'],
  [{ email: `${'x'.repeat(250)}@example.com` }, 'Invalid email address'],
  [{ password: undefined }, 'Password is required'],
  [{ password: 'Short1' }, 'Password must be at least 8 characters'],
  [
    { password: 'kasa-wo-1', confirmPassword: 'kasa-wo-1' },
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  ],
  [
    { password: 'P@ssw0rd1', confirmPassword: 'P@ssw0rd1' },
    'This password is too common. Please choose one that is harder to guess',
  ],
  [{ confirmPassword: undefined }, 'Please confirm your password'],
  [{ confirmPassword: 'Password2' }, 'Passwords do not match'],
  [{ countryId: 999 }, 'Unknown country'],
])('refuses %j with the documented text', async (change, text) => {
  expect(await errorOf(form(change))).toEqual({ error: text, code: 'INVALID_INPUT' });
});

it('refuses a password of more than 1024 characters quickly', async () => {
  const password = `Aa1${'x'.repeat(1100)}`;
  const start = Date.now();
  const { error } = await errorOf(form({ password, confirmPassword: password }));
  expect(error).toBe('Password must be at most 1024 characters');
  expect(Date.now() - start).toBeLessThan(50);
});

it('takes one email once, however it is written', async () => {
  const email = newEmail();
  await signUp(form({ email }));
  const fullWidth = email.replace('e', 'ｅ');
  for (const same of [email, email.toUpperCase(), `  ${email} `, fullWidth]) {
    expect(await errorOf(form({ email: same }))).toEqual({
      error: 'An account with this email already exists',
      code: 'EMAIL_TAKEN',
    });
  }
});

it('opens one account out of fifty parallel sign-ups with the same email', async () => {
  const body = form();
  const answers = await Promise.all(Array.from({ length: 50 }, () => signUp(body)));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.statusCode === 400)).toHaveLength(49);
  const rows = await server.platform.db.select().from(users).where(eq(users.email, body.email));
  expect(rows).toHaveLength(1);
  await awaitMail(server.inject, body.email);
  expect(await mailsTo(server.inject, body.email)).toHaveLength(1);
});

it('ignores what a body says about id, verification and role', async () => {
  const answer = await signUp(
    form({
      id: 1,
      userId: 1,
      emailVerified: true,
      emailVerifiedAt: '2020-01-01',
      role: 'admin',
      createdAt: 0,
    }),
  );
  expect(answer.json().user.emailVerified).toBe(false);
});

it('stores passwords as argon2id of the recommended cost and tokens only as hashes', async () => {
  const body = form({ password: 'Secret ひみつ 1', confirmPassword: 'Secret ひみつ 1' });
  const { token, user } = (await signUp(body)).json();
  const { rows } = await server.platform.pool.query(
    `select u.password_hash, encode(s.token_hash, 'hex') as token_hash from users u join account_sessions s on s.user_id = u.id where u.id = $1`,
    [user.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(rows[0].token_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(rows[0].token_hash).not.toContain(Buffer.from(token).toString('hex').slice(0, 20));
});

it('never lets a token of a mail into the database', async () => {
  const body = form();
  await signUp(body);
  const token = linkOf(await awaitMail(server.inject, body.email)).searchParams.get('token') ?? '';
  const { rows } = await server.platform.pool.query(
    `select coalesce(string_agg(data::text, ''), '') || coalesce(string_agg(output::text, ''), '') as jobs from pgboss.job`,
  );
  expect(token).not.toBe('');
  expect(rows[0].jobs).not.toContain(token);
});

it('writes an audit row for the sign-up and for the refused one', async () => {
  const body = form();
  const { user } = (await signUp(body)).json();
  await signUp(body);
  const events = await server.platform.db.select().from(auditEvents).where(eq(auditEvents.userId, user.id));
  expect(events).toMatchObject([{ action: 'sign-up', address: '127.0.0.1' }]);
  const refused = await server.platform.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'sign-up.refused'));
  expect(refused.length).toBeGreaterThan(0);
});
