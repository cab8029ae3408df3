import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

export interface Suite {
  readonly url: string;
  readonly dataDir: string;
  /** Everything that the server printed so far. */
  readonly output: () => string;
  /** Ends the server: gracefully, or at once with SIGKILL. The data stays. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Stops and removes the data. */
  readonly remove: () => Promise<void>;
}

/** Where the suites that this process started keep their data, by address. */
const dataDirs = new Map<string, string>();

/** The data folder of the suite at `url`: one that this process started, else the shared one. */
export const dataDirOf = (url: string): string =>
  dataDirs.get(url) ?? resolve(root, process.env.SUITE_DATA_DIR ?? '.data');

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? found(address.port) : failed(new Error('no port')),
      );
    });
  });
}

/**
 * Starts `npm start`'s script, or the server that was built with the apps in the folder `publish`, and gives the process
 * with what it prints; it may still be starting, or refuse.
 */
function launch(
  env: Record<string, string>,
  publish?: string,
): {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
} {
  const built = ['services/edge/dist/server/main.cjs', '--publish', publish ?? ''];
  const child = spawn(process.execPath, publish === undefined ? ['scripts/run.mjs', 'start'] : built, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((end) => child.once('exit', (code) => end(code)));
  return { child, output: () => text, ended };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

/**
 * A suite of its own: own port, own data. `dataDir` continues on existing data. Waits until it is ready (first start:
 * database, dictionary), and fails with the server's own output when it ends before.
 */
export async function startSuite(
  options: { dataDir?: string; env?: Record<string, string>; publish?: string } = {},
): Promise<Suite> {
  const port = await freePort();
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'kotoba-e2e-'));
  const url = `http://localhost:${port}`;
  dataDirs.set(url, dataDir);
  const env = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', ...options.env };
  const { child, output, ended } = launch(env, options.publish);
  let exited = false;
  void ended.then(() => (exited = true));
  const deadline = Date.now() + 300_000;
  while (!(await isReady(url))) {
    if (exited || Date.now() > deadline) throw new Error(`The suite did not start:\n${output()}`);
    await new Promise((next) => setTimeout(next, 100));
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    if (!exited) child.kill(signal);
    await ended;
  };
  const remove = async (): Promise<void> => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, output, stop, remove };
}
