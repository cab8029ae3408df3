import { createTransport } from 'nodemailer';
import type { Config } from '../config/config';
import { type Mailer, type Mail, createMailbox, type Mailbox } from './mailbox';

const TIMEOUT_MS = 10_000;

/** Hands mails to the SMTP server of `url` (`smtp://user:password@host:port`, `smtps://…`). */
function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: 2 * TIMEOUT_MS,
  });
  // Composes as the other one does, and has nowhere to send to.
  const composer = createTransport({ streamTransport: true, buffer: true });
  const message = ({ to, subject, text, html }: Mail) => ({
    from,
    // As an object, so that nothing in the address is read as a list of further receivers.
    to: { name: '', address: to },
    subject,
    text,
    html,
    // Asks autoresponders to stay silent (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return {
    send: async (mail) => void (await transport.sendMail(message(mail))),
    dryRun: async (mail) => void (await composer.sendMail(message(mail))),
  };
}

/** The mailbox of local mode, or null when mails really leave. */
export const openMailbox = (config: Config, now: () => Date): Mailbox | null =>
  config.mailbox ? createMailbox(config.dataDir, now) : null;

export function createMailer(config: Config, now: () => Date): Mailer {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl !== undefined) return createSmtpMailer(smtpUrl, from);
  const mailbox = openMailbox(config, now);
  if (mailbox === null) throw new Error('SMTP_URL is needed to send mails');
  return mailbox;
}
