import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { extract } from 'tar';
import type { Config } from '../../platform/config/config';
import { startEmbeddedPostgres } from '@kotoba/embedded-postgres';
import { migrate, UnknownSchema } from '../../platform/database/migrate';
import { ArchiveError, MEDIA_FOLDER, readManifest, type Manifest } from './manifest';
import { loadTables } from './load-tables';
import { makeSpareDatabase, refuseFilled, swapIn } from './spare-database';

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
  if (config.databaseUrl !== undefined) {
    await refuseFilled(config.databaseUrl);
    await fill(config.databaseUrl, folder, manifest);
    return null;
  }
  const server = await startEmbeddedPostgres({ directory: join(config.dataDir, 'postgres'), log });
  try {
    const spare = await makeSpareDatabase(server.connectionString);
    await fill(spare, folder, manifest);
    return await swapIn(server.connectionString, spare);
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
