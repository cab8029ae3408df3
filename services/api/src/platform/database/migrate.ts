import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { z } from 'zod';
import { packageFile } from '../package-file';

const LOCK_KEY = 7_201_337;

/** How long a migration may wait for others to let go of a table: whoever asks for it meanwhile waits behind it. */
const LOCK_TIMEOUT = '2s';
const ATTEMPTS = 30;
const LOCK_NOT_AVAILABLE = '55P03';

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.int() })).min(1) });
type Journal = z.infer<typeof journalSchema>;

const readJournal = async (folder: string): Promise<Journal> =>
  journalSchema.parse(JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')));

/** The schema that was asked for, or found, is none of this code's. */
export class UnknownSchema extends Error {
  override readonly name = 'UnknownSchema';
}

/**
 * Fails when the schema has gone where this code cannot follow: a migration that takes something away names the oldest
 * code that does without (`drizzle.oldest_code`).
 * @throws UnknownSchema
 */
export async function requireKnownSchema(db: Pick<pg.Pool, 'query'>): Promise<void> {
  const newest = (await readJournal(packageFile('drizzle'))).entries.at(-1)?.when ?? 0;
  // Before its first migration, and before the one that made this table, any code would do.
  const { rows } = await db
    .query<{ knows: string }>('select knows from drizzle.oldest_code')
    .catch((error: { code?: string }) => {
      if (error.code === UNDEFINED_TABLE || error.code === UNDEFINED_SCHEMA) return { rows: [] };
      throw error;
    });
  if (Number(rows[0]?.knows ?? 0) <= newest) return;
  throw new UnknownSchema(
    'The database was changed by a newer Kotoba, and this version cannot work with it. Start the newer one.',
  );
}
const UNDEFINED_TABLE = '42P01';
const UNDEFINED_SCHEMA = '3F000';

/** Whether this code has the migration made at `when` (milliseconds, as in the journal). */
export async function knowsSchema(when: number): Promise<boolean> {
  return (await readJournal(packageFile('drizzle'))).entries.some((entry) => entry.when === when);
}

/** Gives `work` a folder with the migrations up to the one made at `until`. @throws UnknownSchema */
async function withMigrationsUntil(until: number, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kotoba-migrations-'));
  try {
    await cp(packageFile('drizzle'), folder, { recursive: true });
    const journal = await readJournal(folder);
    if (!journal.entries.some(({ when }) => when === until))
      throw new UnknownSchema(`No migration is of ${until}`);
    const entries = journal.entries.filter(({ when }) => when <= until);
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Brings the database to the newest schema, from `services/api/drizzle`, or to the one whose last migration was made
 * at `until` (milliseconds, as in the journal). Servers that start together do it one after the other; a migration
 * that is cut off is rolled back as a whole and done at the next start. Older servers go on beside it.
 * @throws UnknownSchema when the schema is already past this code
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
    await requireKnownSchema(client);
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await applyMigrations(drizzle({ client }), { migrationsFolder });
      } catch (error) {
        if (attempt === ATTEMPTS || !isLockTimeout(error)) throw error;
        await sleep(Math.random() * 1000);
      }
    }
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}

function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === LOCK_NOT_AVAILABLE) || isLockTimeout(error.cause);
}
