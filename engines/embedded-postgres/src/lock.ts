import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DataDirectoryInUse } from './owner';

/** Any number will do, as long as it never changes: "kotoba" in ASCII. */
const LOCK_KEY = '118096553996897';
const BUDGET_MS = 800;
const POLL_MS = 50;

async function holderOf(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and (l.classid::bigint << 32 | l.objid::bigint) = $1::bigint`,
    [LOCK_KEY],
  );
  const pid = Number(/\d+$/.exec(rows[0]?.name ?? '')?.[0]);
  return Number.isInteger(pid) ? pid : null;
}

/**
 * Takes the lock of the folder: a session lock inside its PostgreSQL. The kernel ends it together with the process that holds the
 * connection, so no crash leaves it behind; the short wait covers a PostgreSQL that has not noticed such an end yet.
 * @throws DataDirectoryInUse
 */
export async function takeLock(client: pg.Client, folder: string): Promise<void> {
  for (let waited = 0; ; waited += POLL_MS) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK_KEY,
    ]);
    if (rows[0]?.taken) return;
    if (waited >= BUDGET_MS) throw new DataDirectoryInUse(folder, await holderOf(client));
    await sleep(POLL_MS);
  }
}
