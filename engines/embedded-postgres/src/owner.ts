import { execFile } from 'node:child_process';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { z } from 'zod';

/** Another live server uses this folder. The message is one plain line for people. */
export class DataDirectoryInUse extends Error {
  constructor(folder: string, pid: number | null) {
    super(
      `Another Kotoba server${pid === null ? '' : ` (process ${pid})`} is using ${folder}. Stop it first, or start with another DATA_DIR and PORT.`,
    );
    this.name = 'DataDirectoryInUse';
  }
}

const ownerNote = z.object({ pid: z.int(), identity: z.string() });

/** A process number is used again after a while; together with the moment of its start (and of the boot) it is not. */
async function identityOf(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    ]);
    // The 22nd field; the second one is a name in parentheses that may hold spaces.
    const started = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return started === undefined ? null : `${boot.trim()}/${started}`;
  }
  return promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim() || null,
    () => null,
  );
}

/**
 * Refuses early when the note in `file` names a process that still runs. Only a courtesy that makes the refusal quick and keeps a second
 * start away while the first one is still recovering; the lock inside PostgreSQL decides.
 */
export async function refuseLivingOwner(file: string, folder: string): Promise<void> {
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
export async function noteOwner(file: string): Promise<() => Promise<void>> {
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, JSON.stringify({ pid: process.pid, identity: await identityOf(process.pid) }));
  await rename(aside, file);
  return () => rm(file, { force: true });
}
