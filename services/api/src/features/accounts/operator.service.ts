import { learnerTransaction } from '../../platform/database/learner-transaction';
import type { Transaction } from '../../platform/database/database';
import { endSessions } from '../../platform/http/login-sessions.repository';
import type { Platform } from '../../platform/platform';
import { recordOperator, type Operator, type OperatorAction } from './audit.repository';
import { eraseLearner } from './own-account.service';
import { setLocked, type UserRow } from './users.repository';

/** What operators do to accounts, by a command at the server (`app/admin/command.ts`). Source: OPS-60. */

const record = (
  { now }: Platform,
  tx: Transaction,
  entry: { userId: number | null; action: OperatorAction; operator: Operator },
): Promise<void> => recordOperator(tx, { ...entry, at: now() });

/** Ends all sessions and their open streams; gives how many there were. */
async function endAll({ events }: Platform, tx: Transaction, userId: number): Promise<number> {
  const ended = await endSessions(tx, userId);
  await events.revoke(tx, userId, ended);
  return ended.length;
}

/**
 * Nobody comes in until it is unlocked: not with the password, a session or a mailed link. Gives how many sessions
 * that ended; null when it was locked before.
 */
export function lockAccount(platform: Platform, userId: number, operator: Operator): Promise<number | null> {
  return platform.db.transaction(async (tx) => {
    if (!(await setLocked(tx, userId, platform.now()))) return null;
    await record(platform, tx, { userId, action: 'operator.locked', operator });
    return endAll(platform, tx, userId);
  });
}

/** Gives false when it was not locked. */
export function unlockAccount(platform: Platform, userId: number, operator: Operator): Promise<boolean> {
  return platform.db.transaction(async (tx) => {
    if (!(await setLocked(tx, userId, null))) return false;
    await record(platform, tx, { userId, action: 'operator.unlocked', operator });
    return true;
  });
}

/** Signs every device of the account out; gives how many there were. */
export function signOutEverywhere(platform: Platform, userId: number, operator: Operator): Promise<number> {
  return platform.db.transaction(async (tx) => {
    await record(platform, tx, { userId, action: 'operator.sessions-ended', operator });
    return endAll(platform, tx, userId);
  });
}

/** Deletes an account by request, as its learner would. What stays is that some account was deleted, not whose. */
export function eraseByRequest(platform: Platform, user: UserRow, operator: Operator): Promise<void> {
  return learnerTransaction(platform.db, user.id, async (tx) => {
    await eraseLearner(platform, tx, user);
    await record(platform, tx, { userId: null, action: 'operator.deleted', operator });
  });
}
