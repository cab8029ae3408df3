// The suite with hot reload: all of it, or only the remotes named (the rest from the newest releases).
//   npm run dev
//   npm run dev -- mfe-learn
//   npm run dev -- mfe-learn --suite https://kotoba.example     one remote, in a suite that is deployed
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { claimData } from './owner';
import { dataFolder, releaseOutput, remoteNames, root, SHELL } from './root';
import { serveSources, untilStopped } from './serve-sources';
import { serveInto } from './suite/into-suite';

const SERVER_SOURCES = [
  'services/api/src',
  'services/edge/src',
  'engines',
  'packages/contracts/src',
  'packages/japanese/src',
];
/** Editors write a file in several steps. */
const QUIET_MS = 200;

const command = join(root, 'scripts/run.mjs');

export async function main(args: string[]): Promise<void> {
  const { positionals: named, values } = parseArgs({
    args,
    options: { suite: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = named.filter((name) => !remoteNames().includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}. Remotes: ${remoteNames().join(', ')}.`);
  if (values.suite !== undefined) return serveInto(values.suite, named, root);
  claimData(dataFolder());
  const inWork = named.length > 0 ? named : remoteNames();
  const released = remoteNames().filter((name) => !inWork.includes(name));
  // The shell is always served from its sources; its release only has to exist, as the frame of the page.
  const frame = existsSync(join(releaseOutput(SHELL), 'shell.json')) ? [] : [SHELL];
  if (!build('server', ...frame, ...released)) process.exit(1);

  // The server stands behind, one port up; the shell's `webpack serve` is what the browser sees.
  const port = Number(process.env.PORT || 3000);
  const behind = { ...process.env, PORT: String(port + 1), PUBLIC_URL: `http://localhost:${port}` };
  const stopServer = runServer([SHELL, ...released], behind);
  const env = ['--env', `suite=http://localhost:${port + 1}`, '--env', `remotes=${inWork.join(',')}`];
  const front = serveSources(SHELL, { port, env });
  console.log(`Kotoba in development: http://localhost:${port}`);
  await untilStopped(front);
  await stopServer();
  process.exit();
}

function build(...parts: string[]): boolean {
  const env = { ...process.env, BUDGETS: 'warn' };
  return spawnSync(process.execPath, [command, 'build', ...parts], { stdio: 'inherit', env }).status === 0;
}

/** Runs API and edge in a process of their own, and anew whenever their sources change. Gives its undo. */
function runServer(apps: readonly string[], env: NodeJS.ProcessEnv): () => Promise<void> {
  let child: ChildProcess;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  const start = () => {
    // The channel tells the child when this process is gone, however it went.
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc'] as const;
    child = spawn(process.execPath, [command, 'start', ...apps], { env, stdio: [...stdio] });
    child.once('exit', (code) => {
      if (code && !isStopping) console.error('The server has ended; it starts again with the next change.');
    });
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    isStopping = true;
    child.kill('SIGTERM');
    await new Promise((ended) => child.once('exit', ended));
    isStopping = false;
  };
  const restart = async () => {
    if (!build('server')) return;
    await stop();
    start();
  };
  const watchers = SERVER_SOURCES.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file?.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => void restart(), QUIET_MS);
    }),
  );
  start();
  return async () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
    await stop();
  };
}
