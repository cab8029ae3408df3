import type { Note } from '@kotoba/api-client';
import type { UnsentNote } from '@kotoba/api-client/live';

/** Anything with a moment, ISO 8601 in UTC. */
interface Dated {
  readonly createdAt: string;
}

interface DayGroup<Item> {
  /** `YYYY-MM-DD` in the learner's time zone. */
  readonly day: string;
  readonly items: readonly Item[];
}

/** The Swedish locale writes dates as ISO 8601 does. */
const writerOf = (timeZone: string | undefined): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });

/** The calendar day of a moment in a time zone, the browser's own unless given. */
export const dayOf = (moment: Date, timeZone?: string): string => writerOf(timeZone).format(moment);

/** The day before a calendar day. Days are counted, not hours: some have 23 or 25. */
export function dayBefore(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - 1);
  return noon.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

const MINUTE = 'YYYY-MM-DDTHH:MM'.length;

/** Gives the calendar day of a moment, ISO 8601 in UTC. */
type DayReader = (moment: string) => string;

/**
 * Reads the calendar of a time zone. Days begin with a minute in every zone, so each minute needs one look, however
 * often a list of thousands is grouped anew because one of its notes changed.
 */
export function createDayReader(timeZone?: string): DayReader {
  const writer = writerOf(timeZone);
  const known = new Map<string, string>();
  return (moment) => {
    const minute = moment.slice(0, MINUTE);
    const day = known.get(minute) ?? writer.format(new Date(moment));
    known.set(minute, day);
    return day;
  };
}

/**
 * Groups what comes newest first by the learner's own day. Nothing stands under an older day than what is below it: a
 * note that waits in a browser whose clock is slow belongs to the day of the newest one that the server has.
 */
export function groupByDay<Item extends Dated>(
  newestFirst: readonly Item[],
  read: DayReader,
): DayGroup<Item>[] {
  const days: { day: string; items: Item[] }[] = [];
  let latest = '';
  let day = '';
  for (const item of [...newestFirst].reverse()) {
    if (item.createdAt > latest) {
      latest = item.createdAt;
      day = read(latest);
    }
    const newest = days.at(-1);
    if (newest?.day === day) newest.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days.reverse().map(({ day, items }) => ({ day, items: items.reverse() }));
}

/** A note as the list has it: one of the server's, whose id is a number, or one that is not sent yet. */
export type ListedNote = Note | UnsentNote;

export const isUnsent = (note: ListedNote): note is UnsentNote => typeof note.id === 'string';

/** Moments of one form, ISO 8601 in UTC, are in the order of their characters. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * All notes, newest first. What is unsent stands above all others, in the order of its writing: there the server will
 * put it, so that nothing jumps when it has arrived.
 */
export const listNotes = (notes: readonly Note[], unsent: readonly UnsentNote[]): ListedNote[] => [
  ...[...unsent].reverse(),
  ...[...notes].sort((a, b) => compare(b.createdAt, a.createdAt) || b.id - a.id),
];
