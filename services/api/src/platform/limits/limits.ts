import type { LimitName } from '../config/limit-rules';
import { ApiFailure } from '../http/errors';
import type { Platform } from '../platform';
import { countAttempts, forgetAttempts, type Attempt } from './limits.repository';

type Needs = Pick<Platform, 'db' | 'config' | 'now'>;

/** What is counted: the rule and whose attempts (an id, an address, an email). */
export interface Subject {
  readonly name: LimitName;
  readonly of: string | number;
}

export interface Verdict {
  readonly exceeded: boolean;
  /** Seconds until the window ends. */
  readonly retryAfter: number;
}

const OPEN: Verdict = { exceeded: false, retryAfter: 0 };

/**
 * Counts one attempt for each subject and says which limits it exceeds, in the order of the subjects. Counted in the database before the
 * work is done, so parallel attempts, a restart and a second server change nothing. When the database is away the attempt fails (closed).
 */
export async function count(platform: Needs, subjects: readonly Subject[]): Promise<Verdict[]> {
  const { limits } = platform.config;
  if (limits === null) return subjects.map(() => OPEN);
  const now = platform.now();
  const attempts = subjects.map(({ name, of }): Attempt => ({
    name,
    of: String(of),
    seconds: limits[name].seconds,
  }));
  const counters = await countAttempts(platform.db, attempts, now);
  return subjects.map(({ name }, i) => {
    const counter = counters[i];
    if (!counter) return OPEN;
    return {
      exceeded: counter.count > limits[name].points,
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
