import * as z from 'zod/mini';
import { releaseFile } from './release-file';

/** No report is longer, in bytes. */
export const MAX_TELEMETRY_BYTES = 8_192;

/** `shell@0123456789abcdef`, `mfe-learn@0123456789abcdef`. */
export const appRelease = z
  .string()
  .check(z.regex(/^(?:shell|mfe-[a-z][a-z0-9-]*)@[0-9a-f]{16}$/), z.maxLength(80));

const milliseconds = z.number().check(z.gte(0), z.lte(600_000));

/**
 * What is measured, and what it may be. Since the page was asked for: `answer` came, `shell` ran, a remote's `entry` was
 * there, its `screen` stood. Web vitals as their library has them. `frames` are those that kept the page waiting.
 */
const measures = {
  answer: milliseconds,
  shell: milliseconds,
  entry: milliseconds,
  screen: milliseconds,
  LCP: milliseconds,
  INP: milliseconds,
  CLS: z.number().check(z.gte(0), z.lte(100)),
  frames: z.int().check(z.gte(0), z.lte(100_000)),
};

/** How an error came: thrown, by a promise that nobody kept, as code that could not be loaded, or that did not come. */
export const ERROR_KINDS = ['thrown', 'rejected', 'load', 'network'] as const;

/** An error by its name and its place in our files: its own text may quote what a learner has written. */
export const pageError = z.strictObject({
  kind: z.enum(ERROR_KINDS),
  /** Its class. */
  name: z.string().check(z.regex(/^[\w.-]{1,60}$/)),
  /** Whose page was on the screen, or what could not be loaded. */
  of: appRelease,
  /** Where it was thrown: an app and the file, `mfe-learn/chunks/7.0123456789abcdef.js`. */
  file: z.optional(releaseFile),
});

/** What one page tells of itself: no learner, no address, no text. */
export const telemetryReport = z.strictObject({
  /** The releases whose code ran in it, or should have. */
  ran: z.array(appRelease).check(z.minLength(1), z.maxLength(40)),
  /** What was measured, for each of those that it is said of. */
  measures: z.record(appRelease, z.partial(z.strictObject(measures))),
  errors: z.array(pageError).check(z.maxLength(20)),
});

export type TelemetryReport = z.infer<typeof telemetryReport>;
export type PageError = z.infer<typeof pageError>;
export type Measure = keyof typeof measures;
export type ErrorKind = PageError['kind'];

/** Whether a page failed by an error of a release: that the network brought nothing says nothing of the release. */
export const failsPage = ({ kind }: { readonly kind: ErrorKind }): boolean => kind !== 'network';
