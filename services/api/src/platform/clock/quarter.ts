const QUARTER_MS = 15 * 60_000;

/** The quarter of an hour that a moment lies in, by its first instant. Every time zone's days begin on one. */
export const startOfQuarter = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / QUARTER_MS) * QUARTER_MS);
