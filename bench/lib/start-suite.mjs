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

/** Starts what `npm start` starts, on this data. Gives the process, its exit code when it ends, and what it has said. */
export function launch(dataDir, port) {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: 'off' };
  const stdio = ['ignore', 'pipe', 'ignore'];
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  return { child, ended: new Promise((end) => child.once('exit', end)), output: () => said };
}

export const isReady = (port) =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** What a suite may take to be built and to start, and then to make its voice. */
const PATIENCE_MS = 600_000;
/** A new suite compiles the Japanese voice while it serves already, which would take its processor from what is measured. */
const VOICE_DONE = /Speech is ready|Japanese speech is not available/;

/** The suite at `SUITE_URL`, else one on data of its own, once its voice is ready. Gives `{ url, stop }`; `stop` also removes the data. */
export async function openSuite() {
  if (process.env.SUITE_URL) return { url: process.env.SUITE_URL, stop: async () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), 'kotoba-bench-'));
  const port = await freePort();
  const { child, ended, output } = launch(dataDir, port);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const until = async (isDone, text) => {
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await isDone())) {
      if (child.exitCode !== null || Date.now() > deadline) {
        await stop();
        throw new Error(`${text}:\n${output()}`);
      }
      await sleep(100);
    }
  };
  await until(() => isReady(port), 'The suite did not start');
  await until(() => VOICE_DONE.test(output()), 'The voice did not become ready');
  return { url: `http://localhost:${port}`, stop };
}
