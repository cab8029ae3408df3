import type pg from 'pg';
import { copyIn, copyLine } from './copy-in';
import { parseRow, readDictionaryFile, readManifest } from './dictionary-file';

export interface LoadOptions {
  readonly pool: pg.Pool;
  /** How much is done (0..1) and a few words on what is being done. */
  readonly onProgress: (fraction: number, what: string) => void;
}

/** Source of the lines and their version; the tests give a small one. */
export interface DictionarySource {
  readonly version: string;
  readonly lines: () => Promise<string[]>;
}

/** Of the time that loading takes: reading the file, COPY, the index. Measured on two cores. */
const PROGRESS = { read: 0.02, copied: 0.4, indexed: 0.95 };
const ROWS_PER_CHUNK = 1_000;
const CHUNKS_PER_REPORT = 5;
const LOCK = 'kotoba.dictionary';
const COLUMNS = 'id, forms, senses, core, level, weight, search_text';

/**
 * Two-character pieces of a text. The array of them as a tsvector makes an index that finds any part of a Japanese or English text; trigrams
 * are slow for the one and two characters of a Japanese word.
 */
const GRAMS = `create or replace function dictionary_grams(t text) returns text[] language sql immutable strict parallel safe as
  $$ select array_agg(distinct substr(t, i, 2)) from generate_series(1, length(t)) i $$`;

/**
 * Fills the table `dictionary` from the checked-in file. Does nothing when this version is loaded; else replaces all in one transaction, so that
 * a killed start leaves the old state. Two servers starting together load once.
 */
export async function loadDictionary(options: LoadOptions): Promise<void> {
  const { version } = await readManifest();
  await loadFrom({ version, lines: readDictionaryFile }, options);
}

export async function loadFrom(source: DictionarySource, { pool, onProgress }: LoadOptions): Promise<void> {
  if (await isLoaded(pool, source.version)) return onProgress(1, 'dictionary is loaded');
  const client = await pool.connect();
  let failed: Error | undefined;
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [LOCK]);
    if (!(await isLoaded(client, source.version))) await replaceAll(client, source, onProgress);
    await client.query('commit');
    onProgress(1, 'dictionary is loaded');
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error));
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(failed);
  }
}

async function isLoaded(db: pg.Pool | pg.ClientBase, version: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from dictionary_state where version = $1', [version]);
  return rowCount === 1;
}

async function replaceAll(
  client: pg.ClientBase,
  source: DictionarySource,
  onProgress: LoadOptions['onProgress'],
): Promise<void> {
  onProgress(0, 'reading the dictionary');
  const lines = await source.lines();
  await client.query(
    `${GRAMS}; drop index if exists dictionary_search; truncate dictionary, dictionary_state`,
  );
  await copyIn(client, `copy dictionary (${COLUMNS}) from stdin`, copyChunks(lines, onProgress));
  onProgress(PROGRESS.copied, 'indexing the dictionary');
  await client.query(
    'create index dictionary_search on dictionary using gin (array_to_tsvector(dictionary_grams(search_text)))',
  );
  onProgress(PROGRESS.indexed, 'analysing the dictionary');
  await client.query('analyze dictionary');
  await client.query('insert into dictionary_state (version, entries, loaded_at) values ($1, $2, now())', [
    source.version,
    lines.length,
  ]);
}

function* copyChunks(lines: readonly string[], onProgress: LoadOptions['onProgress']): Generator<string> {
  for (let start = 0; start < lines.length; start += ROWS_PER_CHUNK) {
    if ((start / ROWS_PER_CHUNK) % CHUNKS_PER_REPORT === 0) {
      const done = start / lines.length;
      onProgress(PROGRESS.read + (PROGRESS.copied - PROGRESS.read) * done, 'loading the dictionary');
    }
    yield lines
      .slice(start, start + ROWS_PER_CHUNK)
      .map((line, index) => {
        const row = parseRow(line, start + index + 1);
        return copyLine([
          row.id,
          row.forms,
          row.senses,
          row.weight > 0,
          row.level,
          row.weight,
          row.searchText,
        ]);
      })
      .join('');
  }
}
