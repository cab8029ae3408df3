/** From here on what is due is too much for one sitting. */
export const BACKLOG = 20;
/** What is asked of a learner with a backlog at once. */
export const SITTING = 15;

/**
 * How many of the due words belong to the next sitting, and how many wait. Whoever comes back after a holiday meets the words that are
 * most due, not a mountain.
 *
 * @param left how many words the learner's daily limit still allows today
 */
export function shareOf(due: number, left: number): { now: number; later: number } {
  const now = Math.min(due > BACKLOG ? SITTING : due, left);
  return { now, later: due - now };
}
