import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database';
import { accountAddresses, accountSettings, users } from '../../platform/database/accounts.tables';
import type { User } from './accounts.schemas';

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
export async function findUserByEmail(db: Database | Transaction, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function findUser(db: Database | Transaction, id: number): Promise<UserRow | null> {
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
