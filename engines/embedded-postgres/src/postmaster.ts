import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a running PostgreSQL wrote about itself into `postmaster.pid`; it may be long dead. */
export interface PostmasterFile {
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
  // Lines: pid, data directory, start time, port, socket directory, listen address, shared memory, status.
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[0]);
  return text !== null && Number.isInteger(pid) && pid > 0
    ? { pid, socketDirectory: lines[4] ?? '', text }
    : null;
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
 * After a crash the number in `postmaster.pid` may meanwhile belong to any other program; PostgreSQL would take that for itself and refuse
 * to start. Removes the file in that case only. An ordinary leftover stays: PostgreSQL needs it to recognise surviving children.
 */
export async function removeMisleadingFile(cluster: string, file: PostmasterFile): Promise<void> {
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
