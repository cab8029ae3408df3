import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { packageRoot } from '../package-root';

const LOCK_KEY = 7_201_337;

/**
 * Brings the database to the newest schema, from `services/api/drizzle`. Servers that start together do it one after the other; a
 * migration that is cut off is rolled back as a whole and done at the next start.
 */
export async function migrate(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'kotoba migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await applyMigrations(drizzle({ client }), { migrationsFolder: join(packageRoot(), 'drizzle') });
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}
