import { execFile } from 'node:child_process';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type pg from 'pg';

/** Another live server uses this folder. The message is one plain line for people. */
export class DataDirectoryInUse extends Error {
  constructor(folder: string, pid: number | null) {
    super(
      `Another Kotoba server${pid === null ? '' : ` (process ${pid})`} is using ${folder}. Stop it first, or start with another DATA_DIR and PORT.`,
    );
    this.name = 'DataDirectoryInUse';
  }
}

/** By the state that the system names: a zombie, or dead. */
const isEnded = (state: string | undefined): boolean => /^[ZXx]/.test(state ?? '');

const ownerNote = z.object({ pid: z.int(), identity: z.string() });

/**
 * A process number is used again after a while; together with the moment of its start (and of the boot) it is not. Null
 * when it does not run, also when it has ended and its parent has not asked how: nobody can stop that one any more.
 */
async function identityOf(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    ]);
    // The fields from the third on: the second one is a name in parentheses that may hold spaces.
    const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    const started = fields[18];
    return started === undefined || isEnded(state) ? null : `${boot.trim()}/${started}`;
  }
  return promisify(execFile)('ps', ['-o', 'state=,lstart=', '-p', String(pid)]).then(
    ({ stdout }) => {
      const [state, ...started] = stdout.trim().split(/\s+/);
      return isEnded(state) ? null : started.join(' ') || null;
    },
    () => null,
  );
}

/**
 * Refuses early when the note in `file` names a process that still runs. This only makes the refusal quick and keeps a
 * second start away while the first one is still recovering; the lock inside PostgreSQL decides.
 */
export async function refuseRunningOwner(file: string, folder: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return;
  let note: unknown;
  try {
    note = JSON.parse(text);
  } catch {
    return;
  }
  const parsed = ownerNote.safeParse(note);
  if (!parsed.success || parsed.data.pid === process.pid) return;
  if ((await identityOf(parsed.data.pid)) === parsed.data.identity) {
    throw new DataDirectoryInUse(folder, parsed.data.pid);
  }
}

/** Notes this process as the owner; the returned function takes the note back. */
export async function writeOwner(file: string): Promise<() => Promise<void>> {
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, JSON.stringify({ pid: process.pid, identity: await identityOf(process.pid) }));
  await rename(aside, file);
  return () => rm(file, { force: true });
}

/** Any number will do, as long as it never changes: "kotoba" in ASCII. */
const LOCK_KEY = '118096553996897';
const BUDGET_MS = 800;
const POLL_MS = 50;

async function holderOf(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and (l.classid::bigint << 32 | l.objid::bigint) = $1::bigint`,
    [LOCK_KEY],
  );
  const pid = Number(/\d+$/.exec(rows[0]?.name ?? '')?.[0]);
  return Number.isInteger(pid) ? pid : null;
}

/**
 * Takes the lock of the folder: a session lock inside its PostgreSQL. The kernel ends it together with the process
 * that holds the connection, so no crash leaves it behind; the short wait covers a PostgreSQL that has not noticed
 * such an end yet.
 * @throws DataDirectoryInUse
 */
export async function takeLock(client: pg.Client, folder: string): Promise<void> {
  for (let waited = 0; ; waited += POLL_MS) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK_KEY,
    ]);
    if (rows[0]?.taken) return;
    if (waited >= BUDGET_MS) throw new DataDirectoryInUse(folder, await holderOf(client));
    await sleep(POLL_MS);
  }
}
