import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { limitCounters } from './limits.tables';

export interface Attempt {
  readonly name: string;
  readonly of: string;
  /** Length of the window. */
  readonly seconds: number;
}

export interface Counter {
  readonly count: number;
  readonly resetsAt: Date;
}

/** Emails and addresses are not kept, only recognised. */
const keyOf = ({ name, of }: { name: string; of: string }): string =>
  `${name}:${createHash('sha256').update(of).digest('base64url')}`;

/** Raises the counters in one statement and gives them in the order of the attempts; a window that ended starts anew. */
export async function countAttempts(
  db: Database,
  attempts: readonly Attempt[],
  now: Date,
): Promise<(Counter | undefined)[]> {
  const rows = attempts
    .map((attempt) => ({
      key: keyOf(attempt),
      count: 1,
      resetsAt: new Date(now.getTime() + attempt.seconds * 1000),
    }))
    // Always in the same order, so that two requests never wait for each other.
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const isOver = sql`${limitCounters.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const counted = await db
    .insert(limitCounters)
    .values(rows)
    .onConflictDoUpdate({
      target: limitCounters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${limitCounters.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${limitCounters.resetsAt} end`,
      },
    })
    .returning();
  const byKey = new Map(counted.map(({ key, ...counter }) => [key, counter]));
  return attempts.map((attempt) => byKey.get(keyOf(attempt)));
}

export async function forgetAttempts(
  db: Database,
  attempts: readonly Pick<Attempt, 'name' | 'of'>[],
): Promise<void> {
  await db.delete(limitCounters).where(inArray(limitCounters.key, attempts.map(keyOf)));
}

/** Counters whose window has ended say nothing any more. */
export async function removeEndedWindows(db: Database, now: Date): Promise<void> {
  await db.delete(limitCounters).where(lt(limitCounters.resetsAt, now));
}
