import { execFile, spawn } from 'node:child_process';
import {
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  open,
  stat,
  type FileHandle,
} from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { tryConnect } from './connect';
import type { Launcher } from './account';

/** What a running PostgreSQL wrote about itself into `postmaster.pid`; it may be long dead. */
interface PostmasterFile {
  readonly pid: number;
  readonly socketDirectory: string;
  readonly text: string;
}

const fileOf = (cluster: string): string => join(cluster, 'postmaster.pid');

/** The parsed `postmaster.pid`, or null when there is none or PostgreSQL is still writing it. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | null> {
  const text = await readFile(fileOf(cluster), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : parsePostmasterFile(text);
}

/**
 * Lines: pid, data directory, start time, port, socket directory, listen address, shared memory, status. Who reads
 * while they are being written may get a line cut short, so a line counts when the next one has begun. A directory
 * that is not there yet is empty.
 */
export function parsePostmasterFile(text: string): PostmasterFile | null {
  const lines = text.split('\n').slice(0, -1);
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, socketDirectory: lines[4] ?? '', text } : null;
}

/** Whether the process is a PostgreSQL of `cluster`: all of them have that folder as their working directory. */
async function worksIn(pid: number | string, cluster: string): Promise<boolean> {
  const [folder, program] = await Promise.all(
    ['cwd', 'exe'].map((link) => readlink(`/proc/${pid}/${link}`).catch(() => '')),
  );
  return folder === cluster && /\/postgres( \(deleted\))?$/.test(program ?? '');
}

async function anyProcessIn(cluster: string): Promise<boolean> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    if (Number(pid) !== process.pid && (await worksIn(pid, cluster))) return true;
  }
  return false;
}

/** Whether a PostgreSQL process, the postmaster or a child that outlived it, really works in `cluster`. */
async function isInUse(pid: number, cluster: string): Promise<boolean> {
  const folder = await realpath(cluster);
  if (process.platform === 'linux') return (await worksIn(pid, folder)) || (await anyProcessIn(folder));
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes('postgres') && (stdout.includes(cluster) || stdout.includes(folder));
}

/**
 * After a crash the number in `postmaster.pid` may meanwhile belong to any other program; PostgreSQL would take that
 * for itself and refuse to start. Removes the file in that case only. An ordinary leftover stays: PostgreSQL needs it
 * to recognise surviving children.
 */
async function removeStalePidFile(cluster: string, file: PostmasterFile): Promise<void> {
  const alive = await Promise.resolve()
    .then(() => process.kill(file.pid, 0))
    .catch((error: NodeJS.ErrnoException) => error.code === 'EPERM');
  if (!alive || (await isInUse(file.pid, cluster))) return;
  const aside = `${fileOf(cluster)}.stale-${process.pid}`;
  await rename(fileOf(cluster), aside);
  const moved = await readFile(aside, 'utf8');
  // Somebody started PostgreSQL between our look and our move: give it back.
  if (moved !== file.text) await rename(aside, fileOf(cluster));
  else await rm(aside);
}

/** Recovery after a crash reads the log again; that may take a while on a slow disk. */
const START_BUDGET_MS = 60_000;
const POLL_MS = 30;
const MAX_LOG_BYTES = 5 * 1024 * 1024;

export interface Cluster {
  /** PostgreSQL's data folder. */
  readonly folder: string;
  readonly postgres: string;
  readonly launch: Launcher;
  /** File that takes what PostgreSQL says. */
  readonly log: string;
}

/** Appends, so that the reason of an earlier failure is still there; a log that grew large starts anew. */
async function openLog(file: string): Promise<FileHandle> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  return open(file, size > MAX_LOG_BYTES ? 'w' : 'a', 0o600);
}

/**
 * Starts PostgreSQL in a session of its own, so that neither Ctrl-C nor the end of this process takes it down in the
 * middle of a write.
 */
async function spawnPostgres({ folder, postgres, launch, log }: Cluster): Promise<{ exited: () => boolean }> {
  const output = await openLog(log);
  try {
    const { command, args, uid, gid } = launch(postgres, ['-D', folder]);
    const child = spawn(command, args, {
      uid,
      gid,
      cwd: '/',
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
    });
    let ended = false;
    child.once('exit', () => (ended = true));
    child.once('error', () => (ended = true));
    child.unref();
    return { exited: () => ended };
  } finally {
    await output.close();
  }
}

async function logTail(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-6).join('\n');
}

/** Met another postmaster of this folder, or the children of a killed one, which leave within a moment. */
const isPassing = (words: string): boolean =>
  /lock file|pre-existing shared memory|being used by another/.test(words);

/**
 * A connection to the cluster, which is started unless it runs already, be it as an orphan of a server that died. The
 * socket decides whether it runs: files and process lists may be out of date.
 */
export async function connectOrStart(cluster: Cluster): Promise<pg.Client> {
  const failed = async () =>
    new Error(
      `PostgreSQL does not start in ${cluster.folder}. Its last words:\n${await logTail(cluster.log)}`,
    );
  const deadline = Date.now() + START_BUDGET_MS;
  let child: { exited: () => boolean } | null = null;
  while (Date.now() < deadline) {
    const file = await readPostmasterFile(cluster.folder);
    const answer = file?.socketDirectory ? await tryConnect(file.socketDirectory) : 'absent';
    if (typeof answer === 'object') return answer;
    if (answer === 'absent' && (child === null || child.exited())) {
      if (child && !isPassing(await logTail(cluster.log))) throw await failed();
      if (child) await sleep(10 * POLL_MS);
      if (file) await removeStalePidFile(cluster.folder, file);
      child = await spawnPostgres(cluster);
    }
    await sleep(POLL_MS);
  }
  throw await failed();
}

/**
 * Ends all connections and stops PostgreSQL after a checkpoint ("fast"). True when it has ended within `budgetMs`;
 * else it still writes and ends by itself, and a start meanwhile waits for it.
 */
export async function stopCluster(folder: string, budgetMs: number): Promise<boolean> {
  const file = await readPostmasterFile(folder);
  if (file === null) return true;
  try {
    process.kill(file.pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return true;
    throw error;
  }
  for (let waited = 0; waited < budgetMs; waited += POLL_MS) {
    if ((await readPostmasterFile(folder))?.pid !== file.pid) return true;
    await sleep(POLL_MS);
  }
  return false;
}
