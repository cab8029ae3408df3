/** More due words than these are too much for one sitting. */
const BACKLOG = 20;
/** What is asked of a learner with a backlog at once. */
const SITTING = 15;

/** How the due words are shared out between the next sitting and those after it. */
export interface Share {
  readonly now: number;
  readonly later: number;
  /** Whether the rest waits because there is so much of it, not because the day's limit is reached: then no new words come on top. */
  readonly backlog: boolean;
}

/**
 * How many of the due words belong to the next sitting, and how many wait. Whoever comes back after a holiday meets the words that are
 * most due, not a mountain.
 *
 * @param left how many words the learner's daily limit still allows today
 */
export function shareOf(due: number, left: number): Share {
  const backlog = due > BACKLOG;
  const now = Math.min(backlog ? SITTING : due, left);
  return { now, later: due - now, backlog };
}
