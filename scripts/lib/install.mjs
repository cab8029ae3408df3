import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const marker = join(root, 'node_modules/.kotoba-installed');

/** What the installed tree must match: the lockfile, and the platform that its native parts were chosen for. */
function wanted() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lockfile).update(`${process.platform}-${process.arch}`).digest('hex');
}

/**
 * Installs the locked dependencies unless exactly these are installed already. Plain Node: it runs before anything else is there.
 * Install scripts stay off (.npmrc); whatever needs a step of its own does it when it is first used.
 */
export function ensureInstalled({ log = console.log } = {}) {
  const state = wanted();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === state) return;
  log('Installing dependencies (once, a few minutes) …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(marker, state);
}
