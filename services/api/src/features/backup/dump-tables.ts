import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { TABLES_FOLDER, type ArchivedTable, type Manifest } from './manifest';
import { createRowMeter } from './row-meter';
import { quoted, tablesInOrder, type Table } from './tables';

async function dumpTable(
  client: pg.Client,
  { name, columns }: Table,
  folder: string,
): Promise<ArchivedTable> {
  const meter = createRowMeter();
  const rows = client.query(copyTo(`copy public.${quoted([name])} (${quoted(columns)}) to stdout`));
  await pipeline(rows, meter.through, createWriteStream(join(folder, name)));
  return { name, columns: [...columns], ...meter.total() };
}

/** Writes all rows of one moment into `folder`, one file a table, and gives what the manifest says about them. */
export async function dumpTables(
  connectionString: string,
  folder: string,
): Promise<Omit<Manifest, 'format' | 'createdAt'>> {
  const target = join(folder, TABLES_FOLDER);
  await mkdir(target, { recursive: true });
  const client = new pg.Client({ connectionString, application_name: 'kotoba backup' });
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    const { rows: migrations } = await client.query<{ schema: number }>(
      'select max(created_at)::float8 as schema from drizzle.__drizzle_migrations',
    );
    const tables: ArchivedTable[] = [];
    for (const table of await tablesInOrder(client)) tables.push(await dumpTable(client, table, target));
    // After the rows: counters stand outside of snapshots, and must not be behind any row.
    const { rows: counters } = await client.query<{ name: string; last: string }>(
      `select sequencename as name, last_value::text as last from pg_sequences
       where schemaname = 'public' and last_value is not null order by 1`,
    );
    return { schema: migrations[0]?.schema ?? 0, tables, counters };
  } finally {
    await client.end();
  }
}
