import { ApiFailure } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/caller';
import { count, forgive, tooMany, type Subject } from '../../platform/limits/limits';
import { signInsRefused } from '../../platform/metrics/metrics';
import type { Platform } from '../../platform/platform';
import { openSession } from '../../platform/http/login-sessions.repository';
import type { SignInBody, User } from './accounts.schemas';
import { recordAudit } from './audit.repository';
import {
  settleTimeZone,
  findUserByEmail,
  holdAccount,
  knowsAddress,
  NOBODY,
  rememberAddress,
  toUser,
  type UserRow,
} from './users.repository';
import { refuseWhenBusy, verifyPassword } from './passwords';

const TOO_MANY = 'Too many sign-in attempts. Please try again later.';

export interface OpenedSession {
  readonly user: User;
  readonly token: string;
}

/** The wrong sign-ins of one account from one address. */
export const signInPair = (email: string, caller: Caller): Subject => ({
  name: 'signInPair',
  of: `${email} ${caller.address}`,
});

/**
 * Three counters. One address may try one account only so often, and all accounts only so often. Too many attempts on
 * one account from everywhere close it for strangers, but not for addresses that its owner used before: nobody can
 * lock an owner out.
 */
async function checkLimits(
  platform: Platform,
  subjects: readonly [Subject, Subject, Subject],
  isKnownAddress: () => Promise<boolean>,
): Promise<void> {
  const [pair, address, account] = await count(platform, subjects);
  const turnAway = (retryAfter: number): never => {
    signInsRefused.inc({ reason: 'limit' });
    throw tooMany(TOO_MANY, retryAfter);
  };
  for (const verdict of [pair, address]) {
    if (verdict?.exceeded) turnAway(verdict.retryAfter);
  }
  if (account?.exceeded && !(await isKnownAddress())) turnAway(account.retryAfter);
}

/**
 * @throws ApiFailure 400 INVALID_CREDENTIALS, the same in every respect for a missing account and a wrong password;
 *   403 ACCOUNT_LOCKED for the right password alone; 429; 503.
 */
export async function signIn(platform: Platform, body: SignInBody, caller: Caller): Promise<OpenedSession> {
  refuseWhenBusy();
  const { db } = platform;
  const { email, password } = body;
  const pair = signInPair(email, caller);
  const account: Subject = { name: 'signInAccount', of: email };
  const user = await findUserByEmail(db, email);
  await checkLimits(platform, [pair, { name: 'signInAddress', of: caller.address }, account], () =>
    // A missing account is looked up, too, so that both cost the same.
    knowsAddress(db, user?.id ?? NOBODY, caller.address),
  );

  const isRight = await verifyPassword(password, user?.passwordHash ?? null);
  if (user === null || !isRight) return refuse(platform, user, caller);

  const now = platform.now();
  const opened = await db.transaction(async (tx) => {
    const current = await holdAccount(tx, user);
    if (current === null) return null;
    if (current.lockedAt !== null) {
      await recordAudit(tx, { userId: user.id, action: 'sign-in.locked', caller, at: now });
      return 'locked';
    }
    await rememberAddress(tx, user.id, { address: caller.address, now });
    await recordAudit(tx, { userId: user.id, action: 'sign-in', caller, at: now });
    await settleTimeZone(tx, user.id, caller.timeZone);
    return openSession(tx, { userId: user.id, device: caller, now });
  });
  if (opened === null) return refuse(platform, user, caller);
  if (opened === 'locked') throw accountLocked();
  await forgive(platform, [pair]);
  return { user: toUser(user), token: opened.token };
}

/** Said to whoever knows the password, or reads the mails, of a locked account. Source: ACC-60. */
export const accountLocked = (): ApiFailure =>
  new ApiFailure('ACCOUNT_LOCKED', 403, 'This account is locked. Please write to whoever runs this Kotoba.');

async function refuse(platform: Platform, user: UserRow | null, caller: Caller): Promise<never> {
  await platform.db.transaction((tx) =>
    recordAudit(tx, { userId: user?.id ?? null, action: 'sign-in.failed', caller, at: platform.now() }),
  );
  signInsRefused.inc({ reason: 'credentials' });
  throw new ApiFailure('INVALID_CREDENTIALS', 400, 'Invalid credentials');
}
