import { sql, type SQL } from 'drizzle-orm';

/** A statement with `$1` placeholders and its values, for a Drizzle transaction. For libraries that bring their own SQL. */
export function rawQuery(text: string, values: readonly unknown[]): SQL {
  const chunks: SQL[] = [];
  let position = 0;
  for (const match of text.matchAll(/\$(\d+)/g)) {
    chunks.push(sql.raw(text.slice(position, match.index)));
    chunks.push(sql`${sql.param(values[Number(match[1]) - 1])}`);
    position = match.index + match[0].length;
  }
  chunks.push(sql.raw(text.slice(position)));
  return sql.join(chunks);
}
