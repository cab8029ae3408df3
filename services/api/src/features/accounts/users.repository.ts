import { and, eq, isNotNull, isNull, desc, gt, sql } from 'drizzle-orm';
import type { Database, Transaction, Executor } from '../../platform/database/database';
import {
  accountAddresses,
  accountSettings,
  users,
  accountSessions,
  auditEvents,
} from '../../platform/database/accounts.tables';
import { NO_TIME_ZONE } from '../../platform/clock/learner-day';
import { ABSOLUTE_LIFE_MS, IDLE_LIFE_MS } from '../../platform/http/login-sessions.repository';
import type { User, ProfilePatch, Settings, SettingsPatch } from './accounts.schemas';

/** An id that no account has, for work that must cost the same without one. */
export const NOBODY = 0;

export type UserRow = typeof users.$inferSelect;

/** What the client gets to know of an account. */
export const toUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  emailVerified: row.emailVerifiedAt !== null,
  firstName: row.firstName,
  lastName: row.lastName,
  countryId: row.countryId,
});

/** `email` must be normalised. */
export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function findUser(db: Executor, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

type NewUser = Pick<
  UserRow,
  'email' | 'passwordHash' | 'firstName' | 'lastName' | 'countryId' | 'createdAt'
> & {
  /** Where the learner's days begin and end, when it is known. */
  readonly timeZone?: string | null;
};

/** The new account with its settings, or null when the email is taken. */
export async function insertUser(tx: Transaction, { timeZone, ...values }: NewUser): Promise<UserRow | null> {
  const [row] = await tx
    .insert(users)
    .values({ ...values, updatedAt: values.createdAt })
    .onConflictDoNothing()
    .returning();
  if (!row) return null;
  await tx.insert(accountSettings).values({ userId: row.id, timeZone });
  return row;
}

export async function setPasswordHash(
  tx: Transaction,
  userId: number,
  change: { passwordHash: string; now: Date },
): Promise<void> {
  const { passwordHash, now } = change;
  await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId));
}

/** Marks the email as verified; a second time changes nothing. */
export async function setEmailVerified(tx: Transaction, userId: number, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
}

export async function knowsAddress(db: Database, userId: number, address: string): Promise<boolean> {
  const rows = await db
    .select({ userId: accountAddresses.userId })
    .from(accountAddresses)
    .where(and(eq(accountAddresses.userId, userId), eq(accountAddresses.address, address)));
  return rows.length > 0;
}

export async function rememberAddress(
  tx: Transaction,
  userId: number,
  seen: { address: string; now: Date },
): Promise<void> {
  await tx
    .insert(accountAddresses)
    .values({ userId, address: seen.address, lastSignInAt: seen.now })
    .onConflictDoUpdate({
      target: [accountAddresses.userId, accountAddresses.address],
      set: { lastSignInAt: seen.now },
    });
}

/** No address is known any more as one of the owner's. */
export async function forgetAddresses(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(accountAddresses).where(eq(accountAddresses.userId, userId));
}

/**
 * The account as it is now, or null when its password is no longer the one of `user`; until the transaction ends
 * nobody replaces or locks it. Checking a password takes its time: what was allowed by it must not come after a new
 * one was set, or after a lock.
 */
export async function holdAccount(tx: Transaction, user: UserRow): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, user.id)).for('no key update');
  return row?.passwordHash === user.passwordHash ? row : null;
}

/** Locks the account, or opens it again. Gives false when it was so before. */
export async function setLocked(tx: Transaction, userId: number, lockedAt: Date | null): Promise<boolean> {
  const isOther = lockedAt === null ? isNotNull(users.lockedAt) : isNull(users.lockedAt);
  const rows = await tx
    .update(users)
    .set({ lockedAt })
    .where(and(eq(users.id, userId), isOther))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** `null` in a patch is a value, `undefined` is nothing to change. */
const given = <Patch extends object>(patch: Patch): Partial<Patch> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<Patch>;

export async function updateProfile(
  db: Database,
  userId: number,
  change: { patch: ProfilePatch; now: Date },
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({ ...given(change.patch), updatedAt: change.now })
    .where(eq(users.id, userId))
    .returning();
  return row ?? null;
}

/** The settings as the learner sees them. */
const toSettings = (row: typeof accountSettings.$inferSelect | undefined): Settings | null =>
  row ? { ...row, timeZone: row.timeZone ?? NO_TIME_ZONE } : null;

export async function readSettings(db: Database, userId: number): Promise<Settings | null> {
  const [row] = await db.select().from(accountSettings).where(eq(accountSettings.userId, userId));
  return toSettings(row);
}

export async function updateSettings(
  db: Database,
  userId: number,
  patch: SettingsPatch,
): Promise<Settings | null> {
  const change = given(patch);
  if (Object.keys(change).length === 0) return readSettings(db, userId);
  const [row] = await db
    .update(accountSettings)
    .set(change)
    .where(eq(accountSettings.userId, userId))
    .returning();
  return toSettings(row);
}

/** Where the device is becomes the time zone of a learner who has none yet. What is there already stays. */
export async function settleTimeZone(db: Executor, userId: number, timeZone: string | null): Promise<void> {
  if (timeZone === null) return;
  await db
    .update(accountSettings)
    .set({ timeZone })
    .where(and(eq(accountSettings.userId, userId), isNull(accountSettings.timeZone)));
}

type SessionRow = typeof accountSessions.$inferSelect;

/** The devices that are signed in, the last used first. */
export const listSessions = (db: Database, userId: number, now: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(accountSessions)
    .where(
      and(
        eq(accountSessions.userId, userId),
        gt(accountSessions.createdAt, new Date(now.getTime() - ABSOLUTE_LIFE_MS)),
        gt(accountSessions.lastUsedAt, new Date(now.getTime() - IDLE_LIFE_MS)),
      ),
    )
    .orderBy(desc(accountSessions.lastUsedAt), desc(accountSessions.id));

/** Tens of thousands of words take longer to go than any other statement may run. */
const ERASE_TIMEOUT = '120s';

/** Deletes the account. Everything that is the learner's goes with it: by the foreign keys, or here. */
export async function eraseUser(tx: Transaction, userId: number): Promise<void> {
  await tx.execute(sql.raw(`set local statement_timeout = '${ERASE_TIMEOUT}'`));
  await tx.delete(auditEvents).where(eq(auditEvents.userId, userId));
  for (const table of ['job', 'archive']) {
    await tx.execute(
      sql`delete from ${sql.raw(`pgboss.${table}`)} where data->>'userId' = ${String(userId)}`,
    );
  }
  await tx.delete(users).where(eq(users.id, userId));
}
