/** One day of a learner. */
export interface StreakDay {
  /** It has an answer. */
  readonly answered: boolean;
  /** Spent on vacation: without an answer it neither counts nor breaks the row. */
  readonly away: boolean;
}

/** The days that count or break a row: not a today, nor a day on vacation, without an answer. */
function countedOf(days: readonly StreakDay[]): readonly StreakDay[] {
  const over = days.at(-1)?.answered === false ? days.slice(0, -1) : days;
  return over.filter(({ answered, away }) => answered || !away);
}

/**
 * Days with an answer, in a row. `days` come oldest first, today last. A day that is not over does not break the row:
 * without an answer today it ends yesterday; nor do days on vacation, so that the row goes on where the learner left
 * it.
 */
export function streakOf(days: readonly StreakDay[]): number {
  const counted = countedOf(days);
  const gap = counted.findLastIndex(({ answered }) => !answered);
  return counted.length - 1 - gap;
}

/** Whether no day breaks the row, so that it may have begun before these days. */
export const goesOn = (days: readonly StreakDay[]): boolean =>
  countedOf(days).every(({ answered }) => answered);

/** A vacation; one that lasts has no end. */
export interface Absence {
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

/**
 * For each day whether the learner was away at the midnight before or after it: the day of leaving and that of coming
 * back count as away, and a pause that is taken back on the same day is none. `midnights` rise and have one more than
 * there are days.
 */
export function awayOn(midnights: readonly Date[], absences: readonly Absence[]): boolean[] {
  const away = midnights.map((midnight) =>
    absences.some(
      ({ startedAt, endedAt }) => startedAt <= midnight && (endedAt === null || endedAt >= midnight),
    ),
  );
  return away.slice(1).map((after, index) => after || away[index] === true);
}

/** Percent of right answers with one decimal; 0 when there is none. Source: STAT-3. */
export const accuracyOf = (correct: number, answered: number): number =>
  answered === 0 ? 0 : Math.round((correct / answered) * 1000) / 10;
