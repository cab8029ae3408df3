import { ApiFailure } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/caller';
import type { Learner } from '../../platform/http/learner';
import type { Platform } from '../../platform/platform';
import type { User } from './accounts.schemas';
import { recordAudit } from './audit.repository';
import { endSession } from '../../platform/http/login-sessions.repository';
import { findUser, toUser } from './users.repository';

/** The learner as the client should know it now. */
export async function checkAuth(platform: Platform, userId: number): Promise<User> {
  const user = await findUser(platform.db, userId);
  if (user === null) throw new ApiFailure('UNAUTHORIZED', 401, 'Unauthorized');
  return toUser(user);
}

/** Ends this session: its token is dead from the next request on, its streams are closed. */
export async function signOut(platform: Platform, learner: Learner, caller: Caller): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const ended = await endSession(tx, learner.id, learner.sessionId);
    await platform.events.revoke(tx, learner.id, ended);
    await recordAudit(tx, { userId: learner.id, action: 'sign-out', caller, at: platform.now() });
  });
}
