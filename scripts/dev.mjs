// The suite with hot reload: all of it, or only the remotes named (the rest from the newest releases).
//   npm run dev
//   npm run dev -- mfe-learn
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runServer } from './lib/dev/server-process.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { claim } from './lib/owner.mjs';
import { releaseOutput, remoteNames, root, SHELL } from './lib/root.mjs';

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !remoteNames().includes(name));
if (unknown.length > 0) fail(`There is no ${unknown.join(', ')}. Remotes: ${remoteNames().join(', ')}.`);
const inWork = named.length > 0 ? named : remoteNames();
const port = Number(process.env.PORT || 3000);
const dataDir = resolve(root, process.env.DATA_DIR || '.data');
const owner = claim(dataDir);
if (owner !== null)
  fail(`Kotoba already runs on ${dataDir} (process ${owner}). Stop it, or use another DATA_DIR and PORT.`);
ensureInstalled();

// The shell is always in development, too: fast refresh needs React's development build, and React is the shell's. Its release only
// has to exist, as the frame of the page.
const released = remoteNames().filter((name) => !inWork.includes(name));
const needed = existsSync(join(releaseOutput(SHELL), 'shell.json')) ? [] : [SHELL];
const script = join(root, 'scripts/build.mjs');
const { status } = spawnSync(process.execPath, [script, 'server', ...needed, ...released], {
  stdio: 'inherit',
  env: { ...process.env, BUDGETS: 'warn' },
});
if (status !== 0) process.exit(1);

// The server stands behind, one port up; the shell's `webpack serve` is what the browser sees.
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: String(port + 1),
  PUBLIC_URL: `http://localhost:${port}`,
};
const stopServer = runServer({ env, apps: [SHELL, ...released] });
const serve = [
  'serve',
  ...['--env', `suite=http://localhost:${port + 1}`, '--env', `remotes=${inWork.join(',')}`],
  // It ends with this process, however that ends.
  '--watch-options-stdin',
];
const front = spawn(process.execPath, [join(root, 'node_modules/webpack/bin/webpack.js'), ...serve], {
  cwd: join(root, SHELL),
  env: { ...process.env, PORT: String(port) },
  stdio: ['pipe', 'inherit', 'inherit'],
});
const stop = (status) => {
  front.kill();
  void stopServer().then(() => process.exit(status));
};
front.once('exit', (status) => stop(status ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(0));
