/** A Monday. */
const FIRST = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Names of the rows of a heatmap, from Monday on; '' for every other one, which has no room for its name. */
export function heatmapWeekdays(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) =>
    day % 2 === 0 && day < 6 ? format.format(new Date(FIRST + day * DAY_MS)) : '',
  );
}
