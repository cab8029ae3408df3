import { execFile } from 'node:child_process';
import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { randomUUID } from 'node:crypto';
import type { Account } from './account';
import { SUPERUSER } from './connect';
import type { Launcher } from './launcher';

const MAJOR_VERSION = '18';

const read = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

async function holdsCluster(folder: string): Promise<boolean> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (entries.length === 0) return false;
  const version = (await read(join(folder, 'PG_VERSION')))?.trim();
  if (version === MAJOR_VERSION) return true;
  throw new Error(
    version === undefined
      ? `${folder} holds files, but PG_VERSION is missing, so it is left as it is. Restore a backup into an empty folder, or put the file back (its content is ${MAJOR_VERSION}).`
      : `${folder} was made by PostgreSQL ${version}; this server brings ${MAJOR_VERSION}. It is left as it is: restore a backup into an empty folder.`,
  );
}

interface InitialiseOptions {
  /** The folder of the cluster; the folder above it exists. */
  readonly cluster: string;
  readonly initdb: string;
  readonly launch: Launcher;
  readonly account: Account;
}

/**
 * Makes the cluster unless it is there. It is made aside and moved into place in one step, so a crash leaves no half cluster, two servers
 * cannot make it twice, and a folder that holds anything at all is never touched.
 */
export async function initialise({ cluster, initdb, launch, account }: InitialiseOptions): Promise<void> {
  if (await holdsCluster(cluster)) return;
  const aside = `${cluster}.new-${randomUUID()}`;
  await mkdir(aside, { mode: 0o700 });
  if (account) await chown(aside, account.uid, account.gid);
  const { command, args, uid, gid } = launch(initdb, [
    ...['--pgdata', aside, '--username', SUPERUSER, '--auth', 'trust', '--encoding', 'UTF8'],
    ...['--locale-provider', 'builtin', '--locale', 'C.UTF-8', '--data-checksums'],
  ]);
  try {
    await promisify(execFile)(command, args, { uid, gid, cwd: '/' });
    await rename(aside, cluster);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (await holdsCluster(cluster)) return;
    throw new Error(`PostgreSQL's data folder ${cluster} could not be made`, { cause: error });
  }
}

/** Removes what an interrupted `initialise` left aside. Only for the holder of the folder's lock. */
export async function removeLeftovers(cluster: string): Promise<void> {
  const parent = dirname(cluster);
  const leftovers = (await readdir(parent)).filter((name) => name.startsWith(`${basename(cluster)}.new-`));
  await Promise.all(leftovers.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}
