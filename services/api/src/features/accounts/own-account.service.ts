import type { Transaction } from '../../platform/database/database';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import { ApiFailure, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/caller';
import type { Learner } from '../../platform/http/auth';
import { enforce } from '../../platform/limits/limits';
import { countByLevel, levelOf, removeFilesOf } from '../vocabulary';
import type { Platform } from '../../platform/platform';
import { endSession, endSessions } from '../../platform/http/login-sessions.repository';
import type {
  User,
  Device,
  PasswordBody,
  ProfilePatch,
  Settings,
  SettingsAnswer,
  SettingsPatch,
} from './accounts.schemas';
import { orderDeletionMail, orderMail } from './account-mail';
import { recordAudit, type AuditAction } from './audit.repository';
import {
  eraseUser,
  listSessions,
  readSettings,
  updateProfile,
  updateSettings,
  findUser,
  holdAccount,
  setPasswordHash,
  toUser,
  type UserRow,
} from './users.repository';
import { hashPassword, verifyPassword } from './passwords';
import { checkCountry } from './sign-up.service';

const gone = (): ApiFailure => new ApiFailure('UNAUTHORIZED', 401, 'Unauthorized');

export async function changeProfile(platform: Platform, userId: number, patch: ProfilePatch): Promise<User> {
  checkCountry(patch.countryId ?? null);
  const row = await updateProfile(platform.db, userId, { patch, now: platform.now() });
  if (row === null) throw gone();
  return toUser(row);
}

/** Settings with what some of them depend on: the learner's level, an assistant outside. */
async function withCircumstances(
  { db, config }: Platform,
  userId: number,
  settings: Settings | null,
): Promise<SettingsAnswer> {
  if (settings === null) throw gone();
  return {
    ...settings,
    level: levelOf(await countByLevel(db, userId)),
    assistantOutside: config.assistant.baseUrl !== undefined,
  };
}

export async function getSettings(platform: Platform, userId: number): Promise<SettingsAnswer> {
  return withCircumstances(platform, userId, await readSettings(platform.db, userId));
}

export async function changeSettings(
  platform: Platform,
  userId: number,
  patch: SettingsPatch,
): Promise<SettingsAnswer> {
  return withCircumstances(platform, userId, await updateSettings(platform.db, userId, patch));
}

const wrongPassword = (): ApiFailure =>
  new ApiFailure('INVALID_CREDENTIALS', 400, 'The current password is not right');

/** @throws ApiFailure 400 INVALID_CREDENTIALS, audited; 429. */
async function checkPassword(
  platform: Platform,
  learner: Learner,
  given: { password: string; caller: Caller; action: AuditAction },
): Promise<UserRow> {
  await enforce(platform, [{ name: 'passwordAccount', of: learner.id }]);
  const user = await findUser(platform.db, learner.id);
  const isRight = await verifyPassword(given.password, user?.passwordHash ?? null);
  if (user !== null && isRight) return user;
  await platform.db.transaction((tx) =>
    recordAudit(tx, {
      userId: learner.id,
      action: given.action,
      caller: given.caller,
      at: platform.now(),
    }),
  );
  throw wrongPassword();
}

/** Sets a new password and ends all other sessions. */
export async function changePassword(
  platform: Platform,
  learner: Learner,
  { body, caller }: { body: PasswordBody; caller: Caller },
): Promise<void> {
  const user = await checkPassword(platform, learner, {
    password: body.currentPassword,
    caller,
    action: 'password.change-failed',
  });
  const passwordHash = await hashPassword(body.password);
  const now = platform.now();
  await platform.db.transaction(async (tx) => {
    if (!(await holdAccount(tx, user))) throw wrongPassword();
    await setPasswordHash(tx, learner.id, { passwordHash, now });
    await platform.events.revoke(tx, learner.id, await endSessions(tx, learner.id, learner.sessionId));
    await recordAudit(tx, { userId: learner.id, action: 'password.changed', caller, at: now });
    await orderMail(platform, tx, { userId: learner.id, kind: 'password-changed' });
  });
}

export async function listDevices(platform: Platform, learner: Learner): Promise<Device[]> {
  const rows = await listSessions(platform.db, learner.id, platform.now());
  return rows.map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
    id,
    userAgent,
    address,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === learner.sessionId,
  }));
}

/** Signs a device out. @throws ApiFailure 404 for one that is not there or another learner's. */
export async function revokeDevice(
  platform: Platform,
  learner: Learner,
  { id, caller }: { id: number; caller: Caller },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const ended = await endSession(tx, learner.id, id);
    if (ended.length === 0) throw notFound('The device');
    await platform.events.revoke(tx, learner.id, ended);
    await recordAudit(tx, { userId: learner.id, action: 'device.revoked', caller, at: platform.now() });
  });
}

/** Deletes all that is the learner's, and tells them by a last mail. In the learner's own transaction. */
export async function eraseLearner(platform: Platform, tx: Transaction, user: UserRow): Promise<void> {
  await platform.events.revoke(tx, user.id, await endSessions(tx, user.id));
  await removeFilesOf(platform, tx, user.id);
  await eraseUser(tx, user.id);
  await orderDeletionMail(platform, tx, user);
}

/** Deletes the account with everything in it. What stays is that some account was deleted, not whose. */
export async function eraseAccount(
  platform: Platform,
  learner: Learner,
  { password, caller }: { password: string; caller: Caller },
): Promise<void> {
  const user = await checkPassword(platform, learner, { password, caller, action: 'account.delete-failed' });
  // In the learner's own line: a note that is being converted at this moment would deadlock with the deletion.
  await learnerTransaction(platform.db, learner.id, async (tx) => {
    if (!(await holdAccount(tx, user))) throw wrongPassword();
    await eraseLearner(platform, tx, user);
    await recordAudit(tx, { userId: null, action: 'account.deleted', caller, at: platform.now() });
  });
}

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
