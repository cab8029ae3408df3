import { ERROR_KINDS, failsPage, type ErrorKind, type Measure } from '@kotoba/contracts/telemetry-report';
import * as z from 'zod/mini';

const TIMES = [50, 100, 200, 350, 500, 800, 1200, 1800, 2500, 4000, 6000, 10_000];

/**
 * What is measured and shown, and the upper ends of the steps in which it is counted; above the last is one more. Google's
 * limits are among them.
 */
export const MEASURES = {
  LCP: { title: 'LCP', unit: 'ms', ends: TIMES },
  INP: { title: 'INP', unit: 'ms', ends: TIMES },
  CLS: { title: 'CLS', unit: 'score', ends: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1] },
  frames: { title: 'Long frames', unit: 'number', ends: [0, 1, 2, 5, 10, 20, 50] },
  answer: { title: 'Answer', unit: 'ms', ends: TIMES },
  shell: { title: 'Shell', unit: 'ms', ends: TIMES },
  entry: { title: 'Entry', unit: 'ms', ends: TIMES },
  screen: { title: 'Screen', unit: 'ms', ends: TIMES },
} as const satisfies Record<
  Measure,
  { title: string; unit: 'ms' | 'score' | 'number'; ends: readonly number[] }
>;
const measureIds = Object.keys(MEASURES) as Measure[];
const endsOf = (measure: Measure): readonly number[] => MEASURES[measure].ends;

/** Places of errors of one release and day that are told apart; the rest is one. */
const MOST_PLACES = 10;
const ELSEWHERE = 'elsewhere';

const count = z.int().check(z.gte(0));
const stepsOf = (measure: Measure) => z.array(count).check(z.length(endsOf(measure).length + 1));
const pages = {
  /** Pages that told of themselves. */
  pages: count,
  /** Those of them that failed by it. */
  failed: count,
};
const fieldsOf = <K extends string, T>(keys: readonly K[], of: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, T>;

/** How the pages went that ran one release. What a newer edge counts besides is passed over. */
export const counts = z.object({
  ...pages,
  errors: z.object(fieldsOf(ERROR_KINDS, () => z._default(count, 0))),
  /** By class and file. */
  places: z.record(z.string().check(z.maxLength(300)), count),
  measures: z.partial(z.object(fieldsOf(measureIds, stepsOf))),
  /** Of the pages those that were part of a canary's trial, by what was tried. */
  trials: z._default(z.record(z.string(), z.object(pages)), {}),
});
export type Counts = z.infer<typeof counts>;
export type Pages = Pick<Counts, 'pages' | 'failed'>;

/** What one page says of one release. */
export interface PageOf {
  readonly measures: Readonly<Partial<Record<Measure, number>>>;
  readonly errors: readonly { readonly kind: ErrorKind; readonly place: string }[];
}

export const noCounts = (): Counts => ({
  pages: 0,
  failed: 0,
  errors: fieldsOf(ERROR_KINDS, () => 0),
  places: {},
  measures: {},
  trials: {},
});

function addPlace(places: Record<string, number>, place: string, times: number): void {
  const isKnown = Object.hasOwn(places, place) || Object.keys(places).length < MOST_PLACES;
  const key = isKnown ? place : ELSEWHERE;
  // A class may be called "constructor", which every object has.
  places[key] = (Object.hasOwn(places, key) ? (places[key] ?? 0) : 0) + times;
}

/** Adds a page to the counts of a release, and to those of a trial that it was part of. */
export function addPage(to: Counts, { measures, errors }: PageOf, trial?: string): void {
  const one: Pages = { pages: 1, failed: Number(errors.some(failsPage)) };
  Object.assign(to, sumOfPages([to, one]));
  if (trial !== undefined) to.trials[trial] = sumOfPages([to.trials[trial] ?? noPages, one]);
  for (const { kind, place } of errors) {
    to.errors[kind] += 1;
    addPlace(to.places, place, 1);
  }
  for (const measure of measureIds) {
    const value = measures[measure];
    if (value === undefined) continue;
    const steps = (to.measures[measure] ??= emptySteps(measure));
    const step = endsOf(measure).findIndex((end) => value <= end);
    const at = step < 0 ? steps.length - 1 : step;
    steps[at] = (steps[at] ?? 0) + 1;
  }
}

const noPages: Pages = { pages: 0, failed: 0 };

/** The sum of pages alone. */
export const sumOfPages = (all: readonly Pages[]): Pages =>
  all.reduce((sum, each) => ({ pages: sum.pages + each.pages, failed: sum.failed + each.failed }), noPages);

const emptySteps = (measure: Measure): number[] => Array<number>(endsOf(measure).length + 1).fill(0);

/** The sum of all; trials are not shown, and left out. */
export function sumOf(all: readonly Counts[]): Counts {
  const sum = { ...noCounts(), ...sumOfPages(all) };
  for (const each of all) {
    for (const kind of ERROR_KINDS) sum.errors[kind] += each.errors[kind];
    for (const [place, times] of Object.entries(each.places)) addPlace(sum.places, place, times);
    for (const measure of measureIds) {
      const added = each.measures[measure];
      if (!added) continue;
      const before = sum.measures[measure] ?? emptySteps(measure);
      sum.measures[measure] = before.map((value, index) => value + (added[index] ?? 0));
    }
  }
  return sum;
}

/**
 * What three quarters of the pages stay within, as web vitals are judged; between the ends of a step in proportion. Null
 * when nothing was measured. Above the last end it is that end.
 */
export function threeQuarters({ measures }: Pick<Counts, 'measures'>, measure: Measure): number | null {
  const steps = measures[measure] ?? [];
  const ends = endsOf(measure);
  const wanted = steps.reduce((sum, value) => sum + value, 0) * 0.75;
  if (wanted === 0) return null;
  let below = 0;
  for (const [index, value] of steps.entries()) {
    const end = ends[index];
    if (end === undefined) break;
    if (below + value >= wanted) {
      const start = ends[index - 1] ?? 0;
      return start + (end - start) * ((wanted - below) / value);
    }
    below += value;
  }
  return ends.at(-1) ?? null;
}

/** The share of pages with an error; null when there was none. */
export const errorRate = ({ pages, failed }: Pages): number | null => (pages === 0 ? null : failed / pages);
