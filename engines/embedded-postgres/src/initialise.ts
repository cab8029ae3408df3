import { createHash, randomUUID } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readFile, writeFile, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, basename, dirname } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Account, Launcher } from './account';
import { SUPERUSER } from './connect';

/** The kernel's limit is 107 bytes with the name of the socket, on macOS 103. */
const MAX_SOCKET_PATH_BYTES = 100;
const SOCKET_PORT = 5432;

const socketFile = (directory: string): string => join(directory, `.s.PGSQL.${SOCKET_PORT}`);

const fits = (directory: string): boolean =>
  Buffer.byteLength(socketFile(directory)) <= MAX_SOCKET_PATH_BYTES;

function place(folder: string): string {
  const short = `kotoba-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const found = [join(folder, 'socket'), join(tmpdir(), short), join('/tmp', short)].find(fits);
  if (found === undefined) throw new Error(`No folder with a short enough path for a socket: ${tmpdir()}`);
  return found;
}

/**
 * The private folder of the database's socket: inside `folder` when its path is short enough, else in the temporary
 * folder under a name made from `folder`. Whoever may enter it may use the database, so it belongs to PostgreSQL's
 * account and is closed to all others.
 */
export async function prepareSocketDirectory(folder: string, account: Account): Promise<string> {
  const directory = place(folder);
  await mkdir(directory, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(directory);
  const ours = [process.getuid?.(), account?.uid].includes(found.uid);
  if (!found.isDirectory() || !ours) {
    throw new Error(`${directory} belongs to somebody else; remove it, or set another DATA_DIR.`);
  }
  if (account) await chown(directory, account.uid, account.gid);
  await chmod(directory, 0o700);
  return directory;
}

export type Settings = Readonly<Record<string, string>>;

const FILE = 'kotoba.conf';
const INCLUDE = `include_if_exists '${FILE}'`;

/** Acknowledged means on the disk; the socket is the only way in; the log says little enough to need no rotation. */
const defaults: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Errors of statements are logged by the server that sent them, without the learners' texts that they carry.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
};

const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** Writes our settings into the cluster; they hold from the next start on. */
export async function writeSettings(cluster: string, account: Account, settings: Settings): Promise<void> {
  const lines = Object.entries({ ...defaults, ...settings }).map(
    ([name, value]) => `${name} = ${quote(value)}`,
  );
  const file = join(cluster, FILE);
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  if (account) await chown(file, account.uid, account.gid);

  const main = join(cluster, 'postgresql.conf');
  const text = await readFile(main, 'utf8');
  if (!text.includes(INCLUDE)) await writeFile(main, `${text}\n${INCLUDE}\n`);
}

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
 * Makes the cluster unless it is there. It is made aside and moved into place in one step, so a crash leaves no half
 * cluster, two servers cannot make it twice, and a folder that holds anything at all is never touched.
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
