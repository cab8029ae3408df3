import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { LimitName, LimitRule } from '../config/limit-rules';
import { ApiFailure } from '../http/errors';
import { countLimit } from '../metrics/metrics';
import type { Platform } from '../platform';
import type { Database } from '../database/database';
import { limitCounters, raisedLimits } from '../database/platform.tables';

interface Attempt {
  readonly name: LimitName;
  readonly of: string;
  /** Length of the window. */
  readonly seconds: number;
  readonly times: number;
}

interface Counter {
  readonly count: number;
  readonly resetsAt: Date;
}

/** Emails and addresses are not kept, only recognised. */
const keyOf = ({ name, of }: { name: string; of: string }): string =>
  `${name}:${createHash('sha256').update(of).digest('base64url')}`;

/**
 * Raises the counters in one statement and gives them in the order of the attempts; a window that ended starts anew.
 */
async function countAttempts(
  db: Database,
  attempts: readonly Attempt[],
  now: Date,
): Promise<(Counter | undefined)[]> {
  const rows = attempts
    .map((attempt) => ({
      key: keyOf(attempt),
      count: attempt.times,
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
        count: sql`case when ${isOver} then excluded.count else ${limitCounters.count} + excluded.count end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${limitCounters.resetsAt} end`,
      },
    })
    .returning();
  const byKey = new Map(counted.map(({ key, ...counter }) => [key, counter]));
  return attempts.map((attempt) => byKey.get(keyOf(attempt)));
}

async function forgetAttempts(
  db: Database,
  attempts: readonly Pick<Attempt, 'name' | 'of'>[],
): Promise<void> {
  await db.delete(limitCounters).where(inArray(limitCounters.key, attempts.map(keyOf)));
}

/** Counters whose window has ended say nothing any more, and neither do raised limits after their time. */
export async function removeEndedWindows(db: Database, now: Date): Promise<void> {
  await db.delete(raisedLimits).where(lt(raisedLimits.until, now));
  await db.delete(limitCounters).where(lt(limitCounters.resetsAt, now));
}

export type Needs = Pick<Platform, 'db' | 'config' | 'now' | 'raisedLimits'>;

/** What is counted: the rule and whose attempts (an id, an address, an email). */
export interface Subject {
  readonly name: LimitName;
  readonly of: string | number;
  /** How many attempts at once; one unless said otherwise. */
  readonly times?: number;
}

export interface Verdict {
  readonly exceeded: boolean;
  /** Seconds until the window ends. */
  readonly retryAfter: number;
}

const OPEN: Verdict = { exceeded: false, retryAfter: 0 };

/**
 * Counts one attempt for each subject and says which limits it exceeds, in the order of the subjects. Counted in the
 * database before the work is done, so parallel attempts, a restart and a second server change nothing. When the
 * database is away the attempt fails (closed).
 */
export async function count(platform: Needs, subjects: readonly Subject[]): Promise<Verdict[]> {
  const { limits } = platform.config;
  if (limits === null) return subjects.map(() => OPEN);
  const now = platform.now();
  const attempts: (Attempt & LimitRule)[] = [];
  for (const { name, of, times = 1 } of subjects) {
    const rule = (await platform.raisedLimits.ruleOf(name, of)) ?? limits[name];
    attempts.push({ ...rule, name, times, of: String(of) });
  }
  const counters = await countAttempts(platform.db, attempts, now);
  return attempts.map(({ name, points }, i) => {
    const counter = counters[i];
    if (!counter) return OPEN;
    const exceeded = counter.count > points;
    if (exceeded) countLimit(name);
    return {
      exceeded,
      retryAfter: Math.max(1, Math.ceil((counter.resetsAt.getTime() - now.getTime()) / 1000)),
    };
  });
}

export const tooMany = (message: string, retryAfter: number): ApiFailure =>
  new ApiFailure('RATE_LIMITED', 429, message, { retryAfter });

/** Counts one attempt for each subject. @throws ApiFailure 429 with `Retry-After` when any limit is exceeded. */
export async function enforce(
  platform: Needs,
  subjects: readonly Subject[],
  message = 'Too many requests. Please try again later.',
): Promise<void> {
  const exceeded = (await count(platform, subjects)).filter((verdict) => verdict.exceeded);
  if (exceeded.length > 0) throw tooMany(message, Math.max(...exceeded.map(({ retryAfter }) => retryAfter)));
}

/** Takes attempts back that turned out to be harmless. */
export async function forgive(platform: Needs, subjects: readonly Subject[]): Promise<void> {
  if (platform.config.limits === null) return;
  await forgetAttempts(
    platform.db,
    subjects.map(({ name, of }) => ({ name, of: String(of) })),
  );
}
