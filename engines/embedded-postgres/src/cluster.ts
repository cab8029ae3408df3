import { spawn } from 'node:child_process';
import { open, readFile, stat, type FileHandle } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { tryConnect } from './connect';
import type { Launcher } from './launcher';
import { readPostmasterFile, removeMisleadingFile } from './postmaster';

/** Recovery after a crash reads the log again; that may take a while on a slow disk. */
const START_BUDGET_MS = 60_000;
const POLL_MS = 30;
const LARGEST_LOG = 5 * 1024 * 1024;

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
  return open(file, size > LARGEST_LOG ? 'w' : 'a', 0o600);
}

/** Starts PostgreSQL in a session of its own, so that neither Ctrl-C nor the end of this process takes it down in the middle of a write. */
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

async function lastWords(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-6).join('\n');
}

/** Met another postmaster of this folder, or the children of a killed one, which leave within a moment. */
const passes = (words: string): boolean =>
  /lock file|pre-existing shared memory|being used by another/.test(words);

/**
 * A connection to the cluster, which is started unless it runs already, be it as an orphan of a server that died. The socket decides
 * whether it runs: files and process lists can lie.
 */
export async function connectOrStart(cluster: Cluster): Promise<pg.Client> {
  const failed = async () =>
    new Error(
      `PostgreSQL does not start in ${cluster.folder}. Its last words:\n${await lastWords(cluster.log)}`,
    );
  const deadline = Date.now() + START_BUDGET_MS;
  let child: { exited: () => boolean } | null = null;
  while (Date.now() < deadline) {
    const file = await readPostmasterFile(cluster.folder);
    const answer = file?.socketDirectory ? await tryConnect(file.socketDirectory) : 'absent';
    if (typeof answer === 'object') return answer;
    if (answer === 'absent' && (child === null || child.exited())) {
      if (child && !passes(await lastWords(cluster.log))) throw await failed();
      if (child) await sleep(10 * POLL_MS);
      if (file) await removeMisleadingFile(cluster.folder, file);
      child = await spawnPostgres(cluster);
    }
    await sleep(POLL_MS);
  }
  throw await failed();
}

/**
 * Ends all connections and stops PostgreSQL after a checkpoint ("fast"). True when it has ended within `budgetMs`; else it still writes and
 * ends by itself, and a start meanwhile waits for it.
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
