/** Where the days of a learner begin and end as long as nothing is known of them. */
export const NO_TIME_ZONE = 'UTC';

/** Whether this server can compute days in the time zone (an IANA name such as `Asia/Tokyo`, or `UTC`). */
export function isTimeZone(value: string): boolean {
  // Offsets such as "+09:00" are understood by newer engines and by no database.
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** No zone is further from UTC than 14 hours east or 12 west; clocks change by whole quarters of an hour. */
const MAX_OFFSET_MS = 15 * 60 * MINUTE;
const STEP = 15 * MINUTE;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/** The local calendar date (`2026-03-01`) of the learner at an instant. `timeZone` is an IANA name. */
export const localDate = (instant: Date, timeZone: string): string => formatterOf(timeZone).format(instant);

/** `days` later (or earlier, when negative) in the calendar. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The last `days` dates up to and with this one, the oldest first. */
export const lastDates = (date: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) => addDays(date, index + 1 - days));

/**
 * The first instant of a calendar date in a zone. Found by search, because on a night when clocks change there may be
 * no midnight, and PostgreSQL may not know every zone that the browser knows.
 */
export function startOfDay(date: string, timeZone: string): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  let before = midnight - MAX_OFFSET_MS;
  let reached = midnight + MAX_OFFSET_MS;
  while (reached - before > STEP) {
    const middle = before + Math.floor((reached - before) / STEP / 2) * STEP;
    if (localDate(new Date(middle), timeZone) >= date) reached = middle;
    else before = middle;
  }
  return new Date(reached);
}

const begins = (instant: Date, date: string, timeZone: string): boolean =>
  localDate(instant, timeZone) === date && localDate(new Date(instant.getTime() - STEP), timeZone) < date;

/** Rows of days that were asked for, by zone, first date and length; the oldest makes room. */
const knownDays = new Map<string, readonly Date[]>();
const MOST_KNOWN = 500;

/**
 * The first instants of dates that follow each other. Nearly every day begins a day's length after the one before: few
 * are searched for. Learners of a zone ask for the same days all day, so these are kept.
 */
export function startsOfDays(dates: readonly string[], timeZone: string): readonly Date[] {
  const name = `${timeZone} ${dates[0]} ${dates.length}`;
  const starts = knownDays.get(name) ?? findStarts(dates, timeZone);
  const [oldest] = knownDays.size < MOST_KNOWN ? [] : knownDays.keys();
  if (oldest !== undefined) knownDays.delete(oldest);
  knownDays.set(name, starts);
  return starts;
}

function findStarts(dates: readonly string[], timeZone: string): readonly Date[] {
  const starts: Date[] = [];
  for (const date of dates) {
    const before = starts.at(-1);
    const likely = before && new Date(before.getTime() + DAY);
    starts.push(likely && begins(likely, date, timeZone) ? likely : startOfDay(date, timeZone));
  }
  return starts;
}

const QUARTER_MS = 15 * 60_000;

/** The quarter of an hour that a moment lies in, by its first instant. Every time zone's days begin on one. */
export const startOfQuarter = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / QUARTER_MS) * QUARTER_MS);
