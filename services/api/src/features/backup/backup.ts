import { createWriteStream } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import {
  connectionStringTo,
  tryConnect,
  readPostmasterFile,
  startEmbeddedPostgres,
} from '@kotoba/embedded-postgres';
import type { FileStore } from '@kotoba/files';
import type { Config } from '../../platform/config/config';
import { writeArchive } from './archive';
import { ArchiveError, type Manifest } from './manifest';
import { readKey } from './seal';
import { dumpTables } from './tables';

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
export async function reachDatabase(config: Config, log: FastifyBaseLogger): Promise<ReachedDatabase> {
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
  /** Where it lies: a path, or a name in the store. */
  readonly name: string;
  readonly bytes: number;
  readonly tables: Manifest['tables'];
}

/** What every backup needs. */
export interface BackupParts {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** The store with the media. */
  readonly files: FileStore;
}

/**
 * Gives an archive of everything that learners own as of one moment to `take`. Needs room for the rows in `folder`.
 * @throws ArchiveError when there is nothing to back up.
 */
async function withArchive<Result>(
  { config, log, files }: BackupParts,
  folder: string,
  take: (archive: Readable, manifest: Manifest, staging: string) => Promise<Result>,
): Promise<Result> {
  const key = config.backup.key === undefined ? undefined : await readKey(config.backup.key);
  await mkdir(folder, { recursive: true });
  const staging = await mkdtemp(join(folder, '.backup-'));
  try {
    const database = await reachDatabase(config, log);
    const content = await dumpTables(database.connectionString, staging).finally(database.close);
    const manifest: Manifest = { format: 1, createdAt: new Date().toISOString(), ...content };
    return await take(await writeArchive({ manifest, folder: staging, files, key }), manifest, staging);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/**
 * Writes a backup to `file` (an absolute path), which appears when it is whole. Sealed when BACKUP_KEY names a key.
 * @throws ArchiveError
 */
export function backUp(parts: BackupParts & { readonly file: string }): Promise<BackupResult> {
  const { file } = parts;
  return withArchive(parts, dirname(file), async (archive, { tables }, staging) => {
    const partial = join(staging, 'archive');
    await pipeline(archive, createWriteStream(partial, { mode: 0o600, flush: true }));
    await rename(partial, file);
    return { name: file, bytes: (await stat(file)).size, tables };
  });
}

/** Where the rows lie on their way into an archive of the store. */
export const stagingFolder = ({ dataDir }: Config): string => join(dataDir, 'backing-up');

/** Folder of backups in the store. */
export const BACKUPS = 'backups';

/** A name for a backup that is made now: `kotoba-2026-11-25T04-30-00.tar.gz`, and `.age` when it is sealed. */
export const backupName = ({ backup }: Config, now = new Date()): string =>
  `kotoba-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz${backup.key === undefined ? '' : '.age'}`;

/** Writes a backup into the store; one at a time (`schedule.ts`). @throws ArchiveError */
export function backUpToStore(parts: BackupParts, now: Date): Promise<BackupResult> {
  const { config, files } = parts;
  const name = `${BACKUPS}/${backupName(config, now)}`;
  return withArchive(parts, stagingFolder(config), async (archive, { tables }) => {
    // It holds what learners keep to themselves; a bucket has its own rules about who reads.
    if ('folder' in config.files)
      await mkdir(join(config.files.folder, BACKUPS), { recursive: true, mode: 0o700 });
    await files.put(name, archive);
    return { name, bytes: (await files.stat(name))?.size ?? 0, tables };
  });
}

/** A backup in the store. */
export interface StoredBackup {
  readonly name: string;
  readonly bytes: number;
  readonly modified: Date;
}

/** The backups in the store, the newest first. */
export async function listBackups(files: FileStore): Promise<StoredBackup[]> {
  const found: StoredBackup[] = [];
  for await (const { name, size, modified } of files.list(BACKUPS))
    found.push({ name, bytes: size, modified });
  return found.sort((a, b) => b.modified.getTime() - a.modified.getTime());
}

/** When the newest backup of the store was written; null when there is none. */
export async function newestBackup(files: FileStore): Promise<Date | null> {
  const [newest] = await listBackups(files);
  return newest?.modified ?? null;
}
