import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectionStringTo, readPostmasterFile } from '@kotoba/embedded-postgres';
import pg from 'pg';
import { freePort } from '../../e2e/support/suite';
import { bundle } from '../../scripts/build';
import { cacheFolder, root } from '../../scripts/root';
import { createDatabase } from '../../services/api/src/platform/database/database';
import { insertLearner, type TestLearner } from '../../services/api/src/testing/learners';
import { createTestDatabase, startTestCluster } from '../../services/api/src/testing/test-cluster';

/** The least and the most that a measure may be. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
}

/** What a benchmark is given. */
export interface Bench {
  /** Prints a measure and remembers whether it is within its bounds. */
  check(label: string, value: number, bounds: Bounds): void;
  say(line: string): void;
  /** An API of its own; it is stopped and removed afterwards. */
  startApi(env?: Record<string, string>): Promise<Api>;
  /** Stops what was started already now, for one that brings a database of its own. */
  stopApis(): Promise<void>;
}

const START_MS = 180_000;

/** The API alone, on data of its own. */
export interface Api {
  readonly url: string;
  /** Straight in its database, with a verified email. */
  createLearner(): Promise<Learner>;
  /** What its process holds of the machine's memory, in MB; PostgreSQL's processes are others. */
  memory(): number;
  /** Of its process. */
  pid(): number;
  /** Commands of the processes that it has started and that still run. */
  processes(): string[];
  /** Where it keeps its files. */
  readonly dataDir: string;
  /** Of its database. */
  connectionString(): Promise<string>;
  /** Ends it with SIGKILL. */
  kill(): Promise<void>;
  /** Ends its embedded PostgreSQL with SIGKILL. */
  killDatabase(): Promise<void>;
  /** Starts it again on the same data; resolves when requests are served. */
  start(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}
export type Learner = Omit<TestLearner, 'inject'>;

/** Starts the API, from the sources, without limits. */
export async function startApi(env: Record<string, string> = {}): Promise<Api> {
  const outdir = join(cacheFolder, 'bench');
  await bundle({ api: 'services/api/src/app/server.ts' }, outdir);
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
  let running = launch(join(outdir, 'api.cjs'), environment);
  const postmaster = () => readPostmasterFile(join(dataDir, 'postgres/data'));

  const end = async (signal: NodeJS.Signals) => {
    running.child.kill(signal);
    await running.ended;
  };
  const killDatabase = async () => {
    const pid = (await postmaster())?.pid;
    if (pid) process.kill(pid, 'SIGKILL');
  };
  const stop = async () => {
    await end('SIGTERM');
    // One that was killed left its PostgreSQL behind.
    await killDatabase();
    const mails = await readFile(join(dataDir, 'mailbox-folder'), 'utf8').catch(() => '');
    for (const folder of [mails.trim(), dataDir].filter(Boolean))
      await rm(folder, { recursive: true, force: true });
  };
  const connectionString = async () =>
    env.DATABASE_URL ?? connectionStringTo((await postmaster())?.socketDirectory ?? '');
  await untilReady(url, running).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url,
    stop,
    dataDir,
    connectionString,
    killDatabase,
    kill: () => end('SIGKILL'),
    start() {
      running = launch(join(outdir, 'api.cjs'), environment);
      return untilReady(url, running);
    },
    async createLearner() {
      const pool = new pg.Pool({ connectionString: await connectionString(), max: 1 });
      return insertLearner(createDatabase(pool)).finally(() => pool.end());
    },
    processes: () =>
      execFileSync('ps', ['-e', '-o', 'ppid=,args='], { encoding: 'utf8' })
        .split('\n')
        .filter((line) => line.trim().startsWith(`${running.child.pid} `)),
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(running.child.pid)])) / 1024,
    pid: () => running.child.pid ?? 0,
  };
}

type Launched = ReturnType<typeof launch>;
function launch(script: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [script], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk));
  return { child, ended: new Promise((resolve) => child.once('exit', resolve)), said: () => text };
}

async function untilReady(url: string, { child, said }: Launched): Promise<void> {
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

/** What one call says. */
interface Call {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly key?: string | undefined;
  /** POST with a body, else GET. */
  readonly method?: string;
}

export interface Answered {
  readonly status: number;
  readonly headerNames: string[];
  readonly body: string;
  readonly ms: number;
}

export interface Client {
  ask(path: string, call?: Call): Promise<Answered>;
  /** The same below /api, for a good answer only. */
  get<Data>(path: string, call?: Call): Promise<{ data: Data; ms: number }>;
  close(): void;
}

/** Asks over one kept-alive connection, one call at a time, as an attacker with a stop-watch would. */
export function createClient(base: string): Client {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  function ask(path: string, { body, token, key, method }: Call = {}): Promise<Answered> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    return new Promise((resolve, reject) => {
      const began = process.hrtime.bigint();
      const options = { agent, method: method ?? (payload === undefined ? 'GET' : 'POST'), headers };
      const request = http.request(base + path, options, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headerNames: Object.keys(answer.headers).sort(),
            body: text,
            ms: Number(process.hrtime.bigint() - began) / 1e6,
          }),
        );
      });
      request.once('error', reject);
      request.end(payload);
    });
  }

  return {
    ask,
    async get<Data>(path: string, call?: Call) {
      const { status, body, ms } = await ask(`/api${path}`, call);
      if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`);
      return { data: JSON.parse(body) as Data, ms };
    },
    close: () => agent.destroy(),
  };
}

/** A learner of an API whose database the benchmark fills itself. */
interface OwnLearner {
  readonly userId: number;
  readonly token: string;
  /** Posts when there is a body; fails for every answer but a good one. */
  ask<Data>(path: string, body?: unknown, more?: Call): Promise<{ data: Data; ms: number }>;
}

export interface Own {
  readonly pool: pg.Pool;
  readonly connectionString: string;
  readonly api: Api;
  /** Each asks over a connection of its own. */
  createLearner(): Promise<OwnLearner>;
}

/** Runs `work` with an API on a database that the benchmark fills itself. Everything is gone afterwards. */
export async function withOwnDatabase(bench: Bench, work: (own: Own) => Promise<void>): Promise<void> {
  const cluster = await startTestCluster();
  const { connectionString } = await createTestDatabase();
  const pool = new pg.Pool({ connectionString });
  const api = await bench.startApi({ DATABASE_URL: connectionString });
  const clients: Client[] = [];
  try {
    await work({
      pool,
      connectionString,
      api,
      async createLearner() {
        const { id, token } = await api.createLearner();
        const client = createClient(api.url);
        clients.push(client);
        return { userId: id, token, ask: (path, body, more) => client.get(path, { token, body, ...more }) };
      },
    });
  } finally {
    for (const client of clients) client.close();
    await pool.end();
    await bench.stopApis();
    await cluster.stop();
  }
}
