import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { Config } from '../../platform/config/config';
import {
  BACKUPS,
  backUpToStore,
  listBackups,
  reachDatabase,
  stagingFolder,
  type BackupParts,
  type BackupResult,
} from './backup';
import { contentOf } from './manifest';
import { readKey } from './seal';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How often a worker looks whether a backup is due; one that failed is tried again then. */
const LOOK_MS = 10 * 60 * 1000;

/** Any number will do, as long as it never changes: "backup" in ASCII. */
const LOCK_KEY = '108170603230576';

interface ScheduledParts extends BackupParts {
  readonly now: () => Date;
}

async function isDue({ config, files, now }: ScheduledParts): Promise<boolean> {
  const { everyHours } = config.backup;
  if (everyHours === undefined) return false;
  const [newest] = await listBackups(files);
  return !newest || newest.modified.getTime() <= now().getTime() - everyHours * HOUR_MS;
}

/** Removes those that are older than they are kept; the newest stays, however old it is. */
async function removeOld({ config, files, now }: ScheduledParts): Promise<number> {
  const since = new Date(now().getTime() - config.backup.keepDays * DAY_MS);
  const [, ...older] = await listBackups(files);
  const old = older.filter(({ modified }) => modified < since);
  for (const { name } of old) await files.remove(name);
  await files.removeUnfinished(BACKUPS, new Date(now().getTime() - DAY_MS));
  return old.length;
}

async function write(parts: ScheduledParts): Promise<BackupResult> {
  const { config, log, now } = parts;
  // What a server left behind when it died in the middle of one.
  await rm(stagingFolder(config), { recursive: true, force: true });
  const began = Date.now();
  const result = await backUpToStore(parts, now());
  const removed = await removeOld(parts);
  const { name, bytes } = result;
  const seconds = Math.round((Date.now() - began) / 1000);
  log.info({ name, bytes, seconds, removed, content: contentOf(result) }, 'a backup was written');
  return result;
}

/**
 * Writes a backup into the store unless another process does so at the moment (null). The lock is PostgreSQL's and ends
 * with whoever holds it. @throws ArchiveError
 */
export async function backUpAlone(
  parts: ScheduledParts,
  isWanted: () => Promise<boolean> = async () => true,
): Promise<BackupResult | null> {
  const database = await reachDatabase(parts.config, parts.log);
  const client = new pg.Client({
    connectionString: database.connectionString,
    application_name: 'kotoba backup',
  });
  // The work goes on without the lock: a second backup costs less than none.
  client.on('error', (error) => parts.log.warn({ err: error }, 'the lock of the backup is lost'));
  try {
    await client.connect();
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK_KEY,
    ]);
    // Another one may have written it between the look and the lock.
    return rows[0]?.taken && (await isWanted()) ? await write(parts) : null;
  } finally {
    await client.end();
    await database.close();
  }
}

/**
 * Writes a backup into the store when the newest one is older than BACKUP_EVERY, and removes those that are older than
 * BACKUP_KEEP.
 */
export async function backUpWhenDue(parts: ScheduledParts): Promise<void> {
  if (await isDue(parts)) await backUpAlone(parts, () => isDue(parts));
}

/** A key that cannot be read is said at the start, not with the first backup. @throws ArchiveError */
export async function requireBackupKey({ backup }: Config): Promise<void> {
  if (backup.everyHours !== undefined && backup.key !== undefined) await readKey(backup.key);
}

/** Looks now and every ten minutes, when BACKUP_EVERY is set. Gives its undo. */
export function startBackups(parts: ScheduledParts): () => Promise<void> {
  if (parts.config.backup.everyHours === undefined) return async () => undefined;
  let running = Promise.resolve();
  let isBusy = false;
  let isStopping = false;
  const look = (): void => {
    if (isBusy) return;
    isBusy = true;
    running = backUpWhenDue(parts)
      .catch((error: unknown) => {
        if (!isStopping) parts.log.error({ err: error }, 'no backup could be written');
      })
      .finally(() => (isBusy = false));
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await running;
  };
}
