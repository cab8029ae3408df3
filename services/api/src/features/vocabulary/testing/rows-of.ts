import { sql } from 'drizzle-orm';
import type { TestLearner, TestServer } from '../../../testing/test-server';

const TABLES = [
  'vocabulary',
  'deleted_words',
  'notes',
  'note_words',
  'chat_cards',
  'collections',
  'topics',
  'learning_sessions',
  'learn_details',
  'memories',
  'reviews',
];

/** Everything that a learner owns, as it lies in the database. */
export async function rowsOf(
  { platform }: TestServer,
  { id }: TestLearner,
): Promise<Record<string, unknown[]>> {
  const queries = TABLES.map(
    (table) =>
      sql`select ${table} as name, to_jsonb(t) as row from ${sql.identifier(table)} t where user_id = ${id}`,
  );
  const all = sql`select * from (${sql.join(queries, sql` union all `)}) found order by name, row::text`;
  const { rows } = await platform.db.execute<{ name: string; row: unknown }>(all);
  return Object.fromEntries(
    TABLES.map((table) => [table, rows.filter(({ name }) => name === table).map(({ row }) => row)]),
  );
}
