import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { foldForSearch } from '@kotoba/japanese';
import { z } from 'zod';
import type pg from 'pg';
import { englishKey } from '../english-key';
import { parseForms, parseSenses } from './word';
import { packageFile, readPackedLines } from '../package-file';

/** A remark at the front may be part of the meaning: "(telephone) call" is found as "call" and as "telephone call". */
const FRONT_REMARK = /^\(([a-z ]{2,20})\) (\S.*)$/i;

/**
 * Every key of a word between slashes: its spellings and readings folded (katakana as hiragana), its meanings as
 * `englishKey` makes them. A whole key is found as `/key/`, a part of one as it is.
 */
export function searchText(forms: string, senses: string): string {
  const keys = new Set<string>();
  for (const { kanji, kana } of parseForms(forms)) {
    if (kanji) keys.add(foldForSearch(kanji));
    keys.add(foldForSearch(kana));
  }
  for (const { glosses } of parseSenses(senses)) {
    for (const gloss of glosses) {
      keys.add(englishKey(gloss));
      const remark = FRONT_REMARK.exec(gloss);
      if (remark) keys.add(englishKey(`${remark[1]} ${remark[2]}`));
    }
  }
  keys.delete('');
  return `/${[...keys].join('/').replace(/\\/g, '')}/`;
}

/** A row of the table `dictionary`, its id being its place in the file. */
interface DictionaryRow {
  readonly id: number;
  readonly forms: string;
  readonly senses: string;
  readonly level: number | null;
  readonly weight: number;
  readonly searchText: string;
}

const manifestSchema = z.object({ version: z.string().min(1), words: z.int().positive() });

/** The version and size of the checked-in dictionary file, as its build wrote them. */
export async function readManifest(): Promise<z.infer<typeof manifestSchema>> {
  const text = await readFile(packageFile('data/dictionary.json'), 'utf8');
  return manifestSchema.parse(JSON.parse(text));
}

/** The lines of the checked-in dictionary file. */
export const readDictionaryFile = (): Promise<string[]> => readPackedLines('data/dictionary.tsv.br');

export function parseRow(line: string, id: number): DictionaryRow {
  const [forms = '', senses = '', level = '', weight = ''] = line.split('\t');
  return {
    id,
    forms,
    senses,
    level: level ? Number(level) : null,
    weight: Number(weight),
    searchText: searchText(forms, senses),
  };
}

/** The parts of pg's connection that COPY needs; its own type leaves them out. */
interface CopyConnection {
  stream: NodeJS.WritableStream & { writableNeedDrain?: boolean };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
  sync(): void;
}

/**
 * COPY … FROM STDIN over node-postgres, which leaves the protocol to "submittable" queries. Chunks are sent as fast as
 * the socket takes them. Rejects with PostgreSQL's error; the transaction around it is then to be rolled back.
 */
function copyIn(client: pg.ClientBase, statement: string, chunks: Iterable<string>): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | null = null;
    const query = {
      submit: (connection: CopyConnection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) => {
        send(connection, chunks).catch((error: unknown) => {
          failure = error instanceof Error ? error : new Error(String(error));
          connection.sendCopyFail(failure.message);
        });
      },
      handleError: (error: Error) => reject(failure ?? error),
      handleReadyForQuery: () => resolve(),
      handleCommandComplete: () => undefined,
      handleRowDescription: () => undefined,
      handleDataRow: () => undefined,
      handlePortalSuspended: () => undefined,
      handleEmptyQuery: () => undefined,
    };
    client.query(query as unknown as pg.Submittable);
  });
}

async function send(connection: CopyConnection, chunks: Iterable<string>): Promise<void> {
  for (const chunk of chunks) {
    connection.sendCopyFromChunk(Buffer.from(chunk));
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    else await new Promise(setImmediate);
  }
  connection.endCopyFrom();
}

/** One line of COPY's text format; null is \N. */
function copyLine(values: readonly (string | number | boolean | null)[]): string {
  return `${values.map(copyValue).join('\t')}\n`;
}

function copyValue(value: string | number | boolean | null): string {
  if (value === null) return '\\N';
  return String(value).replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

interface LoadOptions {
  readonly pool: pg.Pool;
  /** How much is done (0..1) and a few words on what is being done. */
  readonly onProgress: (fraction: number, what: string) => void;
}

/** Source of the lines and their version; the tests give a small one. */
interface DictionarySource {
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
 * Two-character pieces of a text. The array of them as a tsvector makes an index that finds any part of a Japanese or
 * English text; trigrams are slow for the one and two characters of a Japanese word.
 */
const GRAMS = `create or replace function dictionary_grams(t text) returns text[] language sql immutable strict parallel safe as
  $$ select array_agg(distinct substr(t, i, 2)) from generate_series(1, length(t)) i $$`;

/**
 * Fills the table `dictionary` from the checked-in file. Does nothing when this version is loaded; else replaces all
 * in one transaction, so that a killed start leaves the old state. Two servers starting together load once.
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
