import { createTransport } from 'nodemailer';
import type { Mailer } from './mail';

const TIMEOUT_MS = 10_000;

/** Hands mails to the SMTP server of `url` (`smtp://user:password@host:port`, `smtps://…`). */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: 2 * TIMEOUT_MS,
  });
  return {
    async send({ to, subject, text, html }) {
      // As an object, so that nothing in the address is read as a list of further receivers.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        // Asks autoresponders to stay silent (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
