import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import type { JobLeases } from './job-leases';
import type { Transaction } from '../database/database';
import { traced } from '../traces/traces';

/** A kind of background work; `Data` is what one job carries (JSON). Define it once with `defineQueue`. */
export interface JobQueue<Data extends object> {
  readonly name: string;
  /** Tries after the first one. */
  readonly retryLimit: number;
  /** Seconds before the first retry; doubled each time, with jitter. */
  readonly retryDelay: number;
  /** Seconds that one try may take. */
  readonly expireInSeconds: number;
  /** Jobs of this queue that one server runs at a time. */
  readonly concurrency: number;
  /** Servers that a job may end before it is given up. */
  readonly cutOffLimit: number;
  /** Whether the data goes as soon as the job is done, instead of staying for a day: for what nobody may keep. */
  readonly forget: boolean;
  /** Carries the type of the data; never set. */
  readonly dataType?: Data;
}

type QueueOptions = Partial<Omit<JobQueue<object>, 'name' | 'dataType'>>;

const names = new Set<string>();

/** The names of all queues of this program, as they were defined. */
export const knownQueues = (): string[] => [...names];

/**
 * `defineQueue<{ noteId: number }>('notes.convert')`; the defaults: 3 retries from 1 s on, 60 s a try, two at a time,
 * given up when it has ended two servers.
 */
export function defineQueue<Data extends object>(name: string, options: QueueOptions = {}): JobQueue<Data> {
  names.add(name);
  const times = { retryLimit: 3, retryDelay: 1, expireInSeconds: 60, cutOffLimit: 2 };
  return { ...times, concurrency: 2, forget: false, ...options, name };
}

const AGAIN = '.again';
const FAILED = '.failed';

/** Where jobs of a queue wait that were cut off with their server, and where those that were given up. */
export const againQueue = (name: string): string => `${name}${AGAIN}`;
export const failedQueue = (name: string): string => `${name}${FAILED}`;
export const isAgainQueue = (name: string): boolean => name.endsWith(AGAIN);
export const isFailedQueue = (name: string): boolean => name.endsWith(FAILED);

/** The error of a job that was given up because it ended server after server. */
export class JobCutOff extends Error {
  constructor() {
    super('The server stopped while the job ran');
  }
}

export interface JobAttempt {
  /** A server died while it ran this job: perhaps of it. */
  readonly wasCutOff: boolean;
}

export interface Jobs {
  /** Enqueue inside the caller's transaction: the job exists exactly when the transaction commits. */
  enqueue<Data extends object>(tx: Transaction, queue: JobQueue<Data>, data: Data): Promise<void>;
  /**
   * Register the worker of a queue (before start). A handler that throws is tried again with back-off; it may also run
   * twice for one job (the server can die between the work and its record), so it must be repeatable. After the last
   * failure `onFailed` runs. A job whose server died runs once more with `wasCutOff`, one such job at a time; when that
   * server dies as well, `onFailed` runs with a `JobCutOff`.
   */
  work<Data extends object>(
    queue: JobQueue<Data>,
    handler: (data: Data, attempt: JobAttempt) => Promise<void>,
    onFailed: (data: Data, error: Error) => Promise<void>,
  ): void;
}

const POLL_MS = 2000;
const RECORD_ATTEMPTS = 40;
const RECORD_PAUSE_MS = 250;

/** What a worker has to know of a queue. */
interface WorkerQueue {
  readonly name: string;
  readonly expireInSeconds: number;
  readonly forget: boolean;
  readonly run: (job: PgBoss.JobWithMetadata<object>) => Promise<void>;
}

interface WorkerOptions {
  readonly boss: PgBoss;
  readonly leases: JobLeases;
  readonly log: FastifyBaseLogger;
  readonly queues: readonly WorkerQueue[];
  readonly concurrency: number;
}

export interface Worker {
  /** There may be something to do. */
  wake(): void;
  /** Takes nothing new; resolves when the running jobs are done or `graceMs` have passed. */
  stop(graceMs: number): Promise<void>;
}

/** A wait that `wake` cuts short. */
function createWakeableSleep() {
  let controller = new AbortController();
  return {
    wake: () => controller.abort(),
    async take(ms: number) {
      await sleep(ms, undefined, { signal: controller.signal, ref: false }).catch(() => undefined);
      controller = new AbortController();
    },
  };
}

async function within(seconds: number, work: Promise<void>): Promise<void> {
  const controller = new AbortController();
  const late = sleep(seconds * 1000, undefined, { signal: controller.signal, ref: false }).then(() => {
    throw new Error(`The job took longer than ${seconds} s`);
  });
  late.catch(() => undefined);
  try {
    await Promise.race([work, late]);
  } finally {
    controller.abort();
  }
}

/**
 * Fetches and runs the jobs of its queues. pg-boss's own worker does not wait for the record of a result, and a
 * database that is away at that moment ends the process.
 */
export function createWorker({ boss, leases, log, queues, concurrency }: WorkerOptions): Worker {
  let stopping = false;

  /** The database may be away for a moment; without its result the job would only start again after its time. */
  async function record({ name }: WorkerQueue, write: () => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await write();
      } catch (error) {
        if (attempt === RECORD_ATTEMPTS || stopping) {
          log.error({ err: error, queue: name }, 'the result of a job was not recorded');
          return;
        }
        await sleep(RECORD_PAUSE_MS, undefined, { ref: false });
      }
    }
  }

  async function tryOut(
    queue: WorkerQueue,
    job: PgBoss.JobWithMetadata<object>,
    work: Promise<void>,
  ): Promise<void> {
    const { name, expireInSeconds, forget } = queue;
    try {
      await within(expireInSeconds, work);
    } catch (error) {
      log.warn({ err: error, queue: name, job: job.id, attempt: job.retryCount + 1 }, 'a job failed');
      const message = error instanceof Error ? error.message : String(error);
      return record(queue, () => boss.fail(name, job.id, { message }));
    }
    return record(queue, () => (forget ? boss.deleteJob(name, job.id) : boss.complete(name, job.id)));
  }

  async function runOne(queue: WorkerQueue, job: PgBoss.JobWithMetadata<object>): Promise<void> {
    // Left alone, it is found by those who look for jobs that were cut off (`cut-off-jobs.ts`).
    if (!(await leases.take(job.id))) return;
    const work = traced(`job ${queue.name}`, { 'job.id': job.id }, () => queue.run(job));
    await tryOut(queue, job, work);
    // A try that was given up for its slowness is at work for as long as it is: nobody else may begin.
    void work.catch(() => undefined).then(() => leases.release(job.id));
  }

  /** Runs a job if there is one. */
  async function runNext(): Promise<boolean> {
    for (const queue of queues) {
      const [job] = leases.isPossible()
        ? await boss.fetch<object>(queue.name, { includeMetadata: true }).catch(() => [])
        : [];
      if (job) await runOne(queue, job);
      if (job || stopping) return true;
    }
    return false;
  }

  async function loop(idle: ReturnType<typeof createWakeableSleep>): Promise<void> {
    while (!stopping) if (!(await runNext()) && !stopping) await idle.take(POLL_MS);
  }

  const sleeps = Array.from({ length: concurrency }, createWakeableSleep);
  const loops = sleeps.map(loop);
  const wake = (): void => sleeps.forEach((idle) => idle.wake());

  return {
    wake,
    async stop(graceMs) {
      stopping = true;
      wake();
      await Promise.race([Promise.all(loops), sleep(graceMs, undefined, { ref: false })]);
    },
  };
}
