import type { HeatmapCell } from './heatmap-weeks';

/** The name of a month over the first week that begins in it; '' over the others. A month too short for its name has none. */
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
