import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import { Gauge } from 'prom-client';
import { knownQueues } from '../jobs/worker';
import { registers, registry } from './metrics';

const databaseUp = new Gauge({
  name: 'kotoba_database_up',
  help: '1 when the database answered this look within its time, else 0.',
  registers,
});
const pool = new Gauge({
  name: 'kotoba_database_pool',
  help: 'Connections that are open (total), unused (idle), and requests that wait for one (waiting).',
  labelNames: ['state'] as const,
  registers,
});
const poolSize = new Gauge({
  name: 'kotoba_database_pool_size',
  help: 'Connections that DATABASE_POOL allows.',
  registers,
});
const jobs = new Gauge({
  name: 'kotoba_jobs',
  help: 'Jobs that wait or run, by queue.',
  labelNames: ['queue', 'state'] as const,
  registers,
});
const oldestJob = new Gauge({
  name: 'kotoba_job_oldest_seconds',
  help: 'How long the oldest waiting job of a queue could have run; 0 when none waits.',
  labelNames: ['queue'] as const,
  registers,
});
const importsRunning = new Gauge({
  name: 'kotoba_imports_running',
  help: 'Imports that have begun and are not over.',
  registers,
});
const streams = new Gauge({ name: 'kotoba_event_streams', help: 'Open event streams.', registers });
const disk = new Gauge({
  name: 'kotoba_data_disk_bytes',
  help: 'The file system that DATA_DIR lies on.',
  labelNames: ['state'] as const,
  registers,
});
const newestBackup = new Gauge({
  name: 'kotoba_backup_newest_timestamp_seconds',
  help: 'When the newest backup of the store was written; 0 when there is none.',
  registers,
});
const backupEvery = new Gauge({
  name: 'kotoba_backup_every_seconds',
  help: 'BACKUP_EVERY in seconds; not there when no backup is written by itself.',
  labelNames: [],
  registers,
});
const damaged = new Gauge({
  name: 'kotoba_release_files_damaged',
  help: 'Files of releases that were asked for and are not what was published.',
  registers,
});
const releases = new Gauge({
  name: 'kotoba_release_info',
  help: 'What the next page starts with: always 1.',
  labelNames: ['remote', 'version', 'release'] as const,
  registers,
});

interface ApiSources {
  readonly pool: pg.Pool;
  /** Open event streams of this process. */
  readonly streams: () => number;
  readonly dataDir: string;
  readonly backups: {
    /** Hours; undefined when none is written by itself. */
    readonly every: number | undefined;
    newest(): Promise<Date | null>;
  };
}
interface ReleaseSource {
  releases(): Promise<readonly { remote: string; version: string; release: string }[]>;
  /** How many files are not what was published. */
  damaged(): number;
  /** Canaries that are held back. */
  held(): Promise<readonly { remote: string; release: string }[]>;
}

const held = new Gauge({
  name: 'kotoba_canary_held',
  help: 'A canary that is held back because more of its pages fail: always 1.',
  labelNames: ['remote', 'release'] as const,
  registers,
});

let ofApi: ApiSources | null = null;
let ofEdge: ReleaseSource | null = null;

/** Names the API whose figures are read at each look; null when it goes. */
export const watchApi = (sources: ApiSources | null): void => void (ofApi = sources);

/** Names what knows the releases that an edge gives out; null when it goes. */
export const watchReleases = (source: ReleaseSource | null): void => void (ofEdge = source);

interface QueueRow {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly oldest: number;
}

/**
 * Jobs of queues that this version does not know are left out: a label is a name of ours. What waits to be tried again
 * alone, or to be given up, lies in queues beside its own.
 */
const QUEUES = `select name, count(*) filter (where state < 'active')::int as waiting,
    count(*) filter (where state = 'active')::int as running,
    coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)
      ::float as oldest
  from (select regexp_replace(name, '[.](again|failed)$', '') as name, state, start_after from pgboss.job
    where state < 'completed') as job
  where name = any($1) group by name`;
const IMPORTS = `select count(*)::int as running from imports where status = 'running'`;

async function readTables(from: pg.Pool): Promise<void> {
  const queues = knownQueues();
  const found = await from.query<QueueRow>(QUEUES, [queues]);
  const running = await from.query<{ running: number }>(IMPORTS);
  for (const queue of queues) {
    const row = found.rows.find(({ name }) => name === queue);
    jobs.set({ queue, state: 'waiting' }, row?.waiting ?? 0);
    jobs.set({ queue, state: 'running' }, row?.running ?? 0);
    oldestJob.set({ queue }, row?.oldest ?? 0);
  }
  importsRunning.set(running.rows[0]?.running ?? 0);
}

/** A look must not hang with a database or a store, nor looks add to the line of those who wait for it. */
const BUDGET_MS = 1500;

/** A part of a look that others join while it is under way. It says whether it was done in time. */
function shared(read: (from: ApiSources) => Promise<void>): (from: ApiSources) => Promise<boolean> {
  let reading: Promise<boolean> | null = null;
  return async (from) => {
    reading ??= read(from)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (reading = null));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), BUDGET_MS);
    });
    return Promise.race([reading, late]).finally(() => clearTimeout(timer));
  };
}

/** A store may be far away and charge for each look; a backup is hours old. */
const BACKUPS_MS = 60_000;
let backupsKnown: { readonly of: ApiSources; readonly at: number } | null = null;

const lookAtTables = shared(({ pool: from }) => readTables(from));
const lookAtBackups = shared(async (from) => {
  const now = performance.now();
  if (backupsKnown?.of === from && now - backupsKnown.at < BACKUPS_MS) return;
  const newest = await from.backups.newest();
  newestBackup.set((newest?.getTime() ?? 0) / 1000);
  backupsKnown = { of: from, at: now };
});

async function readApi(from: ApiSources): Promise<void> {
  const { pool: connections, streams: open, dataDir, backups } = from;
  streams.set(open());
  poolSize.set(connections.options.max);
  pool.set({ state: 'total' }, connections.totalCount);
  pool.set({ state: 'idle' }, connections.idleCount);
  pool.set({ state: 'waiting' }, connections.waitingCount);
  const { bsize, blocks, bavail } = await statfs(dataDir);
  disk.set({ state: 'total' }, blocks * bsize);
  disk.set({ state: 'free' }, bavail * bsize);
  backupEvery.reset();
  if (backups.every !== undefined) backupEvery.set(backups.every * 3600);
  const [isUp] = await Promise.all([lookAtTables(from), lookAtBackups(from)]);
  databaseUp.set(isUp ? 1 : 0);
}

/** All figures in the text format of Prometheus. */
export async function readMetrics(): Promise<string> {
  if (ofApi) await readApi(ofApi);
  if (ofEdge) {
    const found = await ofEdge.releases();
    releases.reset();
    for (const labels of found) releases.set(labels, 1);
    damaged.set(ofEdge.damaged());
    held.reset();
    for (const { remote, release } of await ofEdge.held()) held.set({ remote, release }, 1);
  }
  return registry.metrics();
}
