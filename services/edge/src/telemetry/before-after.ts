import type { Measure } from '@kotoba/contracts/telemetry-report';
import type { Change } from '../releases/schema';
import { errorRate, MEASURES, sumOf, threeQuarters, type Counts } from './counts';
import type { DayCounts } from './day-files';

/** What is shown of each release, with what each figure is. */
export const FIGURES = [
  { id: 'errors', title: 'Pages with an error', unit: 'share' },
  ...(Object.keys(MEASURES) as Measure[]).map((id) => ({ id, ...MEASURES[id] })),
] as const;
export type Figure = (typeof FIGURES)[number];

/** A figure of counts; null when nothing was counted. */
export const figureOf = (counts: Counts, { id }: Figure): number | null =>
  id === 'errors' ? errorRate(counts) : threeQuarters(counts, id);

/** Counts of one release of an app on one day. */
export type AppDay = DayCounts & { readonly id: string };

/** The counts of an app, with the ids of its releases. */
export const daysOf = (app: string, days: readonly DayCounts[]): AppDay[] =>
  days
    .filter(({ release }) => release.startsWith(`${app}@`))
    .map((day) => ({ ...day, id: day.release.slice(app.length + 1) }));

const sumFor = (days: readonly AppDay[], fits: (day: AppDay) => boolean): Counts =>
  sumOf(days.filter(fits).map(({ counts }) => counts));

/** A change, and how pages went with the release before and the one after; of a canary, with the current one and it. */
export interface BeforeAfter {
  readonly change: Change;
  readonly before: Counts;
  readonly after: Counts;
}

/**
 * Each change of an app. A release is before or after by itself; one that comes back after a rollback counts from that day
 * on.
 */
export function beforeAfter(app: string, changes: readonly Change[], own: readonly AppDay[]): BeforeAfter[] {
  let current: string | null = null;
  return changes
    .filter((change) => change.app === app && change.what !== 'trust' && change.what !== 'distrust')
    .map((change) => {
      const day = change.when.slice(0, 10);
      const from = change.what === 'canary' ? current : change.from;
      if (change.what === 'promote' || change.what === 'rollback') current = change.to;
      return {
        change: { ...change, from },
        before: sumFor(own, (each) => each.id === from && each.day <= day),
        after: sumFor(own, (each) => each.id === change.to && each.day >= day),
      };
    });
}

/** A figure of all releases of an app together, by day, the first one first. */
export const byDay = (own: readonly AppDay[], figure: Figure): { day: string; value: number }[] =>
  [...new Set(own.map(({ day }) => day))].sort().flatMap((day) => {
    const sum = sumFor(own, (each) => each.day === day);
    const value = figureOf(sum, figure);
    return value === null ? [] : [{ day, value }];
  });

/** The sum of each release of an app, the one with the newest day first. */
export function byRelease(own: readonly AppDay[]): { id: string; counts: Counts }[] {
  const newestFirst = [...own].sort((a, b) => (a.day < b.day ? 1 : -1));
  const ids = new Set(newestFirst.map(({ id }) => id));
  return [...ids].map((id) => ({ id, counts: sumFor(own, (each) => each.id === id) }));
}
