import { addDays, lastDates, localDate, startOfDay, startsOfDays } from '../../../platform/clock/learner-day';
import { readSitting } from '../sitting';
import type { Platform } from '../../../platform/platform';
import type { Database } from '../../../platform/database/database';
import { selectAbsencesAfter } from '../vacations.repository';
import { countByLevel, levelOf } from '../../vocabulary';
import { accuracyOf, awayOn, goesOn, streakOf, type StreakDay } from './figures';
import * as repository from './stats.repository';
import { type Summary, type LearningStats, learningStatsAnswer, summaryAnswer } from './stats.schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { operationsOf } from '../../../platform/http/operation';

/** So many days are read at once: few learners need more than the heatmap has. */
const SPAN = 365;

interface Learner {
  readonly id: number;
  readonly timeZone: string;
}

/** Days that follow each other, the oldest first. */
interface Days {
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
  return {
    from: addDays(date, -SPAN),
    midnights,
    answered: await repository.answeredBetween(db, id, midnights),
  };
}

/** The learner's days in a row up to today, however many. `recent`: the last days, which are known. */
async function countStreak(db: Database, learner: Learner, recent: Days): Promise<number> {
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

const HEATMAP_DAYS = 365;
const ACCURACY_DAYS = 30;

/** The learner's real figures; days are those of the learner's time zone. */
async function summarize(platform: Platform, learner: Learner): Promise<Summary> {
  const { db, now } = platform;
  const { id, timeZone } = learner;
  const today = localDate(now(), timeZone);
  const dates = lastDates(today, HEATMAP_DAYS);
  const midnights = startsOfDays(dates, timeZone);
  const tomorrow = startOfDay(addDays(today, 1), timeZone);
  const sums = await repository.sumBetween(db, id, midnights);
  const recent = sums.slice(-ACCURACY_DAYS);
  const levels = await countByLevel(db, id);
  return {
    level: levelOf(levels),
    streak: await countStreak(db, learner, {
      from: addDays(today, 1 - HEATMAP_DAYS),
      midnights: [...midnights, tomorrow],
      answered: sums.map(({ answers }) => answers > 0),
    }),
    words: levels.reduce((sum, { words }) => sum + words, 0),
    due: (await readSitting(platform, learner)).now,
    accuracy30: accuracyOf(
      recent.reduce((sum, { correct }) => sum + correct, 0),
      recent.reduce((sum, { answers }) => sum + answers, 0),
    ),
    heatmap: dates.map((date, index) => ({ date, count: sums[index]?.answers ?? 0 })),
  };
}

const DAYS = 365;
const LEECHES = 20;
const CONFUSIONS = 3;
const HARDEST = 10;

/** What the statistics page shows: a year of days, and the words that stay hard. */
async function learningStatsOf(
  { db, now }: Platform,
  { id, timeZone }: { id: number; timeZone: string },
): Promise<LearningStats> {
  const dates = lastDates(localDate(now(), timeZone), DAYS);
  const sums = await repository.sumBetween(db, id, startsOfDays(dates, timeZone));
  const leeches = await repository.selectLeeches(db, id, LEECHES);
  const confusions = await repository.selectConfusions(
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
    hardest: await repository.selectHardest(db, id, HARDEST),
  };
}

const operation = operationsOf('stats');

/** The learner's figures: for dashboard and sidebar, and for the statistics page. */
export const statsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/stats/summary', { schema: operation('getStatsSummary', summaryAnswer) }, async ({ learner }) => ({
    data: await summarize(app.platform, learner),
  }));

  app.get(
    '/stats/learning',
    { schema: operation('getLearningStats', learningStatsAnswer) },
    async ({ learner }) => ({ data: await learningStatsOf(app.platform, learner) }),
  );
};
