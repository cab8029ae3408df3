/** Anything with a moment. */
interface Dated {
  /** Of those of one moment, the greater one is the newer. */
  readonly order: number;
  readonly createdAt: string;
}

export interface DayGroup<Item> {
  /** `YYYY-MM-DD` in the viewer's time zone. */
  readonly day: string;
  readonly items: readonly Item[];
}

/** The Swedish locale writes dates as ISO 8601 does. Making a formatter costs far more than using it. */
const writerOf = (timeZone: string | undefined): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });

/** The calendar day of a moment where the viewer is; `timeZone` is the browser's own unless given. */
export const dayOf = (moment: Date, timeZone?: string): string => writerOf(timeZone).format(moment);

/** Groups by the viewer's own day, newest first; what has the same moment by its `order`. */
export function groupByDay<Item extends Dated>(items: readonly Item[], timeZone?: string): DayGroup<Item>[] {
  const newestFirst = [...items].sort(
    (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.order - a.order,
  );
  const writer = writerOf(timeZone);
  const days = new Map<string, Item[]>();
  for (const item of newestFirst) {
    const day = writer.format(new Date(item.createdAt));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, grouped]) => ({ day, items: grouped }));
}
