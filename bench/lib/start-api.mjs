import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheFolder, root } from '../../scripts/lib/root.mjs';
import { bundle } from '../../scripts/lib/typescript.mjs';

const START_MS = 180_000;
const MAIL_MS = 20_000;

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilReady(url, { child, said }) {
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(50)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The API did not start:\n${said()}`);
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`The API was not ready after ${START_MS / 1000} s:\n${said()}`);
}

async function removeData(dataDir) {
  const mails = await readFile(join(dataDir, 'mailbox-folder'), 'utf8').catch(() => '');
  for (const folder of [mails.trim(), dataDir].filter(Boolean))
    await rm(folder, { recursive: true, force: true });
}

/** What a process holds of the machine's memory, in MB; PostgreSQL's processes are others. */
const memoryOf = (pid) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;

function launch(script, env) {
  const child = spawn(process.execPath, [script], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { child, ended, said: () => text };
}

/**
 * The API alone, from the sources, on data of its own. Gives `{ url, mailTo, memory, stop }`; `stop` also removes the data. `kill` ends it
 * with SIGKILL, `killDatabase` its embedded PostgreSQL, and `start` starts it again on the same data; it resolves when requests are served.
 */
export async function startApi(env = {}) {
  const outdir = join(cacheFolder, 'bench');
  await bundle({ entryPoints: { api: 'services/api/src/app/server.ts' }, outdir });
  const dataDir = await mkdtemp(join(tmpdir(), 'kotoba-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    // No voice is built for a benchmark of something else.
    SPEECH_BASE_URL: 'http://127.0.0.1:9',
    ...env,
  };
  let running;
  const start = () => {
    running = launch(join(outdir, 'api.cjs'), environment);
    return untilReady(url, running);
  };
  const end = async (signal) => {
    running.child.kill(signal);
    await running.ended;
  };
  const killDatabase = async () => {
    const file = join(dataDir, 'postgres', 'data', 'postmaster.pid');
    const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n', 1)[0]);
    if (pid > 0) process.kill(pid, 'SIGKILL');
  };
  const stop = async () => {
    await end('SIGTERM');
    // One that was killed left its PostgreSQL behind.
    await killDatabase();
    await removeData(dataDir);
  };
  await start().catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    url,
    start,
    stop,
    kill: () => end('SIGKILL'),
    killDatabase,
    mailTo: (address) => mailTo(url, address),
    memory: () => memoryOf(running.child.pid),
  };
}

/** The newest mail to `address`; waits for the job that sends it. */
async function mailTo(url, address) {
  for (const end = Date.now() + MAIL_MS; Date.now() < end; await sleep(50)) {
    const { messages = [] } = await (await fetch(`${url}/api/dev/mailbox`)).json();
    const mail = messages.find(({ to }) => to === address);
    if (mail) return mail;
  }
  throw new Error(`No mail came to ${address}`);
}
