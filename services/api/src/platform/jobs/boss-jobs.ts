import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { createDatabase, type Transaction } from '../database/database';
import type { Listener } from '../database/listener';
import { createCutOffJobs, through, notifyWorkers, WORK_CHANNEL } from './cut-off-jobs';
import { countGivenUp } from '../metrics/metrics';
import { createJobLeases } from './job-leases';
import {
  againQueue,
  createWorker,
  failedQueue,
  JobCutOff,
  type JobAttempt,
  type JobQueue,
  type Jobs,
  type Worker,
} from './worker';

/** Held by the server that makes the queues. */
const QUEUES_LOCK = 20_103;

export interface RunningJobs extends Jobs {
  /**
   * Makes the queues and, if this process `works`, starts the workers; the listener has to be started before. A job
   * that was cut off with its server starts again on another one within seconds; `isOnlyServer`, when no other server
   * can work on this database, at once.
   */
  start(options: { isOnlyServer: boolean; works: boolean }): Promise<void>;
  /** Takes no new job and waits for the running ones, at most `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

interface Registration {
  readonly queue: JobQueue<object>;
  readonly handler: (data: object, attempt: JobAttempt) => Promise<void>;
  readonly onFailed: (data: object, error: Error) => Promise<void>;
}

function errorOf(output: unknown): Error {
  const found = typeof output === 'object' && output !== null ? output : {};
  const inner = 'value' in found && typeof found.value === 'object' ? (found.value ?? {}) : found;
  if ('isCutOff' in inner) return new JobCutOff();
  return new Error('message' in inner ? String(inner.message) : 'The job failed');
}

/**
 * Jobs in PostgreSQL through pg-boss. Workers are woken by NOTIFY; polling only serves retries and what was missed.
 */
export function createJobs(options: {
  pool: pg.Pool;
  listener: Listener;
  log: FastifyBaseLogger;
}): RunningJobs {
  const { pool, listener, log } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    maintenanceIntervalSeconds: 30,
    // Jobs that are done must not stand in the way of those who look for running ones.
    archiveCompletedAfterSeconds: 60,
    deleteAfterDays: 1,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));

  const registrations = new Map<string, Registration>();
  const workers = new Map<string, Worker>();
  const leases = createJobLeases(listener);
  const limitOf = (name: string): number =>
    [...registrations.values()].find(({ queue }) => againQueue(queue.name) === name)?.queue.cutOffLimit ?? 2;
  const cutOff = createCutOffJobs({ db: createDatabase(pool), boss, log, limitOf });
  let stopWatching = (): void => undefined;
  listener.on(WORK_CHANNEL, {
    onMessage: (queue) => workers.get(queue)?.wake(),
    onGap: () => {
      leases.renew().catch((error: unknown) => log.warn({ err: error }, 'running jobs are not held'));
      workers.forEach((worker) => worker.wake());
    },
  });

  async function makeQueues({ queue }: Registration): Promise<void> {
    const { name, retryLimit, retryDelay, expireInSeconds } = queue;
    const failed = failedQueue(name);
    // The names are ours and unique; making a queue again changes nothing, its settings follow the code.
    await boss.createQueue(failed, { name: failed, retryLimit: 10, retryDelay: 2, retryBackoff: true });
    const settings = {
      name,
      retryLimit,
      retryDelay,
      retryBackoff: true,
      expireInSeconds,
      deadLetter: failed,
    };
    for (const one of [name, againQueue(name)]) {
      await boss.createQueue(one, { ...settings, name: one });
      await boss.updateQueue(one, { ...settings, name: one });
    }
  }

  /** One server at a time: two that make the queues of a new database at the same moment would end in a deadlock. */
  async function makeAllQueues(): Promise<void> {
    await listener.query('select pg_advisory_lock($1)', [QUEUES_LOCK]);
    try {
      await boss.start();
      for (const registration of registrations.values()) await makeQueues(registration);
    } finally {
      // If the connection is gone, so is the lock.
      await listener.query('select pg_advisory_unlock($1)', [QUEUES_LOCK]).catch(() => undefined);
    }
  }

  function startWorkers({ queue, handler, onFailed }: Registration): void {
    const { name, forget } = queue;
    const failed = failedQueue(name);
    countGivenUp(name, 0);
    const first = { ...queue, run: (job: { data: object }) => handler(job.data, { wasCutOff: false }) };
    workers.set(name, createWorker({ boss, leases, log, queues: [first], concurrency: queue.concurrency }));
    const last = {
      name: failed,
      forget,
      expireInSeconds: 60,
      async run({ data, output, retryCount }: PgBoss.JobWithMetadata<object>) {
        if (retryCount === 0) countGivenUp(name, 1);
        await onFailed(data, errorOf(output));
      },
    };
    workers.set(failed, createWorker({ boss, leases, log, queues: [last], concurrency: 1 }));
  }

  /** One at a time, whatever it is: a server that dies now dies of this one, or of one that is new. */
  function startAgainWorker(): void {
    const queues = [...registrations.values()].map(({ queue, handler }) => ({
      ...queue,
      name: againQueue(queue.name),
      run: (job: { data: object }) => handler(job.data, { wasCutOff: true }),
    }));
    const worker = createWorker({ boss, leases, log, queues, concurrency: 1 });
    for (const { name } of queues) workers.set(name, worker);
  }

  return {
    async enqueue<Data extends object>(tx: Transaction, queue: JobQueue<Data>, data: Data) {
      const id = await boss.send(queue.name, data, { db: through(tx) });
      if (id === null) throw new Error(`No worker was registered for the queue ${queue.name}`);
      await notifyWorkers(tx, queue.name);
    },

    work<Data extends object>(
      queue: JobQueue<Data>,
      handler: (data: Data, attempt: JobAttempt) => Promise<void>,
      onFailed: (data: Data, error: Error) => Promise<void>,
    ) {
      if (registrations.has(queue.name)) throw new Error(`${queue.name} has a worker already`);
      // The queue's name stands for the type of its data: only `enqueue` with the same queue writes there.
      registrations.set(queue.name, {
        queue,
        handler: (data, attempt) => handler(data as Data, attempt),
        onFailed: (data, error) => onFailed(data as Data, error),
      });
    },

    async start({ isOnlyServer, works }) {
      await makeAllQueues();
      if (!works) return;
      if (isOnlyServer) await cutOff.restartAll();
      for (const registration of registrations.values()) startWorkers(registration);
      startAgainWorker();
      stopWatching = cutOff.watch();
    },

    async stop(graceMs) {
      stopWatching();
      await Promise.all([...new Set(workers.values())].map((worker) => worker.stop(graceMs)));
      await boss.stop({ graceful: false, close: false });
    },
  };
}
