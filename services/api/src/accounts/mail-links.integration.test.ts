import { awaitMail, linkOf, mailsTo, tokenOf } from '../testing/mails';
import { startTestServer, type TestLearner, type TestServer } from '../testing/test-server';

const MINUTE = 60_000;
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

const reset = (token: string, password = 'Another password 1') =>
  post('/auth/reset-password', { token, password, confirmPassword: password });
const verify = (token: string) => post('/auth/verify-email', { token });

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
    const fresh = await post('/auth/signin', { email: learner.email, password: 'Another password 1' });
    expect(fresh.statusCode).toBe(200);
  });

  it('works once out of twenty uses at the same moment', async () => {
    const learner = await server.createLearner();
    const token = await resetToken(learner);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => reset(token, `Parallel ${i} pass`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(400)]);
    expect((await reset(token)).json()).toMatchObject({
      error: 'The password reset link is invalid or has expired.',
      code: 'INVALID_TOKEN',
    });
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

  it('does not take the token of another kind of mail', async () => {
    const learner = await server.createLearner({ verified: false });
    const token = await verifyToken(learner);
    expect((await reset(token)).statusCode).toBe(400);
    expect((await verify(token)).statusCode).toBe(200);
  });
});

describe('the verification of the email', () => {
  it('verifies and opens a session', async () => {
    const learner = await server.createLearner({ verified: false });
    const answer = await verify(await verifyToken(learner));
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

  it('works once out of twenty uses at the same moment; the others hear that it is done', async () => {
    const learner = await server.createLearner({ verified: false });
    const token = await verifyToken(learner);
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        error: 'Email already verified',
        code: 'EMAIL_ALREADY_VERIFIED',
      });
    }
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

it('lets an unverified learner only check, sign out, verify and resend', async () => {
  const learner = await server.createLearner({ verified: false });
  const events = await learner.inject('/events');
  expect(events.statusCode).toBe(403);
  expect(events.json()).toMatchObject({ code: 'EMAIL_UNVERIFIED' });
  expect(await statusOf(learner)).toBe(200);
});
