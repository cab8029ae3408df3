import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type Database, createPool } from '../database/database';
import { createListener } from '../database/listener';
import { createLog } from '../http/log';
import { runScript, type RunningScript } from '../../testing/run-script';
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster';
import { createJobs, type RunningJobs } from './boss-jobs';
import { slowQueue } from './testing/slow-queue';

jest.setTimeout(120_000);

/** Longer than a job without a holder is left alone. */
const SLOW_MS = 5000;

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
  const script = await runScript('platform/jobs/testing/hold-job.ts', { args: [database.connectionString] });
  undo.push(async () => {
    script.child.kill('SIGKILL');
    await script.ended;
  });
  const [, backend] = await script.waitFor(/^ready (\d+)/);
  return { script, backend: Number(backend) };
}

async function startWorkers(count: number): Promise<void> {
  workers = await Promise.all(Array.from({ length: count }, startWorker));
}

beforeEach(async () => {
  database = await createTestDatabase();
  const log = createLog('silent');
  const pool = createPool({ connectionString: database.connectionString, log });
  db = createDatabase(pool);
  orders = createJobs({ pool, listener: createListener(log), log });
  undo.push(database.drop, () => pool.end());
});
afterEach(async () => {
  for (const takeBack of undo.splice(0).reverse()) await takeBack();
});

const order = (name: string, ms: number): Promise<void> =>
  db.transaction((tx) => orders.enqueue(tx, slowQueue, { name, ms }));

/** The worker that begins the job. */
async function whoBegins(name: string, among = workers): Promise<Worker> {
  const began = new RegExp(`^began ${name}$`);
  return Promise.any(among.map((worker) => worker.script.waitFor(began).then(() => worker)));
}

const others = (busy: Worker): Worker[] => workers.filter((worker) => worker !== busy);
const timesBegun = (name: string): number =>
  workers.flatMap(({ script }) => script.output().split('\n')).filter((line) => line === `began ${name}`)
    .length;
const cutConnection = ({ backend }: Worker) => db.execute(`select pg_terminate_backend(${backend})`);

test('another server takes over the job of one that was killed, not of one that lost its connection', async () => {
  await startWorkers(3);
  await order('slow', SLOW_MS);
  const slow = await whoBegins('slow');
  await order('cut', 60_000);
  const killed = await whoBegins('cut');
  await cutConnection(slow);
  killed.script.child.kill('SIGKILL');
  // The slow one too, if it is done by then.
  await whoBegins('cut', others(killed));
  await slow.script.waitFor(/^ended slow$/);
  // A second "slow" that waited somewhere would come before it.
  await order('next', 1);
  await whoBegins('next');
  expect(timesBegun('slow')).toBe(1);
});

if (LONG) {
  test.each([
    ['is only slow', async () => undefined],
    ['loses the connection that holds its jobs', cutConnection],
    [
      'stands still for a while',
      async ({ script: { child } }: Worker) => {
        child.kill('SIGSTOP');
        await sleep(SLOW_MS);
        child.kill('SIGCONT');
      },
    ],
  ])('nobody else begins a job whose server %s', async (_what, disturb) => {
    await startWorkers(2);
    await order('slow', SLOW_MS);
    const busy = await whoBegins('slow');
    await disturb(busy);
    await busy.script.waitFor(/^ended slow$/);
    // The other one has looked for work meanwhile, and looks again.
    await order('next', 1);
    const next = await whoBegins('next');
    await next.script.waitFor(/^ended next$/);
    expect(timesBegun('slow')).toBe(1);
  });

  test('a job that ends its server again and again is given up', async () => {
    await startWorkers(2);
    await order('deadly', 60_000);
    for (let kill = 0; kill < slowQueue.cutOffLimit; kill += 1) {
      const busy = await whoBegins('deadly');
      busy.script.child.kill('SIGKILL');
      workers = [...others(busy), await startWorker()];
    }
    await Promise.any(workers.map(({ script }) => script.waitFor(/^failed deadly$/)));
  });
}
