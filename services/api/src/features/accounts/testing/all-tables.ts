import type { TestServer } from '../../../testing/test-server';

/**
 * Tables of our schema in which no row is a learner's. Whoever adds a table without `user_id` says so here, or gives
 * it one.
 */
export const sharedTables = [
  'dictionary',
  'dictionary_state',
  'limit_counters',
  'raised_limits',
  'translations',
  'users',
] as const;

/** What the database itself says: every table, and whether a column tells whose a row is. */
export async function readTables({
  platform,
}: Pick<TestServer, 'platform'>): Promise<{ owned: string[]; others: string[] }> {
  const { rows } = await platform.pool.query<{ name: string; owned: boolean }>(
    `select t.table_name as name,
       exists (select 1 from information_schema.columns c
         where c.table_schema = 'public' and c.table_name = t.table_name and c.column_name = 'user_id') as owned
     from information_schema.tables t where t.table_schema = 'public' order by 1`,
  );
  const named = (owned: boolean) => rows.filter((row) => row.owned === owned).map(({ name }) => name);
  return { owned: named(true), others: named(false) };
}

/** How many rows of each owned table are the learner's. */
export async function countRows(server: Pick<TestServer, 'platform'>, userId: number) {
  const counts: Record<string, number> = {};
  for (const table of (await readTables(server)).owned) {
    const { rows } = await server.platform.pool.query<{ count: number }>(
      `select count(*)::int as count from "${table}" where user_id = $1`,
      [userId],
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}
