import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Speech } from '@kotoba/speech';
import { knownQueues } from '../jobs/worker';

/**
 * What this process tells its operator. One registry, so that an edge and an API in one process have one page. Labels
 * come from closed lists alone (route patterns, statuses, names of ours): never an id, an email, a path or a text.
 */
export const registry = new Registry();
const registers = [registry];
collectDefaultMetrics({ register: registry });

const requests = new Histogram({
  name: 'kotoba_http_request_seconds',
  help: 'Answered requests by method, route pattern and status; event streams are not in it.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
  registers,
});
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface Answered {
  readonly method: string;
  /** The pattern that the router found; undefined for an address that nobody knows. */
  readonly route: string | undefined;
  readonly status: number;
  readonly seconds: number;
}

/** Counts an answered request. */
export function countRequest({ method, route = 'unknown', status, seconds }: Answered): void {
  requests.observe({ method: METHODS.has(method) ? method : 'other', route, status }, seconds);
}

export const signInsRefused = new Counter({
  name: 'kotoba_sign_ins_refused_total',
  help: 'Sign-ins refused: wrong email or password, or a limit.',
  labelNames: ['reason'] as const,
  registers,
});
for (const reason of ['credentials', 'limit'] as const) signInsRefused.inc({ reason }, 0);

export const limitsHit = new Counter({
  name: 'kotoba_limits_hit_total',
  help: 'Attempts over a limit, by the name that RATE_LIMITS has for it.',
  labelNames: ['limit'] as const,
  registers,
});

export const importRows = new Counter({
  name: 'kotoba_import_rows_total',
  help: 'Rows of imports: made to words, there before, or refused.',
  labelNames: ['result'] as const,
  registers,
});
for (const result of ['created', 'duplicate', 'refused'] as const) importRows.inc({ result }, 0);

const speechSeconds = new Histogram({
  name: 'kotoba_speech_seconds',
  help: 'Time until a clip was there, by result; kept clips answer at once.',
  labelNames: ['result'] as const,
  buckets: [0.01, 0.1, 0.5, 1, 2, 5, 10, 20],
  registers,
});
for (const result of ['made', 'failed'] as const) speechSeconds.zero({ result });
const speechWaiting = new Gauge({
  name: 'kotoba_speech_waiting',
  help: 'Clips that somebody waits for.',
  registers,
});

/** The same voice, with its clips counted. */
export const countSpeech = (speech: Speech): Speech => ({
  ...speech,
  async clip(request) {
    speechWaiting.inc();
    const timer = speechSeconds.startTimer();
    try {
      const clip = await speech.clip(request);
      timer({ result: 'made' });
      return clip;
    } catch (error) {
      timer({ result: 'failed' });
      throw error;
    } finally {
      speechWaiting.dec();
    }
  },
});

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

interface Sources {
  readonly pool: pg.Pool;
  /** Open event streams of this process. */
  readonly streams: () => number;
}

let sources: Sources | null = null;

/** Says whose figures are read at each look; gives the undo. */
export function watchSources(found: Sources): () => void {
  sources = found;
  return () => {
    if (sources === found) sources = null;
  };
}

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
  const [found, running] = [
    await from.query<QueueRow>(QUEUES, [queues]),
    await from.query<{ running: number }>(IMPORTS),
  ];
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

async function readSources({ pool: from, streams: open }: Sources): Promise<void> {
  streams.set(open());
  pool.set({ state: 'total' }, from.totalCount);
  pool.set({ state: 'idle' }, from.idleCount);
  pool.set({ state: 'waiting' }, from.waitingCount);
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
  if (sources) await readSources(sources);
  return registry.metrics();
}
