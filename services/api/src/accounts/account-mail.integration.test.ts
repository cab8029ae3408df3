import { randomUUID } from 'node:crypto';
import { until } from '../notes/testing/until';
import { awaitMail, linkOf, tokenOf } from '../testing/mails';
import { startTestServer, type TestLearner, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NEW = 'Mizu-wo-nomu-1';
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
  'You won!\nClick evil dot example',
  'x'.repeat(80),
])('does not carry the words of a stranger who signs somebody up as %.30j', async (firstName) => {
  const mail = await signUp(firstName);
  expect(mail.text).toContain('Hello,');
  expect(mail.text + mail.html).not.toContain(firstName);
  expect(mail.text + mail.html).not.toContain('evil');
});

it('tells the owner that the password was changed, by a reset or by hand, without a token', async () => {
  const ways: Record<string, (learner: TestLearner) => Promise<unknown>> = {
    reset: async ({ email }) => {
      await server.inject({ url: '/auth/forgot-password', body: { email } });
      const token = tokenOf(await awaitMail(server.inject, email));
      const body = { token, password: NEW, confirmPassword: NEW };
      return server.inject({ url: '/auth/reset-password', body });
    },
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
