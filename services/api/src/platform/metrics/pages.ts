import { Counter, Histogram } from 'prom-client';
import { failsPage, type ErrorKind } from '@kotoba/contracts/telemetry-report';
import { registers } from './metrics';

const labelNames = ['app', 'release'] as const;

const pages = new Counter({
  name: 'kotoba_pages_total',
  help: 'Pages that told of themselves, by release that ran in them: failed when it broke there, else whole.',
  labelNames: [...labelNames, 'result'] as const,
  registers,
});
const errors = new Counter({
  name: 'kotoba_page_errors_total',
  help: 'Errors of pages by release: thrown, rejected by a promise, code that did not load, or that the network did not bring.',
  labelNames: [...labelNames, 'kind'] as const,
  registers,
});
const seconds = new Histogram({
  name: 'kotoba_page_seconds',
  help: 'Phases of loading, and LCP and INP, by release.',
  labelNames: [...labelNames, 'measure'] as const,
  buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 10],
  registers,
});
const shift = new Histogram({
  name: 'kotoba_page_layout_shift',
  help: 'CLS by release.',
  labelNames,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
  registers,
});
const frames = new Counter({
  name: 'kotoba_page_long_frames_total',
  help: 'Frames of over 50 ms, by the release whose page was on the screen.',
  labelNames,
  registers,
});

interface CountedPage {
  readonly measures: Readonly<Record<string, number | undefined>>;
  readonly errors: readonly { readonly kind: ErrorKind }[];
}

/** Counts what a page says of a release that is known here, so that labels stay few. */
export function countPage(app: string, release: string, { measures, errors: found }: CountedPage): void {
  const labels = { app, release };
  pages.inc({ ...labels, result: found.some(failsPage) ? 'failed' : 'whole' });
  for (const { kind } of found) errors.inc({ ...labels, kind });
  const { CLS, frames: long, ...times } = measures;
  if (CLS !== undefined) shift.observe(labels, CLS);
  if (long !== undefined) frames.inc(labels, long);
  for (const [measure, value] of Object.entries(times))
    if (value !== undefined) seconds.observe({ ...labels, measure }, value / 1000);
}
