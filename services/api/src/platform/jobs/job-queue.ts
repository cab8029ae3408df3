import type { Transaction } from '../database/database';

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
  /** Whether the data goes as soon as the job is done, instead of staying for a day: for what nobody may keep. */
  readonly forget: boolean;
  /** Carries the type of the data; never set. */
  readonly dataType?: Data;
}

export type QueueOptions = Partial<Omit<JobQueue<object>, 'name' | 'dataType'>>;

/** `defineQueue<{ noteId: number }>('notes.convert')`; the defaults: 3 retries from 1 s on, 60 s a try, two at a time. */
export function defineQueue<Data extends object>(name: string, options: QueueOptions = {}): JobQueue<Data> {
  const defaults = { retryLimit: 3, retryDelay: 1, expireInSeconds: 60, concurrency: 2, forget: false };
  return { ...defaults, ...options, name };
}

export interface Jobs {
  /** Enqueue inside the caller's transaction: the job exists exactly when the transaction commits. */
  enqueue<Data extends object>(tx: Transaction, queue: JobQueue<Data>, data: Data): Promise<void>;
  /**
   * Register the worker of a queue (before start). A handler that throws is tried again with back-off; it may also run twice for one job
   * (the server can die between the work and its record), so it must be repeatable. After the last failure `onFailed` runs.
   */
  work<Data extends object>(
    queue: JobQueue<Data>,
    handler: (data: Data) => Promise<void>,
    onFailed: (data: Data, error: Error) => Promise<void>,
  ): void;
}
