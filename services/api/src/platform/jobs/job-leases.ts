import { setTimeout as sleep } from 'node:timers/promises';
import type { Listener } from '../database/listener';

/** Namespace of the advisory locks "this job is at work"; the second number of the lock is made of the job's id. */
export const JOB_LOCK = 20_102;

/**
 * How long a job that was taken may wait for its lock while the listening connection is away: less than `CUT_OFF_MS`.
 */
const WAIT_MS = 2000;
const PAUSE_MS = 100;

export interface JobLeases {
  /** Whether jobs can be held now; one that is taken all the same would be cut off at once. */
  isPossible(): boolean;
  /**
   * Says to all servers that this one works on the job, for as long as it lives. Gives false when an earlier try of
   * the job is still at work, here or elsewhere, or nobody could be told: then the job must be left alone.
   */
  take(id: string): Promise<boolean>;
  release(id: string): Promise<void>;
  /** After the connection was lost, and all locks with it. */
  renew(): Promise<void>;
}

/** The locks are the listening connection's: PostgreSQL gives them back in the moment in which the process is gone. */
export function createJobLeases(listener: Listener): JobLeases {
  /** Of every job that was taken, whether its lock is there: one that waits for it is nothing to renew. */
  const jobs = new Map<string, boolean>();

  const lock = async (id: string): Promise<boolean> => {
    const text = 'select pg_try_advisory_lock($1, hashtext($2)) as is_free';
    const [row] = await listener.query<{ is_free: boolean }>(text, [JOB_LOCK, id]);
    return row?.is_free ?? false;
  };

  async function lockInTime(id: string): Promise<boolean> {
    for (const end = performance.now() + WAIT_MS; ; await sleep(PAUSE_MS, undefined, { ref: false })) {
      try {
        return await lock(id);
      } catch {
        if (performance.now() > end) return false;
      }
    }
  }

  return {
    isPossible: () => listener.isConnected(),
    async take(id) {
      if (jobs.has(id)) return false;
      jobs.set(id, false);
      const isMine = await lockInTime(id);
      if (isMine) jobs.set(id, true);
      else jobs.delete(id);
      return isMine;
    },
    async release(id) {
      jobs.delete(id);
      // A lock whose connection is gone is gone as well.
      await listener
        .query('select pg_advisory_unlock($1, hashtext($2))', [JOB_LOCK, id])
        .catch(() => undefined);
    },
    async renew() {
      for (const id of [...jobs.keys()]) if (jobs.get(id)) await lock(id);
    },
  };
}
