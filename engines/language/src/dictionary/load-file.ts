import type pg from 'pg';
import { copyIn, copyLine, type CopyRow } from './copy-in';

/** The lines of a data file and their version; the tests give small ones. */
export interface Source {
  readonly version: string;
  readonly lines: () => Promise<string[]>;
}

/** A data file and the table that it fills. */
interface DataFile extends Source {
  readonly table: string;
  readonly columns: string;
  /** Makes the rows of a line, of which it is told the number (from 1), in the order of the lines. */
  readonly createRows: () => (line: string, number: number) => readonly CopyRow[];
  /** Statements around the filling, such as for an index that is made faster afterwards. */
  readonly before?: string;
  readonly after?: string;
}

export interface LoadOptions {
  readonly pool: pg.Pool;
  /** How much is done (0..1) and a few words on what is being done. */
  readonly onProgress: (fraction: number, what: string) => void;
}

/** Of the time that loading takes: reading the file, COPY, the index. Measured on two cores with the dictionary. */
const PROGRESS = { read: 0.02, copied: 0.4, indexed: 0.95 };
const LINES_PER_CHUNK = 1_000;
const CHUNKS_PER_REPORT = 5;

/**
 * Fills a table from its data file. Does nothing when this version is loaded; else replaces all in one transaction, so
 * that a killed start leaves the old state. Two servers starting together load once.
 */
export async function loadFile(file: DataFile, { pool, onProgress }: LoadOptions): Promise<void> {
  const done = () => onProgress(1, `${file.table} loaded`);
  if (await isLoaded(pool, file)) return done();
  const client = await pool.connect();
  let failed: Error | undefined;
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`kotoba.${file.table}`]);
    if (!(await isLoaded(client, file))) await replaceAll(client, file, onProgress);
    await client.query('commit');
    done();
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error));
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(failed);
  }
}

async function isLoaded(db: pg.Pool | pg.ClientBase, { table, version }: DataFile): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from dictionary_state where filled = $1 and version = $2', [
    table,
    version,
  ]);
  return rowCount === 1;
}

async function replaceAll(
  client: pg.ClientBase,
  file: DataFile,
  onProgress: LoadOptions['onProgress'],
): Promise<void> {
  const { table, columns, version, before, after } = file;
  onProgress(0, `reading the ${table}`);
  const lines = await file.lines();
  await client.query([...(before ? [before] : []), `truncate ${table}`].join('; '));
  await client.query('delete from dictionary_state where filled = $1', [table]);
  await copyIn(client, `copy ${table} (${columns}) from stdin`, copyChunks(file, lines, onProgress));
  if (after) {
    onProgress(PROGRESS.copied, `indexing the ${table}`);
    await client.query(after);
  }
  onProgress(PROGRESS.indexed, `analysing the ${table}`);
  await client.query(`analyze ${table}`);
  await client.query(
    'insert into dictionary_state (filled, version, entries, loaded_at) values ($1, $2, $3, now())',
    [table, version, lines.length],
  );
}

function* copyChunks(
  { table, createRows }: DataFile,
  lines: readonly string[],
  onProgress: LoadOptions['onProgress'],
): Generator<string> {
  const rows = createRows();
  for (let start = 0; start < lines.length; start += LINES_PER_CHUNK) {
    if ((start / LINES_PER_CHUNK) % CHUNKS_PER_REPORT === 0) {
      const done = start / lines.length;
      onProgress(PROGRESS.read + (PROGRESS.copied - PROGRESS.read) * done, `loading the ${table}`);
    }
    yield lines
      .slice(start, start + LINES_PER_CHUNK)
      .flatMap((line, index) => rows(line, start + index + 1))
      .map(copyLine)
      .join('');
  }
}
