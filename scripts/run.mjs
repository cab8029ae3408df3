// @ts-check
// Runs a command of package.json, which is the TypeScript file of that name: node scripts/run.mjs <command>
// [arguments]. Plain JavaScript, since it is what installs the rest.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Commands that live in the folder they are about. */
const ELSEWHERE = ['bench', 'quality'];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Kotoba needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Holds the hash of the lockfile that was installed last. */
const marker = join(root, 'node_modules/.kotoba-installed');
const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }> | null} */
function packagesIn(file) {
  const full = join(root, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')).packages : null;
}

/** Whether every locked package is there in its locked version. npm keeps its own note of what it installed. */
function isInstalled() {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockfileHash()) return true;
  const installed = packagesIn('node_modules/.package-lock.json');
  if (!installed) return false;
  return Object.entries(packagesIn('package-lock.json') ?? {}).every(
    ([path, { version, optional, link }]) =>
      // Native parts are chosen by platform.
      !path.startsWith('node_modules/') || link || optional || installed[path]?.version === version,
  );
}

/**
 * Installs the locked dependencies. Install scripts stay off (.npmrc); whatever needs a step of its own does it when
 * it is first used.
 */
function install() {
  console.log('Installing dependencies (once, a few minutes) …');
  // Tools included, whatever NODE_ENV says: what is served is built here.
  execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(marker, lockfileHash());
}

const [command = '', ...args] = process.argv.slice(2);
try {
  if (!isInstalled()) install();
  const require = createRequire(import.meta.url);
  const leaveTypeScript = require('tsx/cjs/api').register();
  const { main } = require(ELSEWHERE.includes(command) ? `../${command}/index.ts` : `./${command}.ts`);
  // What is served is built, and goes on for days: nothing shall look through its modules.
  if (command === 'start') leaveTypeScript();
  /** @type {number | undefined} */
  const status = await main(args);
  if (status !== undefined) process.exit(status);
} catch (error) {
  // What somebody wrote for whoever started this is one plain line; what JavaScript itself throws is a mistake of
  // ours.
  const isWritten = error instanceof Error && (error.name === 'Error' || !(error.name in globalThis));
  console.error(isWritten ? error.message : error);
  process.exit(1);
}
