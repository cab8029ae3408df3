import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database';
import { mailTokens, users } from '../../platform/database/accounts.tables';
import { createToken, hashToken } from '../../platform/http/login-sessions.repository';

const MINUTE = 60 * 1000;

/** Source: ACC-26. */
const MAIL_TOKEN_LIFE_MS = { reset: 30 * MINUTE, verify: 24 * 60 * MINUTE } as const;
export type MailPurpose = keyof typeof MAIL_TOKEN_LIFE_MS;

const usable = (purpose: MailPurpose, token: string, now: Date) =>
  and(
    eq(mailTokens.tokenHash, hashToken(token)),
    eq(mailTokens.purpose, purpose),
    isNull(mailTokens.usedAt),
    isNull(mailTokens.voidedAt),
    gt(mailTokens.expiresAt, now),
  );

/** Ends all tokens of this kind that the learner has not used yet. */
export async function voidMailTokens(
  tx: Transaction,
  userId: number,
  { purpose, now }: { purpose: MailPurpose; now: Date },
): Promise<void> {
  await tx
    .update(mailTokens)
    .set({ voidedAt: now })
    .where(
      and(
        eq(mailTokens.userId, userId),
        eq(mailTokens.purpose, purpose),
        isNull(mailTokens.usedAt),
        isNull(mailTokens.voidedAt),
      ),
    );
}

/** A new token for a mail; the older ones of its kind end. Only its hash is stored. */
export async function issueMailToken(
  tx: Transaction,
  userId: number,
  { purpose, now }: { purpose: MailPurpose; now: Date },
): Promise<string> {
  await voidMailTokens(tx, userId, { purpose, now });
  const token = createToken();
  await tx.insert(mailTokens).values({
    userId,
    purpose,
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + MAIL_TOKEN_LIFE_MS[purpose]),
  });
  return token;
}

/** Uses the token up and gives its owner, or null. One statement: of many uses at a moment one succeeds. */
export async function useMailToken(
  tx: Transaction,
  token: string,
  { purpose, now }: { purpose: MailPurpose; now: Date },
): Promise<number | null> {
  const [row] = await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(usable(purpose, token, now))
    .returning({ userId: mailTokens.userId });
  return row?.userId ?? null;
}

/** Whether the token could be used now; for refusing before any costly work. */
export async function isUsableMailToken(
  db: Database,
  token: string,
  { purpose, now }: { purpose: MailPurpose; now: Date },
): Promise<boolean> {
  const rows = await db
    .select({ id: mailTokens.id })
    .from(mailTokens)
    .where(usable(purpose, token, now));
  return rows.length > 0;
}

/** Whether the token was mailed to somebody whose email is verified by now. */
export async function belongsToVerified(db: Database, token: string): Promise<boolean> {
  const [row] = await db
    .select({ verifiedAt: users.emailVerifiedAt })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(and(eq(mailTokens.tokenHash, hashToken(token)), eq(mailTokens.purpose, 'verify')));
  return row !== undefined && row.verifiedAt !== null;
}

const KEPT_MS = 30 * 24 * 60 * MINUTE;

/** Until then a used link still says that the email is verified, instead of being unknown. */
export async function removeOldMailTokens(db: Database, now: Date): Promise<void> {
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, new Date(now.getTime() - KEPT_MS)));
}
