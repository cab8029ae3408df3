import { ApiFailure } from '../http/errors';
import { tooMany } from './limits';

interface PlaceOptions {
  /** Works at a time, of all learners. */
  readonly places: number;
  /** Works that may wait, of all learners and of one. */
  readonly waiting?: number;
  readonly waitingOfOne?: number;
  /** What a learner is told who has enough waiting, and what all are told when everybody has. */
  readonly busy: { readonly one: string; readonly all: string };
}

/** Runs work of a learner when there is a place for it. */
export type Places = <Result>(userId: number, work: () => Promise<Result>) => Promise<Result>;

/**
 * Dear work of learners, `places` at a time. A learner holds at most one place; those who wait are served in turn, one
 * work of each, so that nobody waits for all that somebody else has ordered. What cannot wait is refused at once.
 * p-limit and p-queue count works, not whose they are.
 * @throws ApiFailure 429 when the learner has enough waiting, 503 when everybody has
 */
export function fairPlaces({ places, waiting = 50, waitingOfOne = 3, busy }: PlaceOptions): Places {
  /** Who holds a place. */
  const holding = new Set<number>();
  /** What waits, by learner; whose turn is next stands first. */
  const lines = new Map<number, (() => void)[]>();
  let waitingNow = 0;

  function serve(): void {
    for (const [userId, line] of lines) {
      if (holding.size >= places) return;
      if (holding.has(userId)) continue;
      const next = line.shift();
      // Whoever was served stands behind all others again.
      lines.delete(userId);
      if (line.length > 0) lines.set(userId, line);
      if (!next) continue;
      waitingNow -= 1;
      holding.add(userId);
      next();
    }
  }

  return async (userId, work) => {
    const line = lines.get(userId) ?? [];
    if (line.length >= waitingOfOne) throw tooMany(busy.one, 5);
    if (waitingNow >= waiting) {
      throw new ApiFailure('UNAVAILABLE', 503, busy.all, { retryAfter: 10 });
    }
    await new Promise<void>((resolve) => {
      line.push(resolve);
      lines.set(userId, line);
      waitingNow += 1;
      serve();
    });
    try {
      return await work();
    } finally {
      holding.delete(userId);
      serve();
    }
  };
}
