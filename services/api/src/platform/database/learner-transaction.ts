import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database';

/** Namespace of the advisory locks "one writer per learner"; the second number of the lock is the learner's id. */
const LEARNER_LOCK = 20_101;

/** Ends of the waiting lines of this process, one per learner that is being written for. */
const lines = new WeakMap<Database, Map<number, Promise<void>>>();

/**
 * Runs `work` in a transaction in which nobody else writes this learner's words, notes or sessions. Two clicks, two
 * tabs or a job and a call then happen one after the other, so that "look whether it is there, else add it" is safe,
 * and no two of them can deadlock. Waiting happens in this process first: a learner who sends a hundred writes holds
 * one database connection, not a hundred.
 */
export async function learnerTransaction<T>(
  db: Database,
  userId: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const waiting = lines.get(db) ?? new Map<number, Promise<void>>();
  lines.set(db, waiting);
  const before = waiting.get(userId) ?? Promise.resolve();
  const result = before.then(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LEARNER_LOCK}, ${userId})`);
      return work(tx);
    }),
  );
  const done = result.then(
    () => undefined,
    () => undefined,
  );
  waiting.set(userId, done);
  try {
    return await result;
  } finally {
    if (waiting.get(userId) === done) waiting.delete(userId);
  }
}

/**
 * Runs several queries on the data of one moment: what is written between them is not seen by half. Nothing can be
 * written in it.
 */
export const readSnapshot = <T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
