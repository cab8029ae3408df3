import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import type { Database, Transaction } from '../database/database';
import { JOB_LOCK } from './job-leases';
import { againQueue, isAgainQueue, isFailedQueue, JobCutOff } from './worker';

/** Carries names of queues in which there is something to do. */
export const WORK_CHANNEL = 'kotoba_jobs';

/** Wakes the workers of a queue on all servers, as soon as the transaction commits. */
export async function notifyWorkers(tx: Transaction, queue: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${WORK_CHANNEL}, ${queue})`);
}

/** A statement with `$1` placeholders, for a Drizzle transaction: some libraries bring their own SQL. */
function rawQuery(text: string, values: readonly unknown[]): SQL {
  const chunks: SQL[] = [];
  let position = 0;
  for (const match of text.matchAll(/\$(\d+)/g)) {
    chunks.push(sql.raw(text.slice(position, match.index)));
    chunks.push(sql`${sql.param(values[Number(match[1]) - 1])}`);
    position = match.index + match[0].length;
  }
  chunks.push(sql.raw(text.slice(position)));
  return sql.join(chunks);
}

/** Lets pg-boss work in a transaction of ours. */
export const through = (tx: Transaction): PgBoss.Db => ({
  executeSql: async (text: string, values: unknown[]) => tx.execute(rawQuery(text, values)),
});

const LOOK_MS = 500;
/** A job that nobody holds for so long was cut off: a living server that lost its connection has it back before. */
const CUT_OFF_MS = 3000;

type Running = Record<'name' | 'id' | 'started', string>;

const unheld = sql`
  select name, id::text, started_on::text as started from pgboss.job j
  where state = 'active' and not exists (
    select 1 from pg_locks l
    where l.locktype = 'advisory' and l.granted and l.classid::bigint = ${JOB_LOCK} and l.objsubid = 2
      and l.objid::bigint = hashtext(j.id::text)::bigint & 4294967295
      and l.database = (select oid from pg_database where datname = current_database()))`;

interface CutOffOptions {
  readonly db: Database;
  readonly boss: PgBoss;
  readonly log: FastifyBaseLogger;
  /** Servers that a job of the queue may end before it is given up. */
  readonly limitOf: (name: string) => number;
}

/**
 * Finds the jobs whose server died (`job-leases.ts`), and has them tried again. Every server looks for all of them.
 */
export function createCutOffJobs({ db, boss, log, limitOf }: CutOffOptions) {
  /** Tries that were found without a holder, and since when. */
  let since: ReadonlyMap<string, number> = new Map();

  /** What was cut off the first time waits for its turn: one of several that ran together has ended their server. */
  async function moveAside(tx: Transaction, job: SQL, name: string): Promise<void> {
    await tx.execute(sql`
      update pgboss.job set name = ${name}, state = 'retry', start_after = now(), retry_count = 0, started_on = null
      where ${job}`);
    await notifyWorkers(tx, name);
  }

  async function giveUp(tx: Transaction, job: SQL, { name, id }: Running): Promise<void> {
    await tx.execute(sql`update pgboss.job set retry_limit = retry_count where ${job}`);
    await boss.fail(name, id, { message: new JobCutOff().message, isCutOff: true }, { db: through(tx) });
  }

  /**
   * Several servers may want to: the first one does, unless the job is held again. It was not the job that failed, so
   * the next try waits for nothing; a job that ends its server again and again is given up.
   */
  const restart = ({ name, id, started }: Running): Promise<void> =>
    db.transaction(async (tx) => {
      const job = sql`name = ${name} and id = ${id} and state = 'active' and started_on = ${started}::timestamptz`;
      const { rows } = await tx.execute<{ is_free: boolean; cut_offs: number; is_last: boolean }>(sql`
        select pg_try_advisory_xact_lock(${JOB_LOCK}, hashtext(id::text)) as is_free,
          retry_count + 2 as cut_offs, retry_count >= retry_limit as is_last
        from pgboss.job where ${job} for update skip locked`);
      const [found] = rows;
      if (!found?.is_free) return;
      log.warn({ queue: name, job: id }, 'a job was cut off with its server');
      if (!isAgainQueue(name) && !isFailedQueue(name)) return moveAside(tx, job, againQueue(name));
      if (isAgainQueue(name) ? found.cut_offs >= limitOf(name) : found.is_last) {
        await giveUp(tx, job, { name, id, started });
      } else await tx.execute(sql`update pgboss.job set state = 'retry', start_after = now() where ${job}`);
      await notifyWorkers(tx, name);
    });

  async function look(minAgeMs: number): Promise<void> {
    const { rows } = await db.execute<Running>(unheld);
    const now = performance.now();
    const found = rows.map((job) => ({ job, mark: `${job.id} ${job.started}` }));
    since = new Map(found.map(({ mark }) => [mark, since.get(mark) ?? now]));
    for (const { job, mark } of found) if (now - (since.get(mark) ?? now) >= minAgeMs) await restart(job);
  }

  return {
    /** Restarts at once what nobody holds now: when no other server can be about to. */
    restartAll: (): Promise<void> => look(0),
    /**
     * Looks again and again. Gives its undo, which waits for nothing: a look that is under way changes nothing by
     * halves.
     */
    watch(): () => void {
      const end = new AbortController();
      const keepLooking = async (): Promise<void> => {
        while (!end.signal.aborted) {
          // A database that is away is somebody else's to tell.
          await look(CUT_OFF_MS).catch((error: unknown) =>
            log.debug({ err: error }, 'jobs were not looked for'),
          );
          await sleep(LOOK_MS, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
        }
      };
      void keepLooking();
      return () => end.abort();
    },
  };
}
