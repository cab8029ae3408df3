import { randomUUID } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import { desc, eq } from 'drizzle-orm';
import { awaitMail, linkOf, mailsTo } from '../../testing/mails';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { accountSettings, auditEvents, users } from '../../platform/database/accounts.tables';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

const DAY = 24 * 60 * 60 * 1000;
let clock = Date.UTC(2026, 0, 1);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(clock) } });
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

const signIn = (email: string, password: string, more: object = {}) =>
  server.inject({ url: '/auth/signin', body: { email, password }, ...more });
const checkAuth = (token: string) =>
  server.inject({ url: '/auth/check-auth', method: 'POST', headers: { authorization: `Bearer ${token}` } });

describe('the sign-up', () => {
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
    [{ firstName: 'Ai\nko' }, 'First name must be on one line'],
    [{ firstName: '\u200b\u2060' }, 'First name needs letters that can be seen'],
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

  it('refuses a password of more than 1024 characters', async () => {
    const password = `Aa1${'x'.repeat(1022)}`;
    const { error } = await errorOf(form({ password, confirmPassword: password }));
    expect(error).toBe('Password must be at most 1024 characters');
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

  it('opens one account out of many parallel sign-ups with the same email', async () => {
    const body = form();
    const many = LONG ? 50 : 10;
    const answers = await Promise.all(Array.from({ length: many }, () => signUp(body)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 400)).toHaveLength(many - 1);
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
});

describe('the sign-in', () => {
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
    const email = newEmail();
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
    const missing = await signIn(newEmail(), 'Wrong password 1');
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

  it('checks a password of a missing account, too, so that both take the same time', async () => {
    const { email } = await server.createLearner();
    const checks = jest.mocked(argon2.verify).mock.calls;
    const before = checks.length;
    await signIn(email, 'Wrong password 1');
    await signIn(newEmail(), 'Wrong password 1');
    const costs = checks.slice(before).map(([hash]) => /^\$argon2id\$[^$]+\$[^$]+/.exec(String(hash))?.[0]);
    expect(costs).toHaveLength(2);
    expect(costs[1]).toBe(costs[0]);
  });

  it('refuses a part of a flood with a clear 503, and lets what hashes nothing past it', async () => {
    let isOver = false;
    const flood = Promise.all(
      Array.from({ length: 100 }, () => signIn(newEmail(), 'Wrong password 1')),
    ).finally(() => (isOver = true));
    const learner = await server.createLearner();
    expect((await learner.inject('/vocabulary')).statusCode).toBe(200);
    expect(isOver).toBe(false);
    const answers = await flood;
    const busy = answers.filter(({ statusCode }) => statusCode !== 400);
    expect(answers.length - busy.length).toBeGreaterThan(50);
    expect(busy.length).toBeGreaterThan(0);
    const error = 'Too many people are signing in. Please try again in a moment.';
    for (const answer of busy) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
      expect(answer.json()).toEqual({ success: false, error, message: error, code: 'UNAVAILABLE' });
    }
    expect((await signIn(newEmail(), 'Wrong password 1')).statusCode).toBe(400);
  });

  it('kills the token with the sign-out, and no other one', async () => {
    const learner = await server.createLearner();
    const other = (await signIn(learner.email, learner.password)).json().token;
    expect((await learner.inject({ url: '/auth/signout', method: 'POST' })).json()).toEqual({
      success: true,
    });
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
});
