import { hash, verify } from '@node-rs/argon2';
import { ApiFailure } from '../../platform/http/errors';
import { createGate, GateFull } from './gate';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. A hash takes about 20 ms of a core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing may take two cores and no more, else a flood of sign-ins starves every other call; the queue is worth about a second. */
const gate = createGate({ atOnce: 2, queue: 60 });
/** Seconds; by then the queue of now is done. */
const RETRY_AFTER = 2;

/** Of a random password that nobody knows: checking against it costs what checking a real one costs. */
const DUMMY =
  '$argon2id$v=19$m=19456,t=2,p=1$W0Ib6r9PifQPeZpxYoqMKw$703xV37bMB6GcHP8IyJ85syuO3krljWHdnJCh0iJxLA';

const busy = (): ApiFailure =>
  new ApiFailure('UNAVAILABLE', 503, 'Too many people are signing in. Please try again in a moment.', {
    retryAfter: RETRY_AFTER,
  });

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await gate.run(work);
  } catch (error) {
    throw error instanceof GateFull ? busy() : error;
  }
}

/**
 * For the beginning of a call that will hash: a flood is turned away before it costs the database anything, and an attempt that was never
 * looked at counts for no limit. @throws ApiFailure 503 UNAVAILABLE with `Retry-After`.
 */
export function refuseWhenBusy(): void {
  if (!gate.hasRoom()) throw busy();
}

/** argon2id in the PHC format. The password is taken verbatim. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/** Whether the password belongs to the hash. Without a hash (no such account) it takes the same time and is false. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await inTurn(() => verify(passwordHash ?? DUMMY, password));
  return matches && passwordHash !== null;
}
