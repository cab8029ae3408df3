import { until } from '../notes/testing/until';
import { startTestServer, type TestServer } from '../testing/test-server';
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
beforeEach(() => void smtp.received.splice(0));

const mailFor = (address: string) =>
  until(async () => smtp.received.find(({ to }) => to.includes(address)) ?? null);

it('hands a mail to the SMTP server in both forms, to one receiver', async () => {
  const learner = await server.createLearner({ verified: false });
  await learner.inject({ url: '/auth/resend-verification', body: { from: '/learn?a=1' } });
  const received = await mailFor(learner.email);
  const { headers, text, html } = readMail(received);
  expect(received).toMatchObject({ from: 'hello@kotoba.example', to: [learner.email] });
  expect(headers).toMatchObject({
    from: 'Kotoba <hello@kotoba.example>',
    to: learner.email,
    subject: 'Verify your email for Kotoba',
    'auto-submitted': 'auto-generated',
  });
  const [link = ''] = /https:\/\/\S+/.exec(text) ?? [];
  expect(link).toMatch(
    /^https:\/\/kotoba\.example\/auth\/email-verification\?token=[\w-]{43}&from=%2Flearn%3Fa%3D1$/,
  );
  expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
});

it('tries again when the server does not take a mail, with a fresh link', async () => {
  const learner = await server.createLearner();
  smtp.refuse(1);
  await server.inject({ url: '/auth/forgot-password', body: { email: learner.email } });
  const { text } = readMail(await mailFor(learner.email));
  const token = /token=([\w-]{43})/.exec(text)?.[1];
  const password = 'Mizu-wo-nomu-1';
  const reset = await server.inject({
    url: '/auth/reset-password',
    body: { token, password, confirmPassword: password },
  });
  expect(reset.statusCode).toBe(200);
});

it('writes to nobody who has no account', async () => {
  await server.inject({ url: '/auth/forgot-password', body: { email: 'nobody@example.com' } });
  const learner = await server.createLearner();
  await server.inject({ url: '/auth/forgot-password', body: { email: learner.email } });
  await mailFor(learner.email);
  expect(smtp.received.filter(({ to }) => to.includes('nobody@example.com'))).toEqual([]);
});

it('sends nothing for an email that nobody has', async () => {
  const learner = await server.createLearner();
  await server.inject({ url: '/auth/forgot-password', body: { email: 'nobody-at-all@example.com' } });
  await server.inject({ url: '/auth/forgot-password', body: { email: learner.email } });
  await mailFor(learner.email);
  expect(smtp.received.map(({ to }) => to)).toEqual([[learner.email]]);
});
