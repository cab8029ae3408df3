import { chown, mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import type pg from 'pg';
import { chooseAccount, createLauncher } from './account';
import { findBinaries } from './binaries';
import { connectOrStart, stopCluster, type Cluster, readPostmasterFile } from './cluster';
import { connectionStringTo, DATABASE } from './connect';
import {
  initialise,
  removeLeftovers,
  writeSettings,
  type Settings,
  prepareSocketDirectory,
} from './initialise';
import { takeLock, writeOwner, refuseRunningOwner } from './owner';

export { connectionStringTo, DATABASE, tryConnect } from './connect';
export { DataDirectoryInUse } from './owner';
export { readPostmasterFile } from './cluster';

interface EmbeddedPostgres {
  /** To the database `kotoba`, which exists. */
  readonly connectionString: string;
  /** Gives the folder free and stops PostgreSQL. */
  stop(): Promise<void>;
}

interface StartOptions {
  /** The folder that holds everything of this PostgreSQL; made when missing. */
  readonly directory: string;
  readonly log: Pick<BaseLogger, 'fatal' | 'info' | 'warn'>;
  /** PostgreSQL settings over ours; for tests. */
  readonly settings?: Settings;
  /** PostgreSQL ended and cannot be had back; by then nothing can be saved any more. */
  readonly onLost?: (error: Error) => void;
}

/** Whoever stops the server waits for this; writing much to a slow disk takes longer and needs nobody. */
const STOP_BUDGET_MS = 1500;
const RESTART_BUDGET_MS = 30_000;

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
}

/**
 * Starts the PostgreSQL that npm brought, or takes over one that a dead server left running, and keeps it: when
 * PostgreSQL itself is killed it is started again. One server at a time.
 * @throws DataDirectoryInUse when another server holds the folder; that one notices nothing.
 */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const { log, settings = {}, onLost } = options;
  const directory = resolve(options.directory);
  const dataDirectory = dirname(directory);
  const cluster = join(directory, 'data');
  const ownerFile = join(directory, 'server.json');
  await mkdir(directory, { recursive: true });
  await refuseRunningOwner(ownerFile, dataDirectory);
  await writeOwner(ownerFile);

  const { initdb, postgres } = await findBinaries();
  const account = await chooseAccount(cluster);
  if (account) await chown(directory, account.uid, account.gid);
  const launch = await createLauncher(account, [directory, dirname(postgres)]);
  await initialise({ cluster, initdb, launch, account });
  const socketDirectory = await prepareSocketDirectory(directory, account);
  await writeSettings(cluster, account, { ...settings, unix_socket_directories: socketDirectory });
  const clusterOptions: Cluster = { folder: cluster, postgres, launch, log: join(directory, 'postgres.log') };

  let stopping = false;
  const reportLoss = (error: unknown): void => {
    log.fatal({ err: error }, 'PostgreSQL cannot be started again');
    onLost?.(error instanceof Error ? error : new Error(String(error)));
  };

  /** A connection that holds the folder's lock; when it breaks, PostgreSQL is started again. */
  async function connectAndLock(): Promise<pg.Client> {
    const client = await connectOrStart(clusterOptions);
    try {
      await takeLock(client, dataDirectory);
      if ((await readPostmasterFile(cluster))?.socketDirectory !== socketDirectory) {
        // An orphan of a server that had another temporary folder: its socket would move at its next start.
        await client.end();
        await stopCluster(cluster, RESTART_BUDGET_MS);
        return await connectAndLock();
      }
    } catch (error) {
      await client.end();
      throw error;
    }
    client.once('end', () => void recover().catch(reportLoss));
    return client;
  }

  async function recover(): Promise<void> {
    // A PostgreSQL that restarts by itself after losing one of its processes is quicker than we are.
    if (!stopping) await sleep(100);
    if (stopping) return;
    log.warn('PostgreSQL ended; starting it again');
    lockClient = await connectAndLock();
    log.info('PostgreSQL runs again');
  }

  let lockClient = await connectAndLock();
  const removeOwner = await writeOwner(ownerFile);
  await removeLeftovers(cluster);
  await ensureDatabase(lockClient);
  return {
    connectionString: connectionStringTo(socketDirectory),
    async stop() {
      stopping = true;
      await lockClient.end();
      const ended = await stopCluster(cluster, STOP_BUDGET_MS);
      if (!ended) log.info('PostgreSQL still writes to the disk; it ends by itself');
      else if (dirname(socketDirectory) !== directory)
        await rm(socketDirectory, { recursive: true, force: true });
      await removeOwner();
    },
  };
}
