import type { Config } from '../config/config';
import type { Mailer } from './mail';
import { createMailbox, type Mailbox } from './mailbox';
import { createSmtpMailer } from './smtp';

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
