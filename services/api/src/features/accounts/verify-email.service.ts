import { returnLocation } from '@kotoba/contracts';
import { ApiFailure } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/caller';
import type { Learner } from '../../platform/http/auth';
import { enforce } from '../../platform/limits/limits';
import type { Platform } from '../../platform/platform';
import { openSession } from '../../platform/http/login-sessions.repository';
import { orderMail } from './account-mail';
import { recordAudit } from './audit.repository';
import { belongsToVerified, useMailToken, voidMailTokens } from './mail-tokens.repository';
import type { OpenedSession } from './sign-in.service';
import { findUser, rememberAddress, setEmailVerified, toUser } from './users.repository';

const purpose = 'verify' as const;
const TOO_MANY = 'Too many requests. Please try again later.';

const alreadyVerified = (): ApiFailure =>
  new ApiFailure('EMAIL_ALREADY_VERIFIED', 400, 'Email already verified');

/**
 * Verifies the email of the token's owner and opens a session.
 * @throws ApiFailure 400 EMAIL_ALREADY_VERIFIED, INVALID_TOKEN; 429.
 */
export async function verifyEmail(platform: Platform, token: string, caller: Caller): Promise<OpenedSession> {
  await enforce(platform, [{ name: 'tokenAddress', of: caller.address }], TOO_MANY);
  const now = platform.now();
  const opened = await platform.db.transaction(async (tx) => {
    const userId = await useMailToken(tx, token, { purpose, now });
    if (userId === null) return null;
    await setEmailVerified(tx, userId, now);
    await voidMailTokens(tx, userId, { purpose, now });
    await recordAudit(tx, { userId, action: 'email.verified', caller, at: now });
    const user = await findUser(tx, userId);
    if (user === null) return null;
    // Whoever reads the learner's mails is the learner, so this address stays open when strangers attack the account.
    await rememberAddress(tx, userId, { address: caller.address, now });
    const session = await openSession(tx, { userId, device: caller, now });
    return { user: toUser(user), token: session.token };
  });
  if (opened !== null) return opened;
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
