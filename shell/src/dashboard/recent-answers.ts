interface Day {
  readonly count: number;
}

/** The days that the accuracy is about. Source: STAT-3. */
const RECENT_DAYS = 30;

export const totalAnswers = (days: readonly Day[]): number =>
  days.reduce((total, { count }) => total + count, 0);

/** Whether an accuracy of 0 would mean wrong answers, and not none. `days` are oldest first. */
export const hasRecentAnswers = (days: readonly Day[]): boolean => totalAnswers(days.slice(-RECENT_DAYS)) > 0;
