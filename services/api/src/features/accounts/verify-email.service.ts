import { returnLocation } from '@kotoba/contracts';
import { ApiFailure } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/caller';
import type { Learner } from '../../platform/http/auth';
import { enforce } from '../../platform/limits/limits';
import type { Transaction } from '../../platform/database/database';
import type { Platform } from '../../platform/platform';
import { endSessions, openSession } from '../../platform/http/login-sessions.repository';
import { orderMail } from './account-mail';
import { recordAudit } from './audit.repository';
import { belongsToVerified, issueMailToken, useMailToken, voidMailTokens } from './mail-tokens.repository';
import { unknownPasswordHash } from './passwords';
import { accountLocked, type OpenedSession } from './sign-in.service';
import {
  findUser,
  forgetAddresses,
  rememberAddress,
  setEmailVerified,
  setPasswordHash,
  toUser,
  type UserRow,
} from './users.repository';

const purpose = 'verify' as const;
const TOO_MANY = 'Too many requests. Please try again later.';

const alreadyVerified = (): ApiFailure =>
  new ApiFailure('EMAIL_ALREADY_VERIFIED', 400, 'Email already verified');

/** The email is verified, but nobody is in: the token of a reset sets the password that opens the account. */
export interface VerifiedElsewhere {
  readonly email: string;
  readonly passwordToken: string;
}

/**
 * Whoever signed up may be a stranger to the address: nothing of theirs opens the account any more, and its owner
 * chooses a password. The sessions end after the password, as a sign-in that is under way looks at it last.
 */
async function takeFromStranger(
  { events }: Platform,
  tx: Transaction,
  { user, now }: { user: UserRow; now: Date },
): Promise<VerifiedElsewhere> {
  await setPasswordHash(tx, user.id, { passwordHash: unknownPasswordHash(), now });
  await events.revoke(tx, user.id, await endSessions(tx, user.id));
  await forgetAddresses(tx, user.id);
  return { email: user.email, passwordToken: await issueMailToken(tx, user.id, { purpose: 'reset', now }) };
}

interface Verifier {
  readonly caller: Caller;
  /** Who is signed in where the link was followed: a session of the account shows that its learner signed up. */
  readonly signedIn: number | null;
}

/**
 * Verifies the email of the token's owner. Where they are signed in it opens a session; elsewhere it ends all that
 * whoever signed up has, and gives a token for a new password. Source: ACC-29.
 * @throws ApiFailure 400 EMAIL_ALREADY_VERIFIED, INVALID_TOKEN; 403 ACCOUNT_LOCKED; 429.
 */
export async function verifyEmail(
  platform: Platform,
  token: string,
  { caller, signedIn }: Verifier,
): Promise<OpenedSession | VerifiedElsewhere> {
  await enforce(platform, [{ name: 'tokenAddress', of: caller.address }], TOO_MANY);
  const now = platform.now();
  const verified = await platform.db.transaction(async (tx) => {
    const userId = await useMailToken(tx, token, { purpose, now });
    if (userId === null) return null;
    const isHere = userId === signedIn;
    await setEmailVerified(tx, userId, now);
    await voidMailTokens(tx, userId, { purpose, now });
    const action = isHere ? 'email.verified' : 'email.verified-elsewhere';
    await recordAudit(tx, { userId, action, caller, at: now });
    const user = await findUser(tx, userId);
    if (user === null) return null;
    // All is undone, and the link opens the account when it is unlocked.
    if (user.lockedAt !== null) throw accountLocked();
    const elsewhere = isHere ? null : await takeFromStranger(platform, tx, { user, now });
    // Whoever reads the learner's mails is the learner, so this address stays open when strangers attack the account.
    await rememberAddress(tx, userId, { address: caller.address, now });
    if (elsewhere !== null) return elsewhere;
    const session = await openSession(tx, { userId, device: caller, now });
    return { user: toUser(user), token: session.token };
  });
  if (verified !== null) return verified;
  if (await belongsToVerified(platform.db, token)) throw alreadyVerified();
  throw new ApiFailure('INVALID_TOKEN', 400, 'The verification link is invalid or has expired.');
}

/**
 * Orders a new mail; its link leads back to `from` when that is a place of ours.
 * @throws ApiFailure 400 EMAIL_ALREADY_VERIFIED; 429.
 */
export async function resendVerification(
  platform: Platform,
  learner: Learner,
  { from, caller }: { from: string | null; caller: Caller },
): Promise<void> {
  if (learner.emailVerified) throw alreadyVerified();
  await enforce(
    platform,
    [
      { name: 'resendAccount', of: learner.id },
      { name: 'resendAddress', of: caller.address },
    ],
    'Too many verification emails. Please try again later.',
  );
  await platform.db.transaction(async (tx) => {
    await orderMail(platform, tx, { userId: learner.id, kind: 'verify', from: returnLocation(from) });
    await recordAudit(tx, { userId: learner.id, action: 'email.resent', caller, at: platform.now() });
  });
}
