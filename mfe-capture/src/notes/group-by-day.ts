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

/** The calendar day of a moment where the viewer is; `timeZone` is the browser's own unless given. */
export function dayOf(moment: Date, timeZone?: string): string {
  // The Swedish locale writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/** Groups by the viewer's own day, newest first; what has the same moment by its `order`. */
export function groupByDay<Item extends Dated>(items: readonly Item[], timeZone?: string): DayGroup<Item>[] {
  const newestFirst = [...items].sort(
    (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.order - a.order,
  );
  const days = new Map<string, Item[]>();
  for (const item of newestFirst) {
    const day = dayOf(new Date(item.createdAt), timeZone);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, grouped]) => ({ day, items: grouped }));
}
