import { sql, type SQL, type SQLWrapper, type Column } from 'drizzle-orm';

const BYTES = 4;

/**
 * The whole numbers of all rows as one value, row after row and column after column: a hundred thousand of them cost
 * what a few rows cost. Null without rows.
 */
export function packed(columns: readonly SQLWrapper[], order: readonly SQL[] = []): SQL<Buffer | null> {
  const row = sql.join(
    columns.map((column) => sql`int4send(${column}::int)`),
    sql` || `,
  );
  const ordered = order.length === 0 ? sql`` : sql` order by ${sql.join([...order], sql`, `)}`;
  return sql`string_agg(${row}, ''::bytea${ordered})`;
}

/** The numbers of a packed value. */
export function unpack(value: Buffer | null | undefined): Int32Array {
  const numbers = new Int32Array((value?.length ?? 0) / BYTES);
  for (let at = 0; value && at < numbers.length; at += 1) numbers[at] = value.readInt32BE(at * BYTES);
  return numbers;
}

/**
 * The number of the span between two bounds that a moment lies in: 0 before the first bound, 1 from it on, … `bounds`
 * rise.
 */
export function spanOf(moment: Column | SQL, bounds: readonly Date[]): SQL<number> {
  const edges = sql.param(bounds.map((bound) => bound.toISOString()));
  return sql<number>`width_bucket(${moment}, ${edges}::timestamptz[])`;
}
