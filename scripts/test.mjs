// Everything that must hold, from a fresh clone, in minutes: dependencies, lint, formatting, types, generated files, the tests of all
// workspaces, and of the browser tests what carries @smoke. `npm run test:all` takes all browser tests at both widths and every repetition.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { toolsDir } from './lib/tools-dir.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
ensureInstalled();

const isAll = process.argv.includes('--all');
const npm = (...args) => ({ args: ['run', '--silent', ...args], env: isAll ? { TESTS: 'all' } : {} });
/** Steps of one group run beside each other. What is generated is written anew meanwhile: nothing else reads it then. */
const groups = [
  { Formatting: npm('formatting'), 'Generated files': npm('generate', '--', '--check') },
  { Types: npm('types'), Lint: npm('lint') },
  { 'Unit, screen and integration tests': npm('jest') },
  {
    'Components in a browser': npm('accessibility', '--workspace', '@kotoba/shared-ui'),
    'Browser tests': { ...npm('e2e'), env: { TESTS: isAll ? 'all' : 'smoke' } },
  },
];

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const began = Date.now();
const times = [];

/** Runs a step. What the last of a group says comes at once, what the others say whole at their end. */
function run(name, { args, env }, isLast) {
  const start = Date.now();
  const child = spawn('npm', args, {
    cwd: root,
    stdio: isLast ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, KOTOBA_TOOLS_DIR: toolsDir(), ...env },
    shell: process.platform === 'win32',
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  return new Promise((ended) =>
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      times.push(`${code === 0 ? '✓' : '✗'} ${name}: ${seconds(start)}`);
      console.log(times.at(-1));
      ended(code === 0);
    }),
  );
}

for (const group of groups) {
  const steps = Object.entries(group);
  console.log(`\n── ${steps.map(([name]) => name).join(', ')}`);
  const passed = await Promise.all(
    steps.map(([name, step], index) => run(name, step, index === steps.length - 1)),
  );
  if (!passed.every(Boolean)) break;
}
const isFailed = times.some((line) => line.startsWith('✗'));
console.log(`\n${times.join('\n')}\n${isFailed ? 'Failed' : 'All passed'} after ${seconds(began)}.`);
process.exitCode = isFailed ? 1 : 0;
