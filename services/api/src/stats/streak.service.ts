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
  readonly dates: readonly string[];
  readonly sums: readonly AnswerSums[];
}

async function toStreakDays(
  db: Database,
  { id, timeZone }: Learner,
  { dates, sums }: SummedDays,
): Promise<StreakDay[]> {
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  const midnights = [...dates, addDays(last, 1)].map((date) => startOfDay(date, timeZone));
  const away = awayOn(midnights, await selectAbsencesAfter(db, id, startOfDay(first, timeZone)));
  return sums.map(({ answers }, index) => ({ answers, away: away[index] === true }));
}

/** The days before a date, as many as are read at once. */
async function daysBefore(db: Database, { id, timeZone }: Learner, date: string): Promise<SummedDays> {
  const dates = lastDates(addDays(date, -1), SPAN);
  const midnights = dates.map((each) => startOfDay(each, timeZone));
  return { dates, sums: await sumBetween(db, id, midnights, startOfDay(date, timeZone)) };
}

/** The learner's days in a row up to today, however far they go back. `recent` are the last days, which are known already. */
export async function countStreak(db: Database, learner: Learner, recent: SummedDays): Promise<number> {
  let days = await toStreakDays(db, learner, recent);
  let [first] = recent.dates;
  // Ends at the latest in front of the first answer and the first vacation: a day with neither breaks the row.
  while (first !== undefined && goesOn(days)) {
    const earlier = await daysBefore(db, learner, first);
    days = [...(await toStreakDays(db, learner, earlier)), ...days];
    [first] = earlier.dates;
  }
  return streakOf(days);
}
