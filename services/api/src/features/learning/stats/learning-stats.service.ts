import { lastDates, localDate, startsOfDays } from '../../../platform/clock/learner-day';
import type { Platform } from '../../../platform/platform';
import * as hardWords from './hard-words.repository';
import type { LearningStats } from './learning-stats.schemas';
import { sumBetween } from './stats.repository';

const DAYS = 365;
const LEECHES = 20;
const CONFUSIONS = 3;
const HARDEST = 10;

/** What the statistics page shows: a year of days, and the words that stay hard. */
export async function learningStatsOf(
  { db, now }: Platform,
  { id, timeZone }: { id: number; timeZone: string },
): Promise<LearningStats> {
  const dates = lastDates(localDate(now(), timeZone), DAYS);
  const sums = await sumBetween(db, id, startsOfDays(dates, timeZone));
  const leeches = await hardWords.selectLeeches(db, id, LEECHES);
  const confusions = await hardWords.selectConfusions(
    db,
    id,
    leeches.map((word) => word.id),
  );
  return {
    days: dates.flatMap((date, index) => {
      const sum = sums[index];
      if (!sum) return [];
      const { durationMs, ...counts } = sum;
      return [{ date, ...counts, seconds: Math.round(durationMs / 1000) }];
    }),
    leeches: leeches.map((word) => ({
      ...word,
      confusedWith: confusions
        .filter(({ id, direction }) => id === word.id && direction === word.direction)
        .slice(0, CONFUSIONS)
        .map(({ answer, count }) => ({ answer, count })),
    })),
    hardest: await hardWords.selectHardest(db, id, HARDEST),
  };
}
