import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { extract } from 'tar';
import pg from 'pg';
import { startEmbeddedPostgres, DATABASE } from '@kotoba/embedded-postgres';
import type { Config } from '../../platform/config/config';
import { migrate, UnknownSchema } from '../../platform/database/migrate';
import { ArchiveError, MEDIA_FOLDER, readManifest, type Manifest } from './manifest';
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

interface RestoreOptions {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** Absolute path of the archive. */
  readonly file: string;
}

export interface RestoreResult {
  readonly manifest: Manifest;
  /** Name under which the rows of before are kept; null when there were none. */
  readonly kept: string | null;
}

async function fill(connectionString: string, folder: string, manifest: Manifest): Promise<void> {
  await migrate(connectionString, { until: manifest.schema }).catch((error: unknown) => {
    if (!(error instanceof UnknownSchema)) throw error;
    throw new ArchiveError('This backup was made by a newer Kotoba. Restore it with that version.', {
      cause: error,
    });
  });
  await loadTables(connectionString, folder, manifest);
}

async function restoreDatabase(
  { config, log }: RestoreOptions,
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

/**
 * Puts an archive back. What was there is kept, under another name; nothing is changed when the archive is damaged.
 * @throws ArchiveError; DataDirectoryInUse while a server runs on DATA_DIR.
 */
export async function restore(options: RestoreOptions): Promise<RestoreResult> {
  const { dataDir } = options.config;
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(join(dataDir, 'restoring-'));
  try {
    await extract({ file: options.file, cwd: folder, strict: true }).catch((error: unknown) => {
      throw new ArchiveError(`${options.file} cannot be unpacked. Nothing was changed.`, { cause: error });
    });
    const manifest = await readManifest(folder);
    const kept = await restoreDatabase(options, folder, manifest);
    // Files are named by their content: one that is there already is the same.
    await cp(join(folder, MEDIA_FOLDER), join(dataDir, MEDIA_FOLDER), {
      recursive: true,
      force: false,
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    return { manifest, kept };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
