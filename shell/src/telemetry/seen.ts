/** What went wrong: an error, or a failure of the loader. */
export interface Seen {
  readonly error: unknown;
  /** A promise that nobody kept. */
  readonly isRejected?: boolean;
  /** Of the page that was on the screen. */
  readonly path: string;
}

/** What went wrong in this tab, for the collector, which comes later; a few say enough. */
export const seen: Seen[] = [];
const MOST = 20;

/** Keeps what went wrong. */
export function note(error: unknown, isRejected?: boolean): void {
  if (seen.length < MOST) seen.push({ error, isRejected, path: location.pathname });
}
