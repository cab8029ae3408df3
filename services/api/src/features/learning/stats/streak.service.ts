import { addDays, lastDates, startsOfDays } from '../../../platform/clock/learner-day';
import type { Database } from '../../../platform/database/database';
import { selectAbsencesAfter } from '../vacations.repository';
import { answeredBetween } from './stats.repository';
import { awayOn, goesOn, streakOf, type StreakDay } from './streak';

/** So many days are read at once: few learners need more than the heatmap has. */
const SPAN = 365;

interface Learner {
  readonly id: number;
  readonly timeZone: string;
}

/** Days that follow each other, the oldest first. */
export interface Days {
  /** The first day. */
  readonly from: string;
  /** One more than there are days. */
  readonly midnights: readonly Date[];
  /** Of each day whether it has an answer. */
  readonly answered: readonly boolean[];
}

async function toStreakDays(
  db: Database,
  { id }: Learner,
  { midnights, answered }: Days,
): Promise<StreakDay[]> {
  const [first = new Date(0)] = midnights;
  const away = awayOn(midnights, await selectAbsencesAfter(db, id, first));
  return answered.map((each, index) => ({ answered: each, away: away[index] === true }));
}

/** The days before a date, as many as are read at once. */
async function daysBefore(db: Database, { id, timeZone }: Learner, date: string): Promise<Days> {
  const midnights = startsOfDays(lastDates(date, SPAN + 1), timeZone);
  return { from: addDays(date, -SPAN), midnights, answered: await answeredBetween(db, id, midnights) };
}

/** The learner's days in a row up to today, however far they go back. `recent` are the last days, which are known already. */
export async function countStreak(db: Database, learner: Learner, recent: Days): Promise<number> {
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
