import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../scripts/lib/root.mjs';

export function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}

/** Starts what `npm start` starts, on this data. Gives the process, and its exit code when it ends. */
export function launch(dataDir, port) {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: 'off' };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: 'ignore' });
  return { child, ended: new Promise((end) => child.once('exit', end)) };
}

export const isReady = (port) =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The suite at `SUITE_URL`, else one on data of its own. Gives `{ url, stop }`; `stop` also removes the data. */
export async function openSuite() {
  if (process.env.SUITE_URL) return { url: process.env.SUITE_URL, stop: async () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), 'kotoba-bench-'));
  const port = await freePort();
  const { child, ended } = launch(dataDir, port);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('The suite did not start');
    await sleep(100);
  }
  return { url: `http://localhost:${port}`, stop };
}
