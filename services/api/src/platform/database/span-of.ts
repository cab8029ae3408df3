import { sql, type Column, type SQL } from 'drizzle-orm';

/** The number of the span between two bounds that a moment lies in: 0 before the first bound, 1 from it on, … `bounds` rise. */
export function spanOf(moment: Column | SQL, bounds: readonly Date[]): SQL<number> {
  const edges = sql.param(bounds.map((bound) => bound.toISOString()));
  return sql<number>`width_bucket(${moment}, ${edges}::timestamptz[])`;
}
