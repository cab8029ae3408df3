import { returnLocation } from '@kotoba/contracts';
import { ApiFailure } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/caller';
import { enforce } from '../../platform/limits/limits';
import type { Platform } from '../../platform/platform';
import { openSession } from '../../platform/http/login-sessions.repository';
import countries from '../../../data/countries.json';
import { orderMail } from './account-mail';
import type { SignUpBody } from './accounts.schemas';
import { recordAudit } from './audit.repository';
import { hashPassword, refuseWhenBusy } from './passwords';
import type { OpenedSession } from './sign-in.service';
import { insertUser, rememberAddress, toUser } from './users.repository';

const countryIds = new Set(countries.map((country) => country.id));

export function checkCountry(countryId: number | null): void {
  if (countryId !== null && !countryIds.has(countryId)) {
    throw new ApiFailure('INVALID_INPUT', 400, 'Unknown country');
  }
}

/**
 * Opens an account and a session at once; the mail with the link follows.
 * @throws ApiFailure 400 EMAIL_TAKEN, INVALID_INPUT; 429; 503.
 */
export async function signUp(platform: Platform, body: SignUpBody, caller: Caller): Promise<OpenedSession> {
  const { email, firstName, lastName, password } = body;
  const countryId = body.countryId ?? null;
  checkCountry(countryId);
  refuseWhenBusy();
  await enforce(
    platform,
    [{ name: 'signUpAddress', of: caller.address }],
    'Too many new accounts from this address. Please try again later.',
  );
  const passwordHash = await hashPassword(password);
  const now = platform.now();
  const opened = await platform.db.transaction(async (tx) => {
    const user = await insertUser(tx, {
      email,
      passwordHash,
      firstName,
      lastName,
      countryId,
      createdAt: now,
      timeZone: caller.timeZone,
    });
    if (user === null) {
      await recordAudit(tx, { userId: null, action: 'sign-up.refused', caller, at: now });
      return null;
    }
    await recordAudit(tx, { userId: user.id, action: 'sign-up', caller, at: now });
    await rememberAddress(tx, user.id, { address: caller.address, now });
    await orderMail(platform, tx, { userId: user.id, kind: 'verify', from: returnLocation(body.from) });
    const { token } = await openSession(tx, { userId: user.id, device: caller, now });
    return { user: toUser(user), token };
  });
  if (opened === null) {
    throw new ApiFailure('EMAIL_TAKEN', 400, 'An account with this email already exists');
  }
  return opened;
}
