import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createDatabase, type Database } from '../database/database';
import { createListener } from '../database/listener';
import { createPool } from '../database/pool';
import { createLog } from '../http/log';
import { createTestDatabase, type TestDatabase } from '../testing/test-cluster';
import { createJobs, type RunningJobs } from './boss-jobs';
import { defineQueue } from './job-queue';

const log = createLog('silent');
let database: TestDatabase;
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
afterAll(() => database.drop());

interface Server {
  readonly jobs: RunningJobs;
  readonly db: Database;
  start(alone?: boolean): Promise<void>;
  /** What PostgreSQL sees of a death: the connection that holds the server's jobs is gone. */
  die(): Promise<void>;
}

/** One of possibly several servers on the same database. */
function createServer(): Server {
  const pool = createPool({ connectionString: database.connectionString, log });
  const listener = createListener(log);
  const jobs = createJobs({ pool, listener, log });
  return {
    jobs,
    db: createDatabase(pool),
    die: () => listener.stop(),
    async start(alone = false) {
      await listener.start(database.connectionString);
      await jobs.start({ alone });
      stops.push(
        () => pool.end(),
        () => listener.stop(),
        () => jobs.stop(1000),
      );
    },
  };
}

async function until(condition: () => boolean, budget = 10_000): Promise<void> {
  for (let waited = 0; !condition(); waited += 10) {
    if (waited > budget) throw new Error('It did not happen');
    await sleep(10);
  }
}

const never = async (): Promise<void> => {
  throw new Error('must not be called');
};

it('runs a job when its transaction commits, before one that nobody told of', async () => {
  const untold = defineQueue<object>('test.untold', { concurrency: 1 });
  const told = defineQueue<object>('test.told', { concurrency: 1 });
  const ran: string[] = [];
  const server = createServer();
  for (const queue of [untold, told]) server.jobs.work(queue, async () => void ran.push(queue.name), never);
  await server.start();
  // Each worker has just looked, that of the untold queue first, and sleeps for two seconds unless it is woken.
  for (const queue of [untold, told]) {
    await server.db.transaction((tx) => server.jobs.enqueue(tx, queue, {}));
    await until(() => ran.includes(queue.name));
  }
  ran.length = 0;
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`insert into pgboss.job (name, data) values (${untold.name}, '{}')`);
    await server.jobs.enqueue(tx, told, {});
  });
  await until(() => ran.length === 2);
  expect(ran).toEqual([told.name, untold.name]);
});

it('has no job of a transaction that was rolled back, and none before the commit', async () => {
  const queue = defineQueue<{ value: number }>('test.rollback');
  const seen: number[] = [];
  const server = createServer();
  server.jobs.work(queue, async ({ value }) => void seen.push(value), never);
  await server.start();
  await expect(
    server.db.transaction(async (tx) => {
      await server.jobs.enqueue(tx, queue, { value: 1 });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await server.db.transaction(async (tx) => {
    await server.jobs.enqueue(tx, queue, { value: 2 });
    await sleep(500);
    expect(seen).toEqual([]);
  });
  await until(() => seen.length > 0);
  expect(seen).toEqual([2]);
});

it('tries a failing job again and then gives up with its data and its error', async () => {
  const queue = defineQueue<{ value: number }>('test.failing', { retryLimit: 1, retryDelay: 1 });
  let attempts = 0;
  const failures: unknown[] = [];
  const server = createServer();
  server.jobs.work(
    queue,
    async () => {
      attempts += 1;
      throw new Error(`attempt ${attempts}`);
    },
    async (data, error) => void failures.push([data, error.message]),
  );
  await server.start();
  await server.db.transaction((tx) => server.jobs.enqueue(tx, queue, { value: 3 }));
  await until(() => failures.length > 0, 20_000);
  expect(attempts).toBe(2);
  expect(failures).toEqual([[{ value: 3 }, 'attempt 2']]);
}, 30_000);

it('gives up on a try that takes too long', async () => {
  const queue = defineQueue<{ value: number }>('test.slow', { retryLimit: 0, expireInSeconds: 1 });
  const failures: string[] = [];
  const server = createServer();
  server.jobs.work(
    queue,
    () => sleep(60_000, undefined, { ref: false }),
    async (_data, error) => void failures.push(error.message),
  );
  await server.start();
  await server.db.transaction((tx) => server.jobs.enqueue(tx, queue, { value: 1 }));
  await until(() => failures.length > 0);
  expect(failures).toEqual(['The job took longer than 1 s']);
});

it('gives each job to one of two servers', async () => {
  const queue = defineQueue<{ value: number }>('test.shared');
  const seen: number[] = [];
  const servers = [createServer(), createServer()];
  for (const { jobs } of servers) jobs.work(queue, async ({ value }) => void seen.push(value), never);
  for (const server of servers) await server.start();
  const [first] = servers;
  if (!first) throw new Error('no server');
  await first.db.transaction(async (tx) => {
    for (let value = 0; value < 40; value += 1) await first.jobs.enqueue(tx, queue, { value });
  });
  await until(() => seen.length >= 40);
  await sleep(300);
  expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
});

it('leaves the jobs to others on a server that nobody could see at work', async () => {
  const queue = defineQueue<{ value: number }>('test.unseen', { concurrency: 1 });
  const seen: number[] = [];
  let finish: () => void = () => undefined;
  const unseen = createServer();
  unseen.jobs.work(
    queue,
    ({ value }) => {
      seen.push(value);
      return new Promise((resolve) => (finish = resolve));
    },
    never,
  );
  await unseen.start();
  await unseen.db.transaction(async (tx) => {
    for (let value = 0; value < 5; value += 1) await unseen.jobs.enqueue(tx, queue, { value });
  });
  await until(() => seen.length === 1);
  await unseen.die();
  finish();
  const other = createServer();
  other.jobs.work(queue, async ({ value }) => void seen.push(value), never);
  await other.start();
  await until(() => seen.length === 5);
  expect(seen.sort()).toEqual([0, 1, 2, 3, 4]);
  const { rows } = await other.db.execute(
    sql`select max(retry_count) as tries from pgboss.job where name = ${queue.name}`,
  );
  expect(rows).toEqual([{ tries: 0 }]);
});

it('starts a job again at once that was running when the only server died', async () => {
  const queue = defineQueue<{ value: number }>('test.cut-off', { retryDelay: 1, concurrency: 1 });
  const dead = createServer();
  let began = false;
  dead.jobs.work(
    queue,
    () => {
      began = true;
      return sleep(60_000, undefined, { ref: false });
    },
    never,
  );
  await dead.start();
  await dead.db.transaction((tx) => dead.jobs.enqueue(tx, queue, { value: 9 }));
  await until(() => began);
  await dead.die();

  const seen: number[] = [];
  const next = createServer();
  next.jobs.work(queue, async ({ value }) => void seen.push(value), never);
  await next.start(true);
  await until(() => seen.length > 0);
  expect(seen).toEqual([9]);
}, 30_000);

it('refuses to order work that nobody does', async () => {
  const server = createServer();
  await server.start();
  const queue = defineQueue<{ value: number }>('test.nobody');
  await expect(server.db.transaction((tx) => server.jobs.enqueue(tx, queue, { value: 1 }))).rejects.toThrow(
    'No worker was registered',
  );
});
