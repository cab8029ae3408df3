import { spawn } from 'node:child_process';
import { connect, createServer, type AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './suite';

const root = resolve(__dirname, '../..');
const SERVER = 'services/edge/dist/server';
const MIGRATIONS = 'services/api/drizzle';

/** The folder of a version of the suite that is built: this one. */
export const thisVersion = root;

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/**
 * Makes `folder` what would be built from here with one migration more: the server and what it finds beside itself.
 */
export function makeNextVersion(folder: string, { tag, sql }: { tag: string; sql: string }): void {
  const modules = join(folder, 'node_modules');
  cpSync(join(root, SERVER), join(folder, SERVER), { recursive: true });
  const api = {
    filter: (from: string) => !/node_modules|\.ts$/.test(from.slice(root.length)),
    recursive: true,
  };
  cpSync(join(root, 'services/api'), join(folder, 'services/api'), api);
  for (const name of ['', '@kotoba']) {
    mkdirSync(join(modules, name), { recursive: true });
    for (const entry of readdirSync(join(root, 'node_modules', name))) {
      if (!['@kotoba', 'api'].includes(entry))
        symlinkSync(join(root, 'node_modules', name, entry), join(modules, name, entry));
    }
  }
  symlinkSync(join(folder, 'services/api'), join(modules, '@kotoba/api'));
  symlinkSync(join(root, 'services/edge/node_modules'), join(folder, 'services/edge/node_modules'));

  const file = join(folder, MIGRATIONS, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There is no migration');
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(folder, MIGRATIONS, `${tag}.sql`), sql);
}

export interface Replica {
  readonly url: string;
  /** Whether it said so when it was asked last, as a balancer asks: ten times a second. */
  readonly isReady: () => boolean;
  readonly output: () => string;
  /** SIGTERM, and the end of the process. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts one process of the suite in the folder of its version, with a data folder of its own below `dataDir`, and waits
 * until it is ready.
 */
export async function startReplica(
  { version, role, dataDir }: { version: string; role: 'web' | 'worker'; dataDir: string },
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<Replica> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(SERVER, 'main.cjs'), '--role', role, ...args], {
    cwd: version,
    env: { ...process.env, ...env, PORT: String(port), DATA_DIR: join(dataDir, String(port)) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  let isReady = false;
  let isOver = false;
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<void>((end) => child.once('exit', () => end()));
  void ended.then(() => (isOver = true));
  const look = async (): Promise<void> => {
    isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  void (async () => {
    for (; !isOver; await sleep(100)) await look();
    isReady = false;
  })();
  while (!isReady) {
    if (isOver) throw new Error(`${role} did not start:\n${text}`);
    await sleep(50);
  }
  return {
    url,
    isReady: () => isReady,
    output: () => text,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Passes each connection on to one of the replicas that are ready. Gives where it listens, and what ends it. */
export async function balance(
  replicas: () => readonly Replica[],
): Promise<{ readonly url: string; stop(): void }> {
  const server = createServer((caller) => {
    const replica = oneReady(replicas());
    if (!replica) return caller.destroy();
    return pipeline(caller, connect(Number(new URL(replica.url).port), 'localhost'), caller, () => undefined);
  });
  await new Promise<void>((begun) => server.listen(0, begun));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, stop: () => void server.close() };
}

/** Any of the replicas that are ready. */
export function oneReady(replicas: readonly Replica[]): Replica | undefined {
  const ready = replicas.filter((replica) => replica.isReady());
  return ready[Math.floor(Math.random() * ready.length)];
}
