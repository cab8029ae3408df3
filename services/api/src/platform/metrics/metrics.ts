import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Speech, SpeechUnavailable } from '@kotoba/speech';
import { defaultLimits, type LimitName } from '../config/limit-rules';
import { requestIdOf, underRequestId } from '../http/request-id';
import { nameStep, traced } from '../traces/traces';

/**
 * What this process tells its operator. One registry, so that an edge and an API in one process have one page. Labels
 * come from closed lists alone (route patterns, statuses, names of ours): never an id, an email, a path or a text.
 * prom-client is the one library that all of Node's metrics speak; OpenTelemetry's metrics would need a collector.
 */
export const registry = new Registry();
export const registers = [registry];

const requests = new Histogram({
  name: 'kotoba_http_request_seconds',
  help: 'Answered requests by method, route pattern and status; event streams are not in it.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
  registers,
});
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** As proxies write it: the caller went before the answer was whole. */
const CALLER_WENT = 499;

const routes = new WeakMap<IncomingMessage, string>();

/** Says which pattern a request was found to have; what nobody says it of counts as unknown. */
export function noteRoute(request: IncomingMessage, pattern: string): void {
  routes.set(request, pattern);
  nameStep(request.method ?? '', pattern);
}

/** Counts a request when its answer is over. */
export function countRequest(request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now();
  response.once('close', () => {
    if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
    const { method = '' } = request;
    const labels = {
      method: METHODS.has(method) ? method : 'other',
      route: routes.get(request) ?? 'unknown',
      status: response.writableFinished ? response.statusCode : CALLER_WENT,
    };
    requests.observe(labels, (performance.now() - start) / 1000);
  });
}

/** Lets an app tell what its router found, and what is logged on the way which request it was for. */
export function watchRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { url } = request.routeOptions;
    if (url !== undefined) noteRoute(request.raw, url);
    done();
  });
  // Once a body was read, nothing knows any more whose it was: the socket called back.
  app.addHook('preValidation', (request, _reply, done) => underRequestId(requestIdOf(request.raw), done));
}

export const signInsRefused = new Counter({
  name: 'kotoba_sign_ins_refused_total',
  help: 'Sign-ins refused: wrong email or password, or a limit.',
  labelNames: ['reason'] as const,
  registers,
});
for (const reason of ['credentials', 'limit'] as const) signInsRefused.inc({ reason }, 0);

export const browserErrors = new Counter({
  name: 'kotoba_browser_errors_total',
  help: 'Errors that only browsers have seen, as they report them.',
  registers,
});

const limitsHit = new Counter({
  name: 'kotoba_limits_hit_total',
  help: 'Attempts over a limit, by the name that RATE_LIMITS has for it.',
  labelNames: ['limit'] as const,
  registers,
});
for (const limit of Object.keys(defaultLimits)) limitsHit.inc({ limit }, 0);

/** Counts an attempt over a limit. */
export const countLimit = (limit: LimitName): void => limitsHit.inc({ limit });

const importRows = new Counter({
  name: 'kotoba_import_rows_total',
  help: 'Rows of imports: made to words, there before, or not understood.',
  labelNames: ['result'] as const,
  registers,
});

/** Counts rows of an import that are written. */
export function countRows(rows: { created: number; duplicates: number; invalid: number }): void {
  for (const [result, times] of Object.entries(rows)) importRows.inc({ result }, times);
}
countRows({ created: 0, duplicates: 0, invalid: 0 });

const imports = new Counter({
  name: 'kotoba_imports_total',
  help: 'Imports that are over: done, or given up.',
  labelNames: ['result'] as const,
  registers,
});
for (const result of ['done', 'failed'] as const) imports.inc({ result }, 0);

/** Counts an import that has come to its end. */
export const countImport = (result: 'done' | 'failed'): void => imports.inc({ result });

const jobsGivenUp = new Counter({
  name: 'kotoba_jobs_given_up_total',
  help: 'Jobs that failed as often as their queue lets them, or ended servers.',
  labelNames: ['queue'] as const,
  registers,
});

/** Counts jobs of a queue that were given up; 0 makes the queue known. */
export const countGivenUp = (queue: string, times: number): void => jobsGivenUp.inc({ queue }, times);

const speechSeconds = new Histogram({
  name: 'kotoba_speech_seconds',
  help: 'Time until a clip was there or refused, by result; kept clips are there at once.',
  labelNames: ['result'] as const,
  buckets: [0.01, 0.1, 0.5, 1, 2, 5, 10, 20],
  registers,
});
for (const result of ['made', 'failed', 'refused'] as const) speechSeconds.zero({ result });
const speechWaiting = new Gauge({
  name: 'kotoba_speech_waiting',
  help: 'Clips that somebody waits for.',
  registers,
});

/** Broken is the voice, or it is not there; a text without a sound, or a learner over their share, is nobody's alarm. */
const isBroken = (error: unknown): boolean =>
  error instanceof SpeechUnavailable && ['FAILED', 'NOT_INSTALLED'].includes(error.code);

/** The same voice, with its clips counted. */
export const countSpeech = (speech: Speech): Speech => ({
  status: () => speech.status(),
  pitch: (...word) => speech.pitch(...word),
  close: () => speech.close(),
  async clip(...request) {
    speechWaiting.inc();
    const stop = speechSeconds.startTimer();
    try {
      const clip = await traced('speech clip', {}, () => speech.clip(...request));
      stop({ result: 'made' });
      return clip;
    } catch (error) {
      stop({ result: isBroken(error) ? 'failed' : 'refused' });
      throw error;
    } finally {
      speechWaiting.dec();
    }
  },
});
