import { ERROR_KINDS, type ErrorKind, type Measure } from '@kotoba/contracts/telemetry-report';
import * as z from 'zod/mini';

const TIMES = [50, 100, 200, 350, 500, 800, 1200, 1800, 2500, 4000, 6000, 10_000];

/** The upper ends of the steps in which a measure is counted; above the last is one more. Google's limits are among them. */
export const STEPS: Readonly<Record<Measure, readonly number[]>> = {
  answer: TIMES,
  shell: TIMES,
  entry: TIMES,
  screen: TIMES,
  LCP: TIMES,
  INP: TIMES,
  CLS: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  frames: [0, 1, 2, 5, 10, 20, 50],
};
const MEASURES = Object.keys(STEPS) as Measure[];

/** Places of errors of one release and day that are told apart; the rest is one. */
const MOST_PLACES = 10;
const ELSEWHERE = 'elsewhere';

const count = z.int().check(z.gte(0));
const stepsOf = (measure: Measure) => z.array(count).check(z.length(STEPS[measure].length + 1));

/** How the pages went that ran one release. */
export const counts = z.strictObject({
  /** Pages that told of themselves. */
  pages: count,
  /** Those of them in which it had an error. */
  failed: count,
  errors: z.strictObject({ thrown: count, rejected: count, load: count }),
  /** By class and file. */
  places: z.record(z.string().check(z.maxLength(300)), count),
  measures: z.partial(
    z.strictObject({
      answer: stepsOf('answer'),
      shell: stepsOf('shell'),
      entry: stepsOf('entry'),
      screen: stepsOf('screen'),
      LCP: stepsOf('LCP'),
      INP: stepsOf('INP'),
      CLS: stepsOf('CLS'),
      frames: stepsOf('frames'),
    }),
  ),
});
export type Counts = z.infer<typeof counts>;

/** What one page says of one release. */
export interface PageOf {
  readonly measures: Readonly<Partial<Record<Measure, number>>>;
  readonly errors: readonly { readonly kind: ErrorKind; readonly place: string }[];
}

export const noCounts = (): Counts => ({
  pages: 0,
  failed: 0,
  errors: { thrown: 0, rejected: 0, load: 0 },
  places: {},
  measures: {},
});

function addPlace(places: Record<string, number>, place: string, times: number): void {
  const isKnown = Object.hasOwn(places, place) || Object.keys(places).length < MOST_PLACES;
  const key = isKnown ? place : ELSEWHERE;
  // A class may be called "constructor", which every object has.
  places[key] = (Object.hasOwn(places, key) ? (places[key] ?? 0) : 0) + times;
}

/** Adds a page to the counts of a release. */
export function addPage(to: Counts, { measures, errors }: PageOf): void {
  to.pages += 1;
  if (errors.length > 0) to.failed += 1;
  for (const { kind, place } of errors) {
    to.errors[kind] += 1;
    addPlace(to.places, place, 1);
  }
  for (const measure of MEASURES) {
    const value = measures[measure];
    if (value === undefined) continue;
    const steps = (to.measures[measure] ??= emptySteps(measure));
    const step = STEPS[measure].findIndex((end) => value <= end);
    const at = step < 0 ? STEPS[measure].length : step;
    steps[at] = (steps[at] ?? 0) + 1;
  }
}

const emptySteps = (measure: Measure): number[] => Array<number>(STEPS[measure].length + 1).fill(0);

/** The sum of all. */
export function sumOf(all: readonly Counts[]): Counts {
  const sum = noCounts();
  for (const each of all) {
    sum.pages += each.pages;
    sum.failed += each.failed;
    for (const kind of ERROR_KINDS) sum.errors[kind] += each.errors[kind];
    for (const [place, times] of Object.entries(each.places)) addPlace(sum.places, place, times);
    for (const measure of MEASURES) {
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
  const ends = STEPS[measure];
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
export const errorRate = ({ pages, failed }: Pick<Counts, 'pages' | 'failed'>): number | null =>
  pages === 0 ? null : failed / pages;
