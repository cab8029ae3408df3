import { until } from '../../features/notes/testing/until';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { readMail, startSmtpServer, type SmtpServer } from './testing/smtp-server';

let smtp: SmtpServer;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Kotoba <hello@kotoba.example>',
      PUBLIC_URL: 'https://kotoba.example',
    },
  });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

const mailFor = (address: string) =>
  until(async () => smtp.received.find(({ to }) => to.includes(address)) ?? null);

it('sends a link to its own address, and a fresh one when the first mail was not taken', async () => {
  const learner = await server.createLearner();
  smtp.refuse(1);
  await server.inject({ url: '/auth/forgot-password', body: { email: 'nobody@example.com' } });
  await server.inject({ url: '/auth/forgot-password', body: { email: learner.email } });
  const { text } = readMail(await mailFor(learner.email));
  expect(text).toContain('https://kotoba.example/auth/reset-password?token=');
  const token = /token=([\w-]{43})/.exec(text)?.[1];
  const password = 'Mizu-wo-nomu-1';
  const reset = await server.inject({
    url: '/auth/reset-password',
    body: { token, password, confirmPassword: password },
  });
  expect(reset.statusCode).toBe(200);
  expect(smtp.received.flatMap(({ to }) => to)).toEqual([learner.email]);
});
