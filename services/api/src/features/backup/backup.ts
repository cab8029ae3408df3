import { chmod, mkdir, mkdtemp, rename, rm, stat, symlink, writeFile, access } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { create } from 'tar';
import {
  connectionStringTo,
  tryConnect,
  readPostmasterFile,
  startEmbeddedPostgres,
} from '@kotoba/embedded-postgres';
import type { Config } from '../../platform/config/config';
import { dumpTables } from './tables';
import { MANIFEST_FILE, MEDIA_FOLDER, TABLES_FOLDER, type Manifest, ArchiveError } from './manifest';

interface ReachedDatabase {
  readonly connectionString: string;
  close(): Promise<void>;
}

/** The embedded PostgreSQL of DATA_DIR when it runs, whoever started it; null when nobody listens. */
async function runningEmbedded(cluster: string): Promise<ReachedDatabase | null> {
  const file = await readPostmasterFile(cluster);
  if (file === null) return null;
  const client = await tryConnect(file.socketDirectory);
  if (typeof client === 'string') return null;
  await client.end();
  return { connectionString: connectionStringTo(file.socketDirectory), close: async () => undefined };
}

/** A database to read from: of DATABASE_URL, the running embedded one, or a stopped one, until `close`. */
async function reachDatabase(config: Config, log: FastifyBaseLogger): Promise<ReachedDatabase> {
  const { url, sessionUrl = url } = config.database;
  if (sessionUrl !== undefined) {
    return { connectionString: sessionUrl, close: async () => undefined };
  }
  const directory = join(config.dataDir, 'postgres');
  const cluster = join(directory, 'data');
  const exists = await access(join(cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!exists) throw new ArchiveError(`There is no database in ${config.dataDir}.`);
  const running = await runningEmbedded(cluster);
  if (running) return running;
  const { connectionString, stop } = await startEmbeddedPostgres({ directory, log });
  return { connectionString, close: stop };
}

export interface BackupResult {
  readonly file: string;
  readonly bytes: number;
  readonly tables: Manifest['tables'];
}

interface BackupOptions {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** Absolute path of the archive; it appears when it is whole. */
  readonly file: string;
}

async function hasMedia(dataDir: string): Promise<boolean> {
  return stat(join(dataDir, MEDIA_FOLDER)).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/**
 * Writes everything that learners own as of one moment into one file. Needs room for the rows twice beside it.
 * @throws ArchiveError when there is nothing to back up.
 */
export async function backUp({ config, log, file }: BackupOptions): Promise<BackupResult> {
  await mkdir(dirname(file), { recursive: true });
  const staging = await mkdtemp(join(dirname(file), `.${basename(file)}-`));
  try {
    const database = await reachDatabase(config, log);
    const content = await dumpTables(database.connectionString, staging).finally(database.close);
    const manifest: Manifest = { format: 1, createdAt: new Date().toISOString(), ...content };
    await writeFile(join(staging, MANIFEST_FILE), JSON.stringify(manifest, null, 2));
    const parts = [MANIFEST_FILE, TABLES_FOLDER];
    // After the rows: what they name was written before them and never changes.
    if (await hasMedia(config.dataDir)) {
      await symlink(join(config.dataDir, MEDIA_FOLDER), join(staging, MEDIA_FOLDER), 'dir');
      parts.push(MEDIA_FOLDER);
    }
    const isWhole = (path: string) => !basename(path).startsWith('.');
    const partial = join(staging, 'archive');
    await create(
      { gzip: true, portable: true, follow: true, cwd: staging, file: partial, filter: isWhole },
      parts,
    );
    await chmod(partial, 0o600);
    await rename(partial, file);
    return { file, bytes: (await stat(file)).size, tables: manifest.tables };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
