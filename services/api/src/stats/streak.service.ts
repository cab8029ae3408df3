import { addDays, lastDates, startOfDay } from '../clock/learner-day';
import type { Database } from '../database/database';
import { selectAbsencesAfter } from '../learning/vacations.repository';
import { sumBetween, type AnswerSums } from './stats.repository';
import { awayOn, goesOn, streakOf, type StreakDay } from './streak';

/** So many days are read at once: few learners need more than the heatmap has. */
const SPAN = 365;

interface Learner {
  readonly id: number;
  readonly timeZone: string;
}

/** Days that follow each other, the oldest first, with the sums of each. */
export interface SummedDays {
  /** The first day. */
  readonly from: string;
  /** One more than there are days. */
  readonly midnights: readonly Date[];
  readonly sums: readonly AnswerSums[];
}

async function toStreakDays(
  db: Database,
  { id }: Learner,
  { midnights, sums }: SummedDays,
): Promise<StreakDay[]> {
  const [first = new Date(0)] = midnights;
  const away = awayOn(midnights, await selectAbsencesAfter(db, id, first));
  return sums.map(({ answers }, index) => ({ answers, away: away[index] === true }));
}

/** The days before a date, as many as are read at once. */
async function daysBefore(db: Database, { id, timeZone }: Learner, date: string): Promise<SummedDays> {
  const dates = lastDates(addDays(date, -1), SPAN);
  const midnights = dates.map((each) => startOfDay(each, timeZone));
  const end = startOfDay(date, timeZone);
  return {
    from: addDays(date, -SPAN),
    midnights: [...midnights, end],
    sums: await sumBetween(db, id, midnights, end),
  };
}

/** The learner's days in a row up to today, however far they go back. `recent` are the last days, which are known already. */
export async function countStreak(db: Database, learner: Learner, recent: SummedDays): Promise<number> {
  let days = await toStreakDays(db, learner, recent);
  let { from } = recent;
  // Ends at the latest in front of the first answer and the first vacation: a day with neither breaks the row.
  while (goesOn(days)) {
    const earlier = await daysBefore(db, learner, from);
    days = [...(await toStreakDays(db, learner, earlier)), ...days];
    ({ from } = earlier);
  }
  return streakOf(days);
}
