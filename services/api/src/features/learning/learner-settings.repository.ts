import { eq } from 'drizzle-orm';
import { accountSettings } from '../../platform/database/accounts.tables';
import type { Database, Transaction } from '../../platform/database/database';

/** What the learner chose for the quiz; the defaults of a learner who chose nothing. */
export async function quizSettings(db: Database | Transaction, userId: number) {
  const [row] = await db
    .select({
      strictness: accountSettings.strictness,
      newPerDay: accountSettings.newPerDay,
      reviewsPerDay: accountSettings.reviewsPerDay,
    })
    .from(accountSettings)
    .where(eq(accountSettings.userId, userId));
  return row ?? { strictness: 'standard' as const, newPerDay: 20, reviewsPerDay: 200 };
}
