import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** By the state that the system names: a zombie, or dead. Nobody can stop it any more, and it holds nothing. */
const isEnded = (state: string | undefined): boolean => /^[ZXx]/.test(state ?? '');

/**
 * A process number is used again after a while; together with the moment of its start it is not. Null when it does not
 * run.
 */
function identityOf(pid: number): string | null {
  try {
    if (process.platform !== 'linux') {
      const said = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
      const [state, ...started] = said.trim().split(/\s+/);
      return isEnded(state) ? null : started.join(' ') || null;
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The fields from the third on: the second one is a name in parentheses that may hold spaces.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return isEnded(state) ? null : `${boot}/${fields[18]}`;
  } catch {
    return null;
  }
}

function livingOwner(file: string): number | null {
  try {
    const note = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; identity: string | null };
    return note.identity !== null && identityOf(note.pid) === note.identity ? note.pid : null;
  } catch {
    return null;
  }
}

/**
 * Notes in a file that this process owns what stands beside it, until it ends. Gives the number of the process that
 * already does, or null; a note left by a killed process names nobody who lives.
 */
export function claim(file: string): number | null {
  const note = JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) });
  mkdirSync(dirname(file), { recursive: true });
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      writeFileSync(file, note, { flag: 'wx' });
      process.once('exit', () => rmSync(file, { force: true }));
      return null;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const owner = livingOwner(file);
    if (owner !== null) return owner;
    rmSync(file, { force: true });
  }
  throw new Error(`${file} cannot be written`);
}

/** Claims the folder that a suite serves from, before anything there is touched; throws when another suite has it. */
export function claimData(folder: string): void {
  const owner = claim(join(folder, 'suite.json'));
  if (owner !== null)
    throw new Error(
      `Kotoba already runs on ${folder} (process ${owner}). Stop it, or start with another DATA_DIR and PORT.`,
    );
}
