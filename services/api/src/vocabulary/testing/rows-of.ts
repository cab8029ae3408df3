import { sql } from 'drizzle-orm';
import type { TestLearner, TestServer } from '../../testing/test-server';

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
  const rows: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const query = sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where user_id = ${id} order by to_jsonb(t)::text`;
    rows[table] = (await platform.db.execute<{ row: unknown }>(query)).rows.map(({ row }) => row);
  }
  return rows;
}
