import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { createDatabase, type Database, createPool } from '../database/database';
import { createListener } from '../database/listener';
import { createLog } from '../http/log';
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster';
import { registry } from '../metrics/metrics';
import { createJobs, type RunningJobs } from './boss-jobs';
import { JOB_LOCK } from './job-leases';
import { defineQueue, type JobQueue } from './worker';
import { WORK_CHANNEL } from './cut-off-jobs';

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
  start(options?: { isOnlyServer?: boolean; works?: boolean }): Promise<void>;
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
    async start({ isOnlyServer = false, works = true } = {}) {
      await listener.start(database.connectionString);
      await jobs.start({ isOnlyServer, works });
      stops.push(
        () => pool.end(),
        () => listener.stop(),
        () => jobs.stop(1000),
      );
    },
  };
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10);
}

/** Whether the statement gave or changed a row. */
const changed = async ({ db }: Server, statement: SQL): Promise<boolean> =>
  ((await db.execute(statement)).rowCount ?? 0) > 0;

/**
 * Nobody tells of a retry, nor of a job that was given up: the workers find it when they look again after two seconds.
 */
async function wake({ db }: Server, { name }: JobQueue<object>): Promise<void> {
  for (const queue of [name, `${name}.failed`])
    await db.execute(sql`select pg_notify(${WORK_CHANNEL}, ${queue})`);
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

/** Source: OPS-33. */
it('leaves the jobs of a server that only answers browsers to one that works', async () => {
  const queue = defineQueue<{ of: string }>('test.roles', { concurrency: 1 });
  const ran: string[] = [];
  const web = createServer();
  const worker = createServer();
  web.jobs.work(queue, async ({ of }) => void ran.push(`web ${of}`), never);
  worker.jobs.work(queue, async ({ of }) => void ran.push(`worker ${of}`), never);
  await web.start({ works: false });
  await web.db.transaction((tx) => web.jobs.enqueue(tx, queue, { of: 'before' }));
  await worker.start();
  await web.db.transaction((tx) => web.jobs.enqueue(tx, queue, { of: 'after' }));
  await until(() => ran.length === 2);
  expect(ran).toEqual(['worker before', 'worker after']);
});

it('has no job of a transaction that was rolled back, and none before the commit', async () => {
  const queue = defineQueue<{ value: number }>('test.rollback');
  const seen: number[] = [];
  const server = createServer();
  server.jobs.work(queue, async ({ value }) => void seen.push(value), never);
  await server.start();
  const { db, jobs } = server;
  await expect(
    db.transaction(async (tx) => {
      await jobs.enqueue(tx, queue, { value: 1 });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await db.transaction(async (open) => {
    await jobs.enqueue(open, queue, { value: 2 });
    await db.transaction((tx) => jobs.enqueue(tx, queue, { value: 3 }));
    await until(() => seen.length > 0);
    expect(seen).toEqual([3]);
  });
  await until(() => seen.length > 1);
  expect(seen).toEqual([3, 2]);
});

it('tries a failing job again and then gives up with its data and its error', async () => {
  const queue = defineQueue<{ value: number }>('test.failing', { retryLimit: 1, retryDelay: 30 });
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
  // The wait before the second try, cut short.
  await until(() =>
    changed(
      server,
      sql`update pgboss.job set start_after = now()
        where name = ${queue.name} and state = 'retry' and start_after > now() + interval '10 s'`,
    ),
  );
  await wake(server, queue);
  await until(() => attempts === 2);
  await until(async () => {
    await wake(server, queue);
    return failures.length > 0;
  });
  expect(attempts).toBe(2);
  expect(failures).toEqual([[{ value: 3 }, 'attempt 2']]);
  const counted = await registry.getSingleMetric('kotoba_jobs_given_up_total')?.get();
  expect(counted?.values.find(({ labels }) => labels.queue === queue.name)?.value).toBe(1);
});

it('gives up on a try that takes too long, and holds its job for as long as it is at work', async () => {
  const queue = defineQueue<{ value: number }>('test.slow', { retryLimit: 0, expireInSeconds: 1 });
  const failures: string[] = [];
  let finish: () => void = () => undefined;
  const server = createServer();
  server.jobs.work(
    queue,
    () => new Promise((resolve) => (finish = resolve)),
    async (_data, error) => void failures.push(error.message),
  );
  await server.start();
  await server.db.transaction((tx) => server.jobs.enqueue(tx, queue, { value: 1 }));
  await until(async () => {
    await wake(server, queue);
    return failures.length > 0;
  });
  expect(failures).toEqual(['The job took longer than 1 s']);
  const isHeld = () =>
    changed(
      server,
      sql`select 1 from pg_locks l join pgboss.job j on l.objid::bigint = hashtext(j.id::text)::bigint & 4294967295
        where l.locktype = 'advisory' and l.classid::bigint = ${JOB_LOCK} and j.name = ${queue.name}`,
    );
  expect(await isHeld()).toBe(true);
  finish();
  await until(async () => !(await isHeld()));
});

it('gives each job to one of two servers', async () => {
  const queue = defineQueue<{ value: number }>('test.shared');
  const seen: number[] = [];
  const [one, two] = [createServer(), createServer()];
  for (const { jobs } of [one, two]) jobs.work(queue, async ({ value }) => void seen.push(value), never);
  for (const server of [one, two]) await server.start();
  await one.db.transaction(async (tx) => {
    for (let value = 0; value < 40; value += 1) await one.jobs.enqueue(tx, queue, { value });
  });
  await until(async () => {
    const open = sql`select 1 from pgboss.job where name = ${queue.name} and state <> 'completed'`;
    return !(await changed(one, open));
  });
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

it('starts a job again at once when its only server died, until it has ended too many', async () => {
  const queue = defineQueue<{ value: number }>('test.cut-off', { retryLimit: 1, concurrency: 1 });
  const begun: number[] = [];
  const failures: unknown[] = [];
  const startOne = async (): Promise<Server> => {
    const server = createServer();
    server.jobs.work(
      queue,
      ({ value }) => {
        begun.push(value);
        return new Promise((resolve) => stops.push(async () => resolve()));
      },
      async (data, error) => void failures.push([data, error.message]),
    );
    await server.start({ isOnlyServer: true });
    return server;
  };
  const first = await startOne();
  await first.db.transaction((tx) => first.jobs.enqueue(tx, queue, { value: 9 }));
  await until(() => begun.length === 1);
  await first.die();
  const second = await startOne();
  await until(() => begun.length === 2);
  await second.die();
  await startOne();
  await until(() => failures.length > 0);
  expect(begun).toEqual([9, 9]);
  expect(failures).toEqual([[{ value: 9 }, 'The server stopped while the job ran']]);
});

it('refuses to order work that nobody does', async () => {
  const server = createServer();
  await server.start();
  const queue = defineQueue<{ value: number }>('test.nobody');
  await expect(server.db.transaction((tx) => server.jobs.enqueue(tx, queue, { value: 1 }))).rejects.toThrow(
    'No worker was registered',
  );
});
