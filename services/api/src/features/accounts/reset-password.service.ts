import { ApiFailure } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/caller';
import { enforce, forgive } from '../../platform/limits/limits';
import type { Platform } from '../../platform/platform';
import { orderMail } from './account-mail';
import type { ResetPasswordBody } from './accounts.schemas';
import { recordAudit } from './audit.repository';
import { isUsableMailToken, useMailToken, voidMailTokens } from './mail-tokens.repository';
import { hashPassword, refuseWhenBusy } from './passwords';
import { endSessions } from '../../platform/http/login-sessions.repository';
import { signInPair } from './sign-in.service';
import {
  findUser,
  findUserByEmail,
  forgetAddresses,
  rememberAddress,
  setPasswordHash,
} from './users.repository';

const purpose = 'reset' as const;

/** Source of the text: API-16. */
const TOO_MANY = 'Too many reset attempts. Please try again later.';

const invalidLink = (): ApiFailure =>
  new ApiFailure('INVALID_TOKEN', 400, 'The password reset link is invalid or has expired.');

/** Orders the mail with the link. For an unknown email all is the same; the job finds nobody to write to. */
export async function forgotPassword(platform: Platform, email: string, caller: Caller): Promise<void> {
  await enforce(
    platform,
    [
      { name: 'forgotAccount', of: email },
      { name: 'forgotAddress', of: caller.address },
    ],
    TOO_MANY,
  );
  await platform.db.transaction(async (tx) => {
    const userId = (await findUserByEmail(tx, email))?.id ?? null;
    await recordAudit(tx, { userId, action: 'password.forgotten', caller, at: platform.now() });
    await orderMail(platform, tx, { userId, kind: 'reset' });
  });
}

/** Sets the password and ends every session of the learner. @throws ApiFailure 400 INVALID_TOKEN; 429; 503. */
export async function resetPassword(
  platform: Platform,
  { token, password }: ResetPasswordBody,
  caller: Caller,
): Promise<void> {
  refuseWhenBusy();
  await enforce(platform, [{ name: 'tokenAddress', of: caller.address }], TOO_MANY);
  const now = platform.now();
  if (!(await isUsableMailToken(platform.db, token, { purpose, now }))) throw invalidLink();
  const passwordHash = await hashPassword(password);
  const email = await platform.db.transaction(async (tx) => {
    const userId = await useMailToken(tx, token, { purpose, now });
    const user = userId === null ? null : await findUser(tx, userId);
    if (userId === null || user === null) throw invalidLink();
    await setPasswordHash(tx, userId, { passwordHash, now });
    await voidMailTokens(tx, userId, { purpose, now });
    await platform.events.revoke(tx, userId, await endSessions(tx, userId));
    await recordAudit(tx, { userId, action: 'password.reset', caller, at: now });
    await orderMail(platform, tx, { userId, kind: 'password-changed' });
    // Nothing shows that it was the owner who signed up: their address is not known yet.
    if (user.emailVerifiedAt === null) await forgetAddresses(tx, userId);
    // Whoever reads the owner's mails is the owner: from here the new password works at once, whatever was tried
    // before.
    await rememberAddress(tx, userId, { address: caller.address, now });
    return user.email;
  });
  await forgive(platform, [signInPair(email, caller)]);
}
