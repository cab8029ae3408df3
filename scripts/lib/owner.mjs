import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A process number is used again after a while; together with the moment of its start it is not. Null when it does not run. */
function identityOf(pid) {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The 22nd field; the second one is a name in parentheses that may hold spaces.
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return null;
  }
}

function livingOwner(file) {
  try {
    const { pid, identity } = JSON.parse(readFileSync(file, 'utf8'));
    return identity !== null && identityOf(pid) === identity ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Notes this process as the one that serves `dataDir`, before anything there is touched. Returns the number of the process that already
 * does, or null. The note is taken back at the end of this process; one left by a killed process names nobody who lives.
 */
export function claim(dataDir) {
  const file = join(dataDir, 'suite.json');
  const note = JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) });
  mkdirSync(dataDir, { recursive: true });
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      writeFileSync(file, note, { flag: 'wx' });
      process.once('exit', () => rmSync(file, { force: true }));
      return null;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = livingOwner(file);
    if (owner !== null) return owner;
    rmSync(file, { force: true });
  }
  throw new Error(`${file} cannot be written`);
}
