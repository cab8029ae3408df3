import type { LearningStats } from '@kotoba/api-client';

export type StatsDay = LearningStats['days'][number];

const DAYS_OF_WEEK = 7;
const sum = (days: readonly StatsDay[], key: 'answers' | 'repeated' | 'retained' | 'seconds'): number =>
  days.reduce((total, day) => total + day[key], 0);

/** Percent of right answers to words that were met before, rounded; null when none was repeated. */
export function retentionOf(days: readonly StatsDay[]): number | null {
  const repeated = sum(days, 'repeated');
  return repeated === 0 ? null : Math.round((sum(days, 'retained') / repeated) * 100);
}

export const answersOf = (days: readonly StatsDay[]): number => sum(days, 'answers');
export const activeDays = (days: readonly StatsDay[]): number =>
  days.filter(({ answers }) => answers > 0).length;

/** Seconds for each day on which something was answered; 0 when there is none. */
export function secondsPerDay(days: readonly StatsDay[]): number {
  const active = activeDays(days);
  return active === 0 ? 0 : sum(days, 'seconds') / active;
}

interface StatsWeek {
  /** Its first day. */
  readonly date: string;
  readonly retention: number | null;
}

/** The last `count` weeks up to today, the oldest first; a week is seven days back from today. */
export function weeksOf(days: readonly StatsDay[], count: number): StatsWeek[] {
  const last = days.slice(-count * DAYS_OF_WEEK);
  return Array.from({ length: Math.floor(last.length / DAYS_OF_WEEK) }, (_, index) => {
    const week = last.slice(index * DAYS_OF_WEEK, (index + 1) * DAYS_OF_WEEK);
    return { date: week[0]?.date ?? '', retention: retentionOf(week) };
  });
}
