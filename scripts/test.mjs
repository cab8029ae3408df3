// Everything that must hold, from a fresh clone: dependencies, lint, formatting, types, generated files, unit, integration and browser tests.
// Of the browser tests it takes what ends within a quarter of an hour (e2e/playwright.config.ts); `npm run e2e` runs all, at both widths.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { toolsDir } from './lib/tools-dir.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
ensureInstalled();

const npm = (...args) => ['npm', ['run', '--silent', ...args]];
const steps = [
  ['Lint and formatting', ...npm('lint')],
  ['Types', ...npm('types')],
  ['Generated files', ...npm('generate', '--', '--check')],
  ['Unit and screen tests', ...npm('unit')],
  ['Integration tests', ...npm('integration')],
  ['Components in a browser', ...npm('accessibility', '--workspace', '@kotoba/shared-ui')],
  ['Browser tests', ...npm('e2e')],
];

const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);
const began = Date.now();
for (const [name, command, args] of steps) {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, KOTOBA_TOOLS_DIR: toolsDir(), TESTS: 'smoke' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`\n✗ ${name} failed after ${seconds(start)} s.`);
    process.exit(1);
  }
  console.log(`✓ ${name}: ${seconds(start)} s`);
}
console.log(`\nAll passed in ${seconds(began)} s.`);
