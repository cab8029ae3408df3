import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { createWriteStream, createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo, from as copyFrom } from 'pg-copy-streams';
import { TABLES_FOLDER, type ArchivedTable, type Manifest, ArchiveError } from './manifest';

/** Brought by the repository and loaded at the first start, or made by triggers while the rows of others come in. */
const DERIVED = [
  'dictionary',
  'dictionary_state',
  'due_quarters',
  'translations',
  'vocabulary_revisions',
  'word_counts',
];

interface Table {
  readonly name: string;
  /** Those that hold something of their own; generated ones are computed again. */
  readonly columns: readonly string[];
}

/** All tables with learners' data, each after those that it refers to. */
async function tablesInOrder(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [DERIVED],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const ordered: Table[] = [];
  const isPlaced = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name }) => !isPlaced(name) && references.every(({ from, to }) => from !== name || isPlaced(to)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle');
    ordered.push(...next);
  }
  return ordered;
}

const quoted = (identifiers: readonly string[]): string =>
  identifiers.map((identifier) => `"${identifier.replaceAll('"', '""')}"`).join(', ');

const NEWLINE = 0x0a;

/** Measures COPY's text: rows (one a line; a newline inside a value is escaped) and their hash. */
export function createRowMeter(): {
  readonly add: (chunk: Buffer) => void;
  /** Passes on what it measures. */
  readonly through: Transform;
  readonly total: () => { rows: number; sha256: string };
} {
  const hash = createHash('sha256');
  let rows = 0;
  const add = (chunk: Buffer): void => {
    hash.update(chunk);
    for (const byte of chunk) if (byte === NEWLINE) rows += 1;
  };
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      add(chunk);
      done(null, chunk);
    },
  });
  return { add, through, total: () => ({ rows, sha256: hash.digest('hex') }) };
}

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

/**
 * Puts the rows of an unpacked archive into a database that has its schema and no rows: all of them or none.
 * @throws ArchiveError
 */
export async function loadTables(
  connectionString: string,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'kotoba restore' });
  await client.connect();
  try {
    await client.query('begin');
    for (const { name, columns, rows, sha256 } of manifest.tables) {
      const meter = createRowMeter();
      await pipeline(
        createReadStream(join(folder, TABLES_FOLDER, name)),
        meter.through,
        client.query(copyFrom(`copy public.${quoted([name])} (${quoted(columns)}) from stdin`)),
      );
      const read = meter.total();
      if (read.rows !== rows || read.sha256 !== sha256) {
        throw new ArchiveError(`The table ${name} of this backup is damaged. Nothing was changed.`);
      }
    }
    for (const { name, last } of manifest.counters) {
      await client.query(`select setval($1::regclass, $2::bigint)`, [`public.${quoted([name])}`, last]);
    }
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
