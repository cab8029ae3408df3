/**
 * Days in a row with an answer. `counts` has one number for each day, oldest first, today last. A day that is not over does not break
 * the row: without an answer today it ends yesterday.
 */
export function streakOf(counts: readonly number[]): number {
  const days = counts.at(-1) === 0 ? counts.slice(0, -1) : counts;
  const gap = days.findLastIndex((count) => count === 0);
  return days.length - 1 - gap;
}

/** Percent of right answers with one decimal; 0 when there is none. Source: document 2, section 9. */
export const accuracyOf = (correct: number, answered: number): number =>
  answered === 0 ? 0 : Math.round((correct / answered) * 1000) / 10;
