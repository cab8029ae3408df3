// Everything that must hold, from a fresh clone, in minutes: dependencies, lint, formatting, types, generated files, the tests of all
// workspaces, and of the browser tests what carries @smoke. `npm run test:all` takes all browser tests at both widths and every repetition.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { toolsDir } from './lib/tools-dir.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
ensureInstalled();

const isAll = process.argv.includes('--all');
const step = (name, ...args) => ({ name, args: ['run', '--silent', ...args] });
/** Groups run one after the other, the lanes of a group beside each other, the steps of a lane in turn. Types read what is generated. */
const groups = [
  [
    [step('Generated files', 'generate', '--', '--check'), step('Types', 'types')],
    [step('Formatting', 'formatting'), step('Lint', 'lint')],
  ],
  [[step('Unit, screen and integration tests', 'jest')]],
  [
    [step('Components in a browser', 'accessibility', '--workspace', '@kotoba/shared-ui')],
    [step('Browser tests', 'e2e')],
  ],
];

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const began = Date.now();
const times = [];

/** Runs a step. What those of a group's last lane say comes at once, what the others say whole at their end. */
function run({ name, args }, isLast) {
  const start = Date.now();
  const child = spawn('npm', args, {
    cwd: root,
    stdio: isLast ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, KOTOBA_TOOLS_DIR: toolsDir(), TESTS: isAll ? 'all' : 'smoke' },
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

async function runLane(steps, isLast) {
  let isPassed = true;
  for (const each of steps) isPassed = (await run(each, isLast)) && isPassed;
  return isPassed;
}

for (const lanes of groups) {
  const passed = await Promise.all(lanes.map((steps, index) => runLane(steps, index === lanes.length - 1)));
  if (!passed.every(Boolean)) break;
}
const isFailed = times.some((line) => line.startsWith('✗'));
console.log(`\n${times.join('\n')}\n${isFailed ? 'Failed' : 'All passed'} after ${seconds(began)}.`);
process.exitCode = isFailed ? 1 : 0;
