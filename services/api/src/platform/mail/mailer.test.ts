import { parseConfig } from '../config/config';
import type { Mail, Mailer } from './mailbox';
import { createMailer } from './mailer';
import { readMail, startSmtpServer, type SmtpServer } from './testing/smtp-server';

let smtp: SmtpServer;
let mailer: Mailer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'Kotoba <hello@kotoba.example>' };
  mailer = createMailer(parseConfig(env), () => new Date());
});
afterAll(() => smtp.close());
beforeEach(() => void smtp.received.splice(0));

const mail: Mail = {
  to: 'hana@example.com',
  subject: 'Verify your email',
  text: 'Hello 花,\nhttps://kotoba.example/?a=1\n',
  html: '<p>Hello 花</p>',
};

it('hands a mail to the SMTP server in both forms, to one receiver', async () => {
  await mailer.send(mail);
  expect(smtp.received).toMatchObject([{ from: 'hello@kotoba.example', to: [mail.to] }]);
  const [received] = smtp.received;
  if (!received) throw new Error('no mail');
  const { headers, text, html } = readMail(received);
  expect(headers).toMatchObject({
    from: 'Kotoba <hello@kotoba.example>',
    to: mail.to,
    subject: mail.subject,
    'auto-submitted': 'auto-generated',
  });
  expect(text).toContain('Hello 花,\nhttps://kotoba.example/?a=1');
  expect(html).toContain('<p>Hello 花</p>');
});

it('reads nothing in an address as a list of further receivers', async () => {
  await mailer.send({ ...mail, to: 'hana@example.com, eve@example.com' }).catch(() => undefined);
  expect(smtp.received.flatMap(({ to }) => to)).not.toContain('eve@example.com');
});

it('fails when the server does not take a mail, so that its job is tried again', async () => {
  smtp.refuse(1);
  await expect(mailer.send(mail)).rejects.toThrow('Try again later');
  await mailer.send(mail);
  expect(smtp.received).toHaveLength(1);
});

it('sends nothing that it only composes', async () => {
  await mailer.dryRun(mail);
  await mailer.send(mail);
  expect(smtp.received).toHaveLength(1);
});
