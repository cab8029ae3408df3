/** From here on what is due is too much for one sitting. */
export const BACKLOG = 20;
/** What is asked of a learner with a backlog at once. */
export const SITTING = 15;

/**
 * How many of the due words belong to the next sitting, and how many wait. Whoever comes back after a holiday meets the words that are
 * most due, not a mountain.
 */
export function shareOf(due: number): { now: number; later: number } {
  const now = due > BACKLOG ? SITTING : due;
  return { now, later: due - now };
}
