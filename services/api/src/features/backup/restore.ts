import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, DATABASE } from '@kotoba/embedded-postgres';
import { knowsSchema, migrate, UnknownSchema } from '../../platform/database/migrate';
import { prove, restoreMedia, type Archive, type Proof } from './archive';
import { BACKUPS, type BackupParts } from './backup';
import { ArchiveError, type Manifest } from './manifest';
import { readKey } from './seal';
import { loadTables } from './tables';

const RESTORED = `${DATABASE}_restored`;

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
async function refuseFilled(connectionString: string): Promise<void> {
  if (await withClient(connectionString, isEmpty)) return;
  throw new ArchiveError(
    'The database of DATABASE_URL is not empty. Restore into a new one and point DATABASE_URL there.',
  );
}

/** An empty database beside the one in use; one of a cut-off restore is made anew. Its connection string. */
function makeEmptyDatabase(connectionString: string): Promise<string> {
  return withClient(forDatabase(connectionString, 'postgres'), async (client) => {
    await client.query(`drop database if exists ${RESTORED} with (force)`);
    await client.query(`create database ${RESTORED}`);
    return forDatabase(connectionString, RESTORED);
  });
}

/**
 * Puts the restored database in the place of the one in use, and gives the name under which that one is kept; null
 * when it was empty.
 */
async function swapIn(connectionString: string, restored: string): Promise<string | null> {
  const wasEmpty = await withClient(connectionString, isEmpty);
  const kept = `${DATABASE}_before_${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;
  return withClient(forDatabase(restored, 'postgres'), async (client) => {
    // Both or neither: renaming is part of a transaction.
    await client.query('begin');
    await client.query(`alter database ${DATABASE} rename to ${kept}`);
    await client.query(`alter database ${RESTORED} rename to ${DATABASE}`);
    await client.query('commit');
    if (!wasEmpty) return kept;
    await client.query(`drop database ${kept}`);
    return null;
  });
}

interface RestoreOptions extends BackupParts {
  /** An absolute path, or the name of a backup in the store. */
  readonly file: string;
}

export interface RestoreResult {
  readonly manifest: Manifest;
  /** Name under which the rows of before are kept; null when there were none. */
  readonly kept: string | null;
}

const newerKotoba = (cause?: unknown): ArchiveError =>
  new ArchiveError('This backup was made by a newer Kotoba. Restore it with that version.', { cause });

async function fill(connectionString: string, folder: string, manifest: Manifest): Promise<void> {
  await migrate(connectionString, { until: manifest.schema }).catch((error: unknown) => {
    throw error instanceof UnknownSchema ? newerKotoba(error) : error;
  });
  await loadTables(connectionString, folder, manifest);
}

async function restoreDatabase(
  { config, log }: BackupParts,
  folder: string,
  manifest: Manifest,
): Promise<string | null> {
  const { url, sessionUrl = url } = config.database;
  if (sessionUrl !== undefined) {
    await refuseFilled(sessionUrl);
    await fill(sessionUrl, folder, manifest);
    return null;
  }
  const server = await startEmbeddedPostgres({ directory: join(config.dataDir, 'postgres'), log });
  try {
    const restored = await makeEmptyDatabase(server.connectionString);
    await fill(restored, folder, manifest);
    return await swapIn(server.connectionString, restored);
  } finally {
    await server.stop();
  }
}

/** A backup by its path or, when there is no such file, by its name in the store. @throws ArchiveError */
async function findArchive({ config, files, file }: RestoreOptions): Promise<Archive> {
  const key = config.backup.key === undefined ? undefined : await readKey(config.backup.key);
  const found = await stat(file).catch(() => null);
  if (found?.isFile()) return { name: file, key, open: async (range) => createReadStream(file, range) };
  const name = `${BACKUPS}/${basename(file)}`;
  if (!/^[\w.-]+$/.test(basename(file)) || !(await files.stat(name)))
    throw new ArchiveError(`There is no backup ${file}, neither as a file nor in the store.`);
  return {
    name,
    key,
    async open(range) {
      const content = await files.read(name, range);
      if (!content) throw new ArchiveError(`${name} was removed meanwhile.`);
      return content.stream;
    },
  };
}

/**
 * Proves a backup from end to end and touches nothing: no database, no folder.
 * @throws ArchiveError that says what is wrong with it.
 */
export async function checkBackup(options: RestoreOptions): Promise<Proof & { name: string }> {
  const archive = await findArchive(options);
  const proof = await prove(archive);
  if (!(await knowsSchema(proof.manifest.schema))) throw newerKotoba();
  return { ...proof, name: archive.name };
}

/**
 * Puts an archive back. What was there is kept, under another name; nothing is changed when the archive is damaged.
 * @throws ArchiveError; DataDirectoryInUse while a server runs on DATA_DIR.
 */
export async function restore(options: RestoreOptions): Promise<RestoreResult> {
  const archive = await findArchive(options);
  const { dataDir } = options.config;
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(join(dataDir, 'restoring-'));
  try {
    const { manifest } = await prove(archive, folder);
    const kept = await restoreDatabase(options, folder, manifest);
    await restoreMedia(archive, options.files);
    return { manifest, kept };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
