/** Answers of one day; `date` is ISO (`2025-11-20`) in the learner's time zone. */
export interface HeatmapDay {
  date: string;
  count: number;
}

/** A square: 0 nothing … 4 most. */
export interface HeatmapCell extends HeatmapDay {
  level: 0 | 1 | 2 | 3 | 4;
}

const DAY_MS = 86_400_000;
const WEEKS = 53;

const toTime = (date: string) => Date.parse(`${date}T00:00:00Z`);
const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Quarters of the busiest day; any answer at all is at least 1. */
function levelOf(count: number, most: number): HeatmapCell['level'] {
  if (count <= 0) return 0;
  return Math.min(4, Math.max(1, Math.ceil((count / most) * 4))) as HeatmapCell['level'];
}

/**
 * The 53 weeks that end with the week of `until`, each Monday to Sunday; the last is cut after `until`.
 * Days that are not in `days` count 0. Calendar arithmetic is in UTC, so daylight saving moves no day.
 */
export function heatmapWeeks(days: readonly HeatmapDay[], until: string): HeatmapCell[][] {
  const counts = new Map(days.map(({ date, count }) => [date, count]));
  const most = Math.max(1, ...days.map(({ count }) => count));
  const last = toTime(until);
  const weekday = (new Date(last).getUTCDay() + 6) % 7;
  const monday = last - weekday * DAY_MS - (WEEKS - 1) * 7 * DAY_MS;
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => monday + (week * 7 + day) * DAY_MS)
      .filter((time) => time <= last)
      .map((time) => {
        const date = toDate(time);
        const count = counts.get(date) ?? 0;
        return { date, count, level: levelOf(count, most) };
      }),
  );
}

/** The name of a month over the first week that begins in it, if there is room for it; '' over the others. */
export function heatmapMonths(weeks: readonly (readonly HeatmapCell[])[], language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const monthOf = (week: readonly HeatmapCell[] | undefined) => week?.[0]?.date.slice(0, 7);
  return weeks.map((week, index) => {
    const month = monthOf(week);
    const begins = month !== undefined && month !== monthOf(weeks[index - 1]);
    // Two weeks are not wide enough for the word.
    const fits = month === monthOf(weeks[index + 2]);
    return begins && fits ? format.format(new Date(`${month}-01T00:00:00Z`)) : '';
  });
}

/** A Monday. */
const SOME_MONDAY = Date.UTC(2024, 0, 1);

/** Names of the rows of a heatmap, from Monday on; '' for every other one, which has no room for its name. */
export function heatmapWeekdays(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) =>
    day % 2 === 0 && day < 6 ? format.format(new Date(SOME_MONDAY + day * DAY_MS)) : '',
  );
}
