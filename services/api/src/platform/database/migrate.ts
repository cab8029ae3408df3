import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { z } from 'zod';
import { packageFile } from '../package-file';

const LOCK_KEY = 7_201_337;

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.int() })) });

/** The schema that was asked for is none of this code's. */
export class UnknownSchema extends Error {
  override readonly name = 'UnknownSchema';
}

/** Gives `work` a folder with the migrations up to the one made at `until`. @throws UnknownSchema */
async function withMigrationsUntil(until: number, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kotoba-migrations-'));
  try {
    await cp(packageFile('drizzle'), folder, { recursive: true });
    const file = join(folder, 'meta/_journal.json');
    const journal = journalSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    if (!journal.entries.some(({ when }) => when === until))
      throw new UnknownSchema(`No migration is of ${until}`);
    const entries = journal.entries.filter(({ when }) => when <= until);
    await writeFile(file, JSON.stringify({ ...journal, entries }));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Brings the database to the newest schema, from `services/api/drizzle`, or to the one whose last migration was made
 * at `until` (milliseconds, as in the journal). Servers that start together do it one after the other; a migration
 * that is cut off is rolled back as a whole and done at the next start.
 * @throws UnknownSchema
 */
export async function migrate(connectionString: string, { until }: { until?: number } = {}): Promise<void> {
  if (until !== undefined) {
    await withMigrationsUntil(until, (folder) => apply(connectionString, folder));
    return;
  }
  await apply(connectionString, packageFile('drizzle'));
}

async function apply(connectionString: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'kotoba migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await applyMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}
