import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { NO_TIME_ZONE } from '../../platform/clock/time-zone';
import type { Database, Transaction } from '../../platform/database/database';
import {
  accountSessions,
  accountSettings,
  auditEvents,
  users,
} from '../../platform/database/accounts.tables';
import type { ProfilePatch, Settings, SettingsPatch } from './own-account.schemas';
import { ABSOLUTE_LIFE_MS, IDLE_LIFE_MS } from '../../platform/http/login-sessions.repository';
import type { UserRow } from './users.repository';

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

/** Where the device is whose learner has no time zone yet: it becomes his. What is there already stays. */
export async function settleTimeZone(
  db: Database | Transaction,
  userId: number,
  timeZone: string | null,
): Promise<void> {
  if (timeZone === null) return;
  await db
    .update(accountSettings)
    .set({ timeZone })
    .where(and(eq(accountSettings.userId, userId), isNull(accountSettings.timeZone)));
}

export type SessionRow = typeof accountSessions.$inferSelect;

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
