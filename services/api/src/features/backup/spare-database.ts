import pg from 'pg';
import { DATABASE } from '@kotoba/embedded-postgres';
import { ArchiveError } from './manifest';

const SPARE = `${DATABASE}_restored`;

function forDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}

async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, application_name: 'kotoba restore' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from pg_tables where schemaname = 'public' limit 1`);
  return rowCount === 0;
}

/** @throws ArchiveError when the database holds tables: they are somebody's. */
export async function refuseFilled(connectionString: string): Promise<void> {
  if (await withClient(connectionString, isEmpty)) return;
  throw new ArchiveError(
    'The database of DATABASE_URL is not empty. Restore into a new one and point DATABASE_URL there.',
  );
}

/** An empty database beside the one in use; one that a cut-off restore left behind is made anew. Gives its connection string. */
export function makeSpareDatabase(connectionString: string): Promise<string> {
  return withClient(forDatabase(connectionString, 'postgres'), async (client) => {
    await client.query(`drop database if exists ${SPARE} with (force)`);
    await client.query(`create database ${SPARE}`);
    return forDatabase(connectionString, SPARE);
  });
}

/** Puts the spare database in the place of the one in use, and gives the name under which that one is kept; null when it was empty. */
export async function swapIn(connectionString: string, spare: string): Promise<string | null> {
  const wasEmpty = await withClient(connectionString, isEmpty);
  const kept = `${DATABASE}_before_${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;
  return withClient(forDatabase(spare, 'postgres'), async (client) => {
    // Both or neither: renaming is part of a transaction.
    await client.query('begin');
    await client.query(`alter database ${DATABASE} rename to ${kept}`);
    await client.query(`alter database ${SPARE} rename to ${DATABASE}`);
    await client.query('commit');
    if (!wasEmpty) return kept;
    await client.query(`drop database ${kept}`);
    return null;
  });
}
