import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';

/** Something that does not get on. */
export interface Stuck {
  /** The queue of a job; `import` or `note`, with its number. */
  readonly what: string;
  /** Seconds since it was ordered, or moved last. */
  readonly age: number;
  /** Id of the learner whose it is; null for what is of nobody. */
  readonly learner: number | null;
  readonly how: string;
  /** First line of a job's last error. */
  readonly error: string | null;
}

/**
 * Jobs of a day that have waited for more than a minute, were tried more than once, or were given up; imports without
 * progress for ten minutes; notes that wait for five. The oldest first. Source: OPS-63.
 */
export async function findStuck(db: Database): Promise<Stuck[]> {
  const { rows } = await db.execute<Stuck & Record<string, unknown>>(sql`
    with jobs as (
      select name, data, state::text, retry_count, created_on, start_after, output from pgboss.job
      union all
      select name, data, state::text, retry_count, created_on, start_after, output from pgboss.archive
    ), found as (
      select name as what, created_on as since, (data->>'userId')::int as learner,
        case when state = 'failed' then 'given up' when retry_count > 0 then 'tried ' || retry_count + 1 || ' times'
          else 'waits' end as how,
        split_part(coalesce(output->>'message', output->'value'->>'message'), chr(10), 1) as error
      from jobs
      where state = 'failed' or state in ('created', 'retry', 'active') and retry_count > 0
        or state in ('created', 'retry') and start_after < now() - interval '1 minute'
      union all
      select 'import ' || id, updated_at, user_id, processed || ' of ' || rows || ' rows', null
      from imports where status = 'running' and updated_at < now() - interval '10 minutes'
      union all
      select 'note ' || id, updated_at, user_id, 'waits to be converted', null
      from notes where state = 'pending' and deleted_at is null and updated_at < now() - interval '5 minutes'
    )
    select what, extract(epoch from now() - since)::int as age, learner, how, error from found order by since`);
  return rows;
}

/** "90 s", "5 min", "3 h", "2 d". */
export function durationOf(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.floor(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.floor(seconds / 3600)} h` : `${Math.floor(seconds / 86_400)} d`;
}
