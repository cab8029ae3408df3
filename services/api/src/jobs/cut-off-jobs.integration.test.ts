import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type Database } from '../database/database';
import { createListener } from '../database/listener';
import { createPool } from '../database/pool';
import { createLog } from '../http/log';
import { runScript, type RunningScript } from '../testing/run-script';
import { createTestDatabase, type TestDatabase } from '../testing/test-cluster';
import { createJobs, type RunningJobs } from './boss-jobs';
import { slowQueue } from './testing/slow-queue';

jest.setTimeout(120_000);

/** Longer than a job without a holder is left alone. */
const LONG_MS = 5000;

interface Worker {
  readonly script: RunningScript;
  /** Of its listening connection, at PostgreSQL. */
  readonly backend: number;
}

let database: TestDatabase;
let db: Database;
/** Orders jobs and does none. */
let orders: RunningJobs;
let workers: Worker[] = [];
const undo: (() => Promise<unknown>)[] = [];

async function startWorker(): Promise<Worker> {
  const script = await runScript('jobs/testing/hold-job.ts', { args: [database.connectionString] });
  const [, backend] = await script.waitFor(/^ready (\d+)/);
  return { script, backend: Number(backend) };
}

beforeEach(async () => {
  database = await createTestDatabase();
  const log = createLog('silent');
  const pool = createPool({ connectionString: database.connectionString, log });
  db = createDatabase(pool);
  orders = createJobs({ pool, listener: createListener(log), log });
  undo.push(database.drop, () => pool.end());
  workers = [await startWorker(), await startWorker()];
});
afterEach(async () => {
  for (const { script } of workers) script.child.kill('SIGKILL');
  await Promise.all(workers.map(({ script }) => script.ended));
  for (const takeBack of undo.splice(0).reverse()) await takeBack();
});

const order = (name: string, ms: number): Promise<void> =>
  db.transaction((tx) => orders.enqueue(tx, slowQueue, { name, ms }));

/** The worker that begins the job, and the other one. */
async function whoBegins(name: string): Promise<[busy: Worker, idle: Worker]> {
  const began = new RegExp(`^began ${name}$`);
  const busy = await Promise.any(workers.map((worker) => worker.script.waitFor(began).then(() => worker)));
  const idle = workers.find((worker) => worker !== busy);
  if (!idle) throw new Error('There are two');
  return [busy, idle];
}

test('a job whose server is killed is at work on another one a few seconds later', async () => {
  await order('cut', 60_000);
  const [busy, idle] = await whoBegins('cut');
  busy.script.child.kill('SIGKILL');
  const killed = performance.now();
  await idle.script.waitFor(/^began cut$/);
  // Not before it is sure that its server is gone, and long before the minute that a try may take.
  expect(performance.now() - killed).toBeGreaterThan(2000);
  expect(performance.now() - killed).toBeLessThan(20_000);
});

test.each([
  ['is only slow', async () => undefined],
  [
    'loses the connection that holds its jobs',
    ({ backend }: Worker) => db.execute(`select pg_terminate_backend(${backend})`),
  ],
  [
    'stands still for a while',
    async ({ script: { child } }: Worker) => {
      child.kill('SIGSTOP');
      await sleep(LONG_MS);
      child.kill('SIGCONT');
    },
  ],
])('nobody else begins a job whose server %s', async (_what, disturb) => {
  await order('long', LONG_MS);
  const [busy, idle] = await whoBegins('long');
  await disturb(busy);
  await busy.script.waitFor(/^ended long$/);
  // The other one has looked for work meanwhile, and looks again.
  await order('next', 1);
  const [next] = await whoBegins('next');
  await next.script.waitFor(/^ended next$/);
  expect(idle.script.output()).not.toContain('long');
});

test('a job that ends its server again and again is given up', async () => {
  await order('deadly', 60_000);
  for (let kill = 0; kill <= slowQueue.retryLimit; kill += 1) {
    const [busy, idle] = await whoBegins('deadly');
    busy.script.child.kill('SIGKILL');
    workers = [idle, await startWorker()];
  }
  await Promise.any(workers.map(({ script }) => script.waitFor(/^failed deadly$/)));
});
