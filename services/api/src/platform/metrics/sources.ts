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
}
type ReleaseSource = () => Promise<readonly { remote: string; version: string; release: string }[]>;

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

/** Jobs of queues that this version does not know are left out: a label is a name of ours. */
const QUEUES = `select name, count(*) filter (where state < 'active')::int as waiting,
    count(*) filter (where state = 'active')::int as running,
    coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)
      ::float as oldest
  from pgboss.job where state < 'completed' and name = any($1) group by name`;
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

/** A look must not hang with the database, and looks must not add to the line of those who wait for it. */
const BUDGET_MS = 1500;
let reading: Promise<boolean> | null = null;

async function readApi({ pool: from, streams: open, dataDir }: ApiSources): Promise<void> {
  streams.set(open());
  poolSize.set(from.options.max);
  pool.set({ state: 'total' }, from.totalCount);
  pool.set({ state: 'idle' }, from.idleCount);
  pool.set({ state: 'waiting' }, from.waitingCount);
  const { bsize, blocks, bavail } = await statfs(dataDir);
  disk.set({ state: 'total' }, blocks * bsize);
  disk.set({ state: 'free' }, bavail * bsize);
  reading ??= readTables(from)
    .then(
      () => true,
      () => false,
    )
    .finally(() => (reading = null));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), BUDGET_MS);
  });
  const isUp = await Promise.race([reading, late]).finally(() => clearTimeout(timer));
  databaseUp.set(isUp ? 1 : 0);
}

/** All figures in the text format of Prometheus. */
export async function readMetrics(): Promise<string> {
  if (ofApi) await readApi(ofApi);
  if (ofEdge) {
    const found = await ofEdge();
    releases.reset();
    for (const labels of found) releases.set(labels, 1);
  }
  return registry.metrics();
}
