import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const WATCHED = [
  'services/api/src',
  'services/edge/src',
  'engines',
  'packages/contracts/src',
  'packages/japanese/src',
];

/** Editors write a file in several steps. */
const QUIET_MS = 200;

/** Runs API and edge in a process of their own, and anew whenever their sources change. Returns its undo. */
export function runServer({ env, apps }) {
  let child = null;
  let isStopping = false;
  let timer;

  const start = () => {
    child = spawn(process.execPath, [join(root, 'scripts/lib/dev/serve.mjs'), ...apps], {
      env,
      // The channel tells the child when this process is gone, however it went.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.once('exit', (code) => {
      if (code && !isStopping) console.error('The server has ended; it starts again with the next change.');
    });
  };
  const stop = () =>
    new Promise((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  const restart = async () => {
    const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), 'server'], {
      stdio: 'inherit',
    });
    if (status !== 0) return;
    isStopping = true;
    await stop();
    isStopping = false;
    start();
  };

  const watchers = WATCHED.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file?.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => void restart(), QUIET_MS);
    }),
  );
  start();
  return async () => {
    isStopping = true;
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
    await stop();
  };
}
