import { paths } from '@kotoba/contracts';
import type { Transaction } from '../../platform/database/database';
import { defineQueue } from '../../platform/jobs/worker';
import { letterText, type Letter, letterHtml } from '../../platform/mail/letter';
import { createMailer } from '../../platform/mail/mailer';
import type { Mail } from '../../platform/mail/mailbox';
import type { Platform } from '../../platform/platform';
import { createToken } from '../../platform/http/login-sessions.repository';
import { issueMailToken, voidMailTokens } from './mail-tokens.repository';
import { findUser, NOBODY, type UserRow } from './users.repository';

interface AccountMail {
  /** null: nobody has that email; the job exists so that asking costs the same. */
  readonly userId: number | null;
  readonly kind: 'verify' | 'reset' | 'password-changed';
  /** Where a verification leads back to, already checked. */
  readonly from: string | null;
  /** When it was ordered, ISO 8601. */
  readonly at: string;
}

/**
 * Mails to an account. A token is made when its mail is, so that none ever lies in the database, not even in a job.
 */
/** A mail ends no server; it may be under way when others do. */
const tries = { retryLimit: 5, retryDelay: 2, cutOffLimit: 6 };

const accountMail = defineQueue<AccountMail>('accounts.mail', tries);

interface DeletionMail {
  readonly to: string;
  readonly firstName: string;
}

/** The last mail has to carry the address with it, because the account is gone; with the mail the job goes, too. */
const deletionMail = defineQueue<DeletionMail>('accounts.farewell', {
  ...tries,
  forget: true,
});

type Orders = Pick<Platform, 'jobs' | 'now'>;

/** Orders a mail in the transaction of what it tells. */
export const orderMail = (
  { jobs, now }: Orders,
  tx: Transaction,
  order: Pick<AccountMail, 'userId' | 'kind'> & { readonly from?: string | null },
): Promise<void> => jobs.enqueue(tx, accountMail, { from: null, ...order, at: now().toISOString() });

/** Orders the mail that an account is gone, in the transaction that deletes it. */
export const orderDeletionMail = (
  { jobs }: Orders,
  tx: Transaction,
  { email, firstName }: Pick<UserRow, 'email' | 'firstName'>,
): Promise<void> => jobs.enqueue(tx, deletionMail, { to: email, firstName });

function link(platform: Platform, path: string, query: Record<string, string | null> = {}): string {
  const url = new URL(path, platform.config.publicUrl);
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
}

async function letterFor(
  platform: Platform,
  tx: Transaction,
  { user, data }: { user: UserRow; data: AccountMail },
): Promise<Letter | null> {
  const { kind, from } = data;
  if (kind === 'password-changed') {
    const url = link(platform, paths.forgotPassword);
    return passwordChangedLetter(user.firstName, { at: new Date(data.at), url });
  }
  if (kind === 'verify' && user.emailVerifiedAt !== null) return null;
  const token = await issueMailToken(tx, user.id, { purpose: kind, now: platform.now() });
  return kind === 'reset'
    ? resetLetter(user.firstName, link(platform, paths.resetPassword, { token }))
    : verificationLetter(user.firstName, link(platform, paths.emailVerification, { token, from }));
}

const toMail = (to: string, letter: Letter): Mail => ({
  to,
  subject: letter.subject,
  text: letterText(letter),
  html: letterHtml(letter),
});

/**
 * The work of a mail for an email that nobody has: a call that comes while it is done must not be quicker than while a
 * real one is made. Nothing is stored and nothing is sent.
 */
async function composeForNobody(platform: Platform): Promise<Mail> {
  const nobody = { purpose: 'reset', now: platform.now() } as const;
  return platform.db.transaction(async (tx) => {
    await findUser(tx, NOBODY);
    await voidMailTokens(tx, NOBODY, nobody);
    await voidMailTokens(tx, NOBODY, nobody);
    return toMail(
      'nobody@invalid',
      resetLetter('', link(platform, paths.resetPassword, { token: createToken() })),
    );
  });
}

async function composeMail(platform: Platform, data: AccountMail, userId: number): Promise<Mail | null> {
  return platform.db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    const letter = user && (await letterFor(platform, tx, { user, data }));
    return user && letter && toMail(user.email, letter);
  });
}

/** Registers the workers that send the mails of this area. */
export function registerAccountMail(platform: Platform): void {
  const { jobs, log } = platform;
  const mailer = createMailer(platform.config, platform.now);
  jobs.work(
    accountMail,
    async (data) => {
      const { userId } = data;
      if (userId === null) return mailer.dryRun(await composeForNobody(platform));
      const mail = await composeMail(platform, data, userId);
      if (mail !== null) await mailer.send(mail);
    },
    async ({ userId, kind }, error) => log.error({ err: error, userId, kind }, 'a mail could not be sent'),
  );
  jobs.work(
    deletionMail,
    ({ to, firstName }) => mailer.send(toMail(to, accountDeletedLetter(firstName))),
    async (_, error) => log.error({ err: error }, 'the mail about a deleted account could not be sent'),
  );
}

/**
 * A stranger can write a name into a sign-up with somebody else's address. What does not look like a name is left out,
 * so that no mail of ours carries their words or links.
 */
const looksLikeName = (name: string): boolean =>
  /^[\p{L}\p{M}\p{Zs}'’・.-]{1,40}$/u.test(name) && !/\.\S/.test(name);

const hello = (firstName: string): string => (looksLikeName(firstName) ? `Hello ${firstName},` : 'Hello,');

const verificationLetter = (firstName: string, url: string): Letter => ({
  subject: 'Verify your email for Kotoba',
  preview: 'One click and your notebook is open.',
  heading: 'Verify your email',
  greeting: hello(firstName),
  paragraphs: ['Welcome to Kotoba. Tell us that this address is yours, and your notebook is open.'],
  action: { label: 'Verify email', url },
  notes: [
    'The link works once, for 24 hours. Too late? Sign in and ask for a new one.',
    'Open it in the browser in which you signed up. Another one asks you for a new password.',
    'If you did not open an account, ignore this email: nothing happens without the link.',
  ],
});

const resetLetter = (firstName: string, url: string): Letter => ({
  subject: 'Reset your Kotoba password',
  preview: 'The link works once, for 30 minutes.',
  heading: 'Choose a new password',
  greeting: hello(firstName),
  paragraphs: ['Somebody, hopefully you, asked for a new password. Choosing one signs you out everywhere.'],
  action: { label: 'Choose a new password', url },
  notes: [
    'The link works once, for 30 minutes. Only the link in the newest email works.',
    'If it was not you, ignore this email: your password stays as it is.',
  ],
});

/** `at` is shown in UTC: the mail does not know where it is read. */
const passwordChangedLetter = (firstName: string, { at, url }: { at: Date; url: string }): Letter => ({
  subject: 'Your Kotoba password was changed',
  preview: 'Nothing to do if it was you.',
  heading: 'Your password was changed',
  greeting: hello(firstName),
  paragraphs: [
    `The password of your account was changed on ${moment(at)}, and your other devices were signed out. If it was you, there is nothing to do.`,
  ],
  action: { label: 'It was not me: choose a new password', url },
  notes: ['Nobody from Kotoba will ever ask you for your password.'],
});

const accountDeletedLetter = (firstName: string): Letter => ({
  subject: 'Your Kotoba account was deleted',
  preview: 'Everything that was in it is gone.',
  heading: 'Your account was deleted',
  greeting: hello(firstName),
  paragraphs: [
    'Your account and everything in it are gone: words, notes, conversations, learning sessions and settings. Nobody can bring them back, not even us.',
    'Thank you for learning with Kotoba. さようなら。',
  ],
  notes: [
    'This is the last mail to this address. If it was not you, somebody knew your password: change it wherever else you use it.',
  ],
});

const moment = (at: Date): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;
