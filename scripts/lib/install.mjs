import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Holds the hash of the lockfile that was installed last. */
const marker = join(root, 'node_modules/.kotoba-installed');

const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

const packagesIn = (file) => {
  const full = join(root, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')).packages : null;
};

/** Whether every locked package is there in its locked version. npm keeps its own note of what it installed. */
function isInstalled() {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockfileHash()) return true;
  const installed = packagesIn('node_modules/.package-lock.json');
  if (!installed) return false;
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional, link }]) =>
      // Native parts are chosen by platform.
      !path.startsWith('node_modules/') || link || optional || installed[path]?.version === version,
  );
}

/**
 * Installs the locked dependencies unless exactly these are installed already. Plain Node: it runs before anything else is there.
 * Install scripts stay off (.npmrc); whatever needs a step of its own does it when it is first used.
 */
export function ensureInstalled({ log = console.log } = {}) {
  if (isInstalled()) return;
  log('Installing dependencies (once, a few minutes) …');
  // Tools included, whatever NODE_ENV says: what is served is built here.
  execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(marker, lockfileHash());
}
