import { addDays, lastDates, localDate, startOfDay, startsOfDays } from '../../../platform/clock/learner-day';
import { countDue } from '../due.repository';
import type { Platform } from '../../../platform/platform';
import { levelOf } from './level';
import * as repository from './stats.repository';
import type { Summary } from './stats.schemas';
import { accuracyOf } from './streak';
import { countStreak } from './streak.service';

const HEATMAP_DAYS = 365;
const ACCURACY_DAYS = 30;

/** The learner's real figures; days are those of the learner's time zone. */
export async function summarize(
  { db, now }: Platform,
  { id, timeZone }: { id: number; timeZone: string },
): Promise<Summary> {
  const today = localDate(now(), timeZone);
  const dates = lastDates(today, HEATMAP_DAYS);
  const midnights = startsOfDays(dates, timeZone);
  const tomorrow = startOfDay(addDays(today, 1), timeZone);
  const sums = await repository.sumBetween(db, id, midnights);
  const recent = sums.slice(-ACCURACY_DAYS);
  const levels = await repository.countByLevel(db, id);
  return {
    level: levelOf(
      Object.fromEntries(levels.flatMap(({ level, ...figures }) => (level === '' ? [] : [[level, figures]]))),
    ),
    streak: await countStreak(
      db,
      { id, timeZone },
      {
        from: addDays(today, 1 - HEATMAP_DAYS),
        midnights: [...midnights, tomorrow],
        answered: sums.map(({ answers }) => answers > 0),
      },
    ),
    words: levels.reduce((sum, { words }) => sum + words, 0),
    due: await countDue(db, id, tomorrow),
    accuracy30: accuracyOf(
      recent.reduce((sum, { correct }) => sum + correct, 0),
      recent.reduce((sum, { answers }) => sum + answers, 0),
    ),
    heatmap: dates.map((date, index) => ({ date, count: sums[index]?.answers ?? 0 })),
  };
}
