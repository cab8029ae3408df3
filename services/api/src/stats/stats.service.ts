import { addDays, localDate, startOfDay } from '../clock/learner-day';
import { countDue } from '../learning/due.repository';
import type { Platform } from '../platform';
import { levelOf } from './level';
import * as repository from './stats.repository';
import type { Summary } from './stats.schemas';
import { accuracyOf, streakOf } from './streak';

const HEATMAP_DAYS = 365;
const ACCURACY_DAYS = 30;

/** The learner's real figures; days are those of the learner's time zone. */
export async function summarize(
  { db, now }: Platform,
  { id, timeZone }: { id: number; timeZone: string },
): Promise<Summary> {
  const today = localDate(now(), timeZone);
  const dates = Array.from({ length: HEATMAP_DAYS }, (_, index) => addDays(today, index + 1 - HEATMAP_DAYS));
  const starts = dates.map((date) => startOfDay(date, timeZone));
  const counts = await repository.countBetween(db, id, starts);
  const recent = await repository.countCorrectSince(
    db,
    id,
    startOfDay(addDays(today, 1 - ACCURACY_DAYS), timeZone),
  );
  const levels = await repository.countByLevel(db, id);
  const endOfToday = new Date(startOfDay(addDays(today, 1), timeZone).getTime() - 1);
  return {
    level: levelOf(
      Object.fromEntries(
        levels.flatMap(({ level, ...figures }) => (level === null ? [] : [[level, figures]])),
      ),
    ),
    streak: streakOf(counts),
    words: levels.reduce((sum, { words }) => sum + words, 0),
    due: await countDue(db, id, endOfToday),
    accuracy30: accuracyOf(recent.correct, recent.answered),
    heatmap: dates.map((date, index) => ({ date, count: counts[index] ?? 0 })),
  };
}
