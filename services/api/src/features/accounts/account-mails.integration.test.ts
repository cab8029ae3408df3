import { randomUUID } from 'node:crypto';
import { until } from '../notes/testing/until';
import { awaitMail, linkOf, mailsTo, tokenOf } from '../../testing/mails';
import { startTestServer, type TestLearner, type TestServer } from '../../testing/test-server';
import { issueMailToken, type MailPurpose } from './mail-tokens.repository';

const MINUTE = 60_000;
const NEW = 'Mizu-wo-nomu-1';
let clock = Date.UTC(2026, 0, 1);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(clock) } });
});
afterAll(() => server.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const post = (url: string, body: object) => server.inject({ url, body });
const statusOf = async (learner: TestLearner) =>
  (await learner.inject({ url: '/auth/check-auth', method: 'POST' })).statusCode;

async function resetToken(learner: TestLearner, count = 1): Promise<string> {
  expect((await post('/auth/forgot-password', { email: learner.email })).json()).toEqual({ success: true });
  return tokenOf(await awaitMail(server.inject, learner.email, count));
}

async function verifyToken(learner: TestLearner, count = 1): Promise<string> {
  expect((await learner.inject({ url: '/auth/resend-verification', body: { from: null } })).statusCode).toBe(
    200,
  );
  return tokenOf(await awaitMail(server.inject, learner.email, count));
}

const reset = (token: string, password = NEW) =>
  post('/auth/reset-password', { token, password, confirmPassword: password });
/** Where the learner signed up; elsewhere is `verified-elsewhere.integration.test.ts`. */
const verify = (token: string, { inject }: Pick<TestLearner, 'inject'> = server) =>
  inject({ url: '/auth/verify-email', body: { token } });

describe('the password reset', () => {
  it('answers a known and an unknown email alike and writes to the known one only', async () => {
    const learner = await server.createLearner();
    const known = await post('/auth/forgot-password', { email: learner.email });
    const unknown = await post('/auth/forgot-password', { email: 'nobody@example.com' });
    expect(known.statusCode).toBe(200);
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    await awaitMail(server.inject, learner.email);
    expect(await mailsTo(server.inject, 'nobody@example.com')).toEqual([]);
  });

  it('mails a link to the reset page', async () => {
    const learner = await server.createLearner();
    await post('/auth/forgot-password', { email: learner.email });
    const link = linkOf(await awaitMail(server.inject, learner.email));
    expect(link.origin + link.pathname).toBe('http://localhost:3000/auth/reset-password');
    expect([...link.searchParams.keys()]).toEqual(['token']);
  });

  it('changes the password and ends every session of the learner', async () => {
    const learner = await server.createLearner();
    const stranger = await server.createLearner();
    const token = await resetToken(learner);
    const more = (await post('/auth/signin', { email: learner.email, password: learner.password })).json()
      .token;
    expect((await reset(token)).json()).toEqual({ success: true });

    expect(await statusOf(learner)).toBe(401);
    const second = await server.inject({ url: '/auth/check-auth', method: 'POST', headers: bearer(more) });
    expect(second.statusCode).toBe(401);
    expect(await statusOf(stranger)).toBe(200);
    const old = await post('/auth/signin', { email: learner.email, password: learner.password });
    expect(old.statusCode).toBe(400);
    const fresh = await post('/auth/signin', { email: learner.email, password: NEW });
    expect(fresh.statusCode).toBe(200);
  });

  it('ends the older link with a newer one, and every link with a use', async () => {
    const learner = await server.createLearner();
    const older = await resetToken(learner);
    const newer = await resetToken(learner, 2);
    expect((await reset(older)).statusCode).toBe(400);
    expect((await reset(newer)).statusCode).toBe(200);
    expect((await reset(older)).statusCode).toBe(400);
  });

  it('ends after thirty minutes', async () => {
    const learner = await server.createLearner();
    const token = await resetToken(learner);
    clock += 30 * MINUTE;
    expect((await reset(token)).statusCode).toBe(400);
  });

  it('keeps the link when the new password is refused', async () => {
    const learner = await server.createLearner();
    const token = await resetToken(learner);
    expect((await reset(token, 'weak')).json()).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await reset(token)).statusCode).toBe(200);
  });
});

describe('the verification of the email', () => {
  it('verifies and opens a session', async () => {
    const learner = await server.createLearner({ verified: false });
    const answer = await verify(await verifyToken(learner), learner);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({ id: learner.id, emailVerified: true });
    const check = await server.inject({
      url: '/auth/check-auth',
      method: 'POST',
      headers: bearer(answer.json().token),
    });
    expect(check.json().user.emailVerified).toBe(true);
    expect(
      (await learner.inject({ url: '/auth/check-auth', method: 'POST' })).json().user.emailVerified,
    ).toBe(true);
  });

  it('ends after a day, and with a newer link', async () => {
    const learner = await server.createLearner({ verified: false });
    const older = await verifyToken(learner);
    const newer = await verifyToken(learner, 2);
    expect((await verify(older)).json()).toMatchObject({ code: 'INVALID_TOKEN' });
    clock += 24 * 60 * MINUTE;
    expect((await verify(newer)).json()).toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('refuses a token that nobody ever got', async () => {
    for (const token of ['x', 'A'.repeat(43), '\u0000', '\ud800', 'A'.repeat(200)]) {
      expect((await verify(token)).statusCode).toBe(400);
    }
  });

  it('refuses to resend when there is nothing to verify', async () => {
    const learner = await server.createLearner();
    const answer = await learner.inject({ url: '/auth/resend-verification', body: { from: '/learn' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toBe('Email already verified');
  });

  it('leads back to the place that the learner came from', async () => {
    const learner = await server.createLearner({ verified: false });
    await learner.inject({ url: '/auth/resend-verification', body: { from: '/learn/session/7?x=1#y' } });
    const link = linkOf(await awaitMail(server.inject, learner.email));
    expect(link.searchParams.get('from')).toBe('/learn/session/7?x=1#y');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\tevil',
    '/.//evil.example',
    '/auth/signin',
  ])('does not mail a link that leads to %j', async (from) => {
    const learner = await server.createLearner({ verified: false });
    await learner.inject({ url: '/auth/resend-verification', body: { from } });
    const mail = await awaitMail(server.inject, learner.email);
    expect(linkOf(mail).searchParams.has('from')).toBe(false);
    expect(mail.html).not.toContain('evil');
  });
});

describe('a token of a mail', () => {
  const issue = async (purpose: MailPurpose): Promise<string> => {
    const { id } = await server.createLearner({ verified: purpose === 'reset' });
    return server.platform.db.transaction((tx) =>
      issueMailToken(tx, id, { purpose, now: server.platform.now() }),
    );
  };
  const uses = { reset: (token: string) => reset(token), verify: (token: string) => verify(token) };

  it.each([
    ['reset', 'The password reset link is invalid or has expired.', 'INVALID_TOKEN'],
    ['verify', 'Email already verified', 'EMAIL_ALREADY_VERIFIED'],
  ] as const)(
    'to %s works once out of twenty uses at the same moment',
    async (purpose, error, code) => {
      for (let round = 0; round < (LONG ? 100 : 1); round += 1) {
        const token = await issue(purpose);
        const answers = await Promise.all(Array.from({ length: 20 }, () => uses[purpose](token)));
        answers.push(await uses[purpose](token));
        const refused = answers.filter(({ statusCode }) => statusCode !== 200);
        expect(refused).toHaveLength(20);
        for (const answer of refused) {
          expect(answer.statusCode).toBe(400);
          expect(answer.json()).toMatchObject({ success: false, error, code });
        }
      }
    },
    120_000,
  );

  it.each([
    ['reset', 'verify'],
    ['verify', 'reset'],
  ] as const)('to %s does not %s, nor does one of a session', async (kind, other) => {
    const learner = await server.createLearner();
    for (const token of [await issue(kind), learner.token]) {
      const answer = await uses[other](token);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, code: 'INVALID_TOKEN' });
    }
  });
});

describe('the mails', () => {
  const signUp = async (firstName: string) => {
    const email = `${randomUUID()}@example.com`;
    const password = 'Kasa-wo-sasu-1';
    await server.inject({
      url: '/auth/signup',
      body: { firstName, lastName: 'Tanaka', email, password, confirmPassword: password },
    });
    return awaitMail(server.inject, email);
  };

  it('greets by name, as text', async () => {
    const mail = await signUp('愛子');
    expect(mail.text).toContain('Hello 愛子,');
    expect(mail.html).toContain('Hello <span lang="ja">愛子</span>,');
  });

  it.each([
    '<b>Aiko</b>',
    'evil.example',
    'http://evil.example',
    'You won! Click evil dot example',
    'x'.repeat(80),
  ])('does not carry the words of a stranger who signs somebody up as %.30j', async (firstName) => {
    const mail = await signUp(firstName);
    expect(mail.text).toContain('Hello,');
    expect(mail.text + mail.html).not.toContain(firstName);
    expect(mail.text + mail.html).not.toContain('evil');
  });

  it('tells the owner that the password was changed, by a reset or by hand, without a token', async () => {
    const ways: Record<string, (learner: TestLearner) => Promise<unknown>> = {
      reset: async (learner) => reset(await resetToken(learner)),
      'by hand': ({ inject, password }) =>
        inject({
          url: '/account/password',
          body: { currentPassword: password, password: NEW, confirmPassword: NEW },
        }),
    };
    for (const [way, change] of Object.entries(ways)) {
      const learner = await server.createLearner();
      await change(learner);
      const mail = await awaitMail(server.inject, learner.email, way === 'reset' ? 2 : 1);
      expect(mail.subject).toBe('Your Kotoba password was changed');
      expect(linkOf(mail).href).toBe('http://localhost:3000/auth/forgot-password');
    }
  });

  it('says goodbye to a deleted account, and keeps the address nowhere', async () => {
    const learner = await server.createLearner();
    await learner.inject({ url: '/account', method: 'DELETE', body: { password: learner.password } });
    const mail = await awaitMail(server.inject, learner.email);
    expect(mail.subject).toBe('Your Kotoba account was deleted');
    const kept = () =>
      server.platform.pool.query(
        `select 1 from pgboss.job where data::text like $1 union all select 1 from pgboss.archive where data::text like $1`,
        [`%${learner.email}%`],
      );
    expect(await until(async () => ((await kept()).rowCount === 0 ? true : null))).toBe(true);
  });
});
