import { paths } from '@kotoba/contracts';
import { defineQueue } from '../jobs/job-queue';
import { createMailer } from '../mail/mailer';
import type { Mail } from '../mail/mail';
import type { Platform } from '../platform';
import { resetMail, verificationMail } from './account-mail.texts';
import { issueMailToken, type MailPurpose } from './mail-tokens.repository';
import { findUser } from './users.repository';

interface AccountMail {
  /** null: nobody has that email; the job exists so that asking costs the same. */
  readonly userId: number | null;
  readonly purpose: MailPurpose;
  /** Where the link leads back to, already checked. */
  readonly from: string | null;
}

/** Mails with a link. The token is made when the mail is, so that none ever lies in the database, not even in a job. */
export const accountMail = defineQueue<AccountMail>('accounts.mail', { retryLimit: 5, retryDelay: 2 });

function link(platform: Platform, path: string, query: Record<string, string | null>): string {
  const url = new URL(path, platform.config.publicUrl);
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
}

async function composeMail(platform: Platform, data: AccountMail): Promise<Mail | null> {
  const { userId, purpose, from } = data;
  if (userId === null) return null;
  return platform.db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (user === null || (purpose === 'verify' && user.emailVerifiedAt !== null)) return null;
    const token = await issueMailToken(tx, userId, { purpose, now: platform.now() });
    const url =
      purpose === 'reset'
        ? link(platform, paths.resetPassword, { token })
        : link(platform, paths.emailVerification, { token, from });
    return { to: user.email, ...(purpose === 'reset' ? resetMail : verificationMail)(user.firstName, url) };
  });
}

/** Registers the worker that sends the mails of this area. */
export function registerAccountMail(platform: Platform): void {
  const mailer = createMailer(platform.config, platform.now);
  platform.jobs.work(
    accountMail,
    async (data) => {
      const mail = await composeMail(platform, data);
      if (mail !== null) await mailer.send(mail);
    },
    async ({ userId, purpose }, error) => {
      platform.log.error({ err: error, userId, purpose }, 'a mail could not be sent');
    },
  );
}
