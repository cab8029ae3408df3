import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { NO_TIME_ZONE } from '../clock/learner-day';
import { prepared, type Database, type Transaction } from '../database/database';
import { accountSessions, accountSettings, users } from '../database/accounts.tables';

const BYTES = 32;
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** A secret of 256 random bits, as 43 characters of base64url. */
export const createToken = (): string => randomBytes(BYTES).toString('base64url');

/** Whether `value` has the shape of our tokens; anything else need not be looked up. */
export const isToken = (value: string): boolean => SHAPE.test(value);

/** What is stored of a token. A plain hash is enough: 256 random bits cannot be guessed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Source: ACC-25. */
export const IDLE_LIFE_MS = 30 * DAY;
export const ABSOLUTE_LIFE_MS = 90 * DAY;
const TOUCH_AFTER_MS = HOUR;

export interface Session {
  readonly id: number;
  readonly userId: number;
  readonly emailVerified: boolean;
  readonly timeZone: string;
  readonly lastUsedAt: Date;
}

const sessionOf = prepared('session', (db) =>
  db
    .select({
      id: accountSessions.id,
      userId: accountSessions.userId,
      verifiedAt: users.emailVerifiedAt,
      lockedAt: users.lockedAt,
      timeZone: sql<string>`coalesce(${accountSettings.timeZone}, ${sql.raw(`'${NO_TIME_ZONE}'`)})`,
      createdAt: accountSessions.createdAt,
      lastUsedAt: accountSessions.lastUsedAt,
    })
    .from(accountSessions)
    .innerJoin(users, eq(users.id, accountSessions.userId))
    .innerJoin(accountSettings, eq(accountSettings.userId, accountSessions.userId))
    .where(eq(accountSessions.tokenHash, sql.placeholder('tokenHash'))),
);

/** The living session of a token, or null. */
export async function findSessionByToken(db: Database, token: string, now: Date): Promise<Session | null> {
  const [row] = await sessionOf(db).execute({ tokenHash: hashToken(token) });
  if (!row) return null;
  const { id, userId, verifiedAt, lockedAt, timeZone, createdAt, lastUsedAt } = row;
  const isAlive =
    lockedAt === null &&
    now.getTime() - createdAt.getTime() < ABSOLUTE_LIFE_MS &&
    now.getTime() - lastUsedAt.getTime() < IDLE_LIFE_MS;
  return isAlive ? { id, userId, emailVerified: verifiedAt !== null, timeZone, lastUsedAt } : null;
}

/** Renews the idle life, at most once an hour. */
export async function touchSession(db: Database, session: Session, now: Date): Promise<void> {
  if (now.getTime() - session.lastUsedAt.getTime() < TOUCH_AFTER_MS) return;
  await db
    .update(accountSessions)
    .set({ lastUsedAt: now })
    .where(and(eq(accountSessions.userId, session.userId), eq(accountSessions.id, session.id)));
}

export interface Device {
  readonly address: string;
  readonly userAgent: string;
}

/**
 * Opens a session and gives its token, which is stored nowhere. Sessions of this learner that outlived themselves go.
 */
export async function openSession(
  tx: Transaction,
  owner: { userId: number; device: Device; now: Date },
): Promise<{ token: string; sessionId: number }> {
  const { userId, device, now } = owner;
  await tx
    .delete(accountSessions)
    .where(
      and(
        eq(accountSessions.userId, userId),
        sql`(${lt(accountSessions.createdAt, new Date(now.getTime() - ABSOLUTE_LIFE_MS))} or ${lt(accountSessions.lastUsedAt, new Date(now.getTime() - IDLE_LIFE_MS))})`,
      ),
    );
  const token = createToken();
  const [row] = await tx
    .insert(accountSessions)
    .values({ userId, tokenHash: hashToken(token), ...device, createdAt: now, lastUsedAt: now })
    .returning({ id: accountSessions.id });
  if (!row) throw new Error('The session was not stored');
  return { token, sessionId: row.id };
}

/** Ends one session of the learner; gives the ids of the ended ones. */
export async function endSession(tx: Transaction, userId: number, sessionId: number): Promise<number[]> {
  const rows = await tx
    .delete(accountSessions)
    .where(and(eq(accountSessions.userId, userId), eq(accountSessions.id, sessionId)))
    .returning({ id: accountSessions.id });
  return rows.map((row) => row.id);
}

/** Ends all sessions of the learner, except `keep` if given; gives the ids of the ended ones. */
export async function endSessions(tx: Transaction, userId: number, keep?: number): Promise<number[]> {
  const mine = eq(accountSessions.userId, userId);
  const rows = await tx
    .delete(accountSessions)
    .where(keep === undefined ? mine : and(mine, ne(accountSessions.id, keep)))
    .returning({ id: accountSessions.id });
  return rows.map((row) => row.id);
}
