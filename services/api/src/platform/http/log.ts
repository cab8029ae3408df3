import { pino, type Logger, type LoggerOptions } from 'pino';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { foldAddress } from './caller';
import { currentTrace } from '../traces/traces';
import { currentRequestId } from './request-id';

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** Drizzle writes a failed statement's parameters (learners' texts, hashes) behind its text. */
const withoutParameters = (text: string): string => text.replace(/\nparams: [^]*?(?=\n {4}at |$)/, '');

/** What is logged of an error: never the parameters of a statement, nor the row that PostgreSQL quotes in `detail`. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    message: withoutParameters(error.message),
    ...(code === undefined ? {} : { code }),
    ...(error.stack === undefined ? {} : { stack: withoutParameters(error.stack) }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/**
 * The server's log: JSON lines without secrets. Requests are logged by their path, never with the query string,
 * because links in mails carry tokens there; headers and bodies are not logged at all. Lines that a request caused
 * carry its id as `reqId`, and their trace's when one is written.
 */
export const createLog = (level: string): Logger => pino(logOptions(level));

/** What `createLog` tells pino. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
  mixin: (_line, _level, logger) => {
    const reqId = currentRequestId();
    const trace = currentTrace();
    return {
      // Fastify's log of a request has it already.
      ...(reqId !== undefined && !('reqId' in logger.bindings()) && { reqId }),
      ...(trace !== undefined && { trace }),
    };
  },
  redact: { paths: ['*.password', '*.token', '*.apiKey', '*.authorization'], censor: '[removed]' },
});

/** Why a process ends before it served: one line of the log in production, plain for whoever started it elsewhere. */
export function reportEnd(message: string): void {
  if (process.env.NODE_ENV === 'production') createLog('fatal').fatal(message);
  else process.stderr.write(`${message}\n`);
}

/** The steps of a start as lines of the log: one for each new step and each tenth of it. */
export function logProgress(log: Pick<Logger, 'info'>): (what: string, fraction: number | null) => void {
  let last = '';
  return (what, fraction) => {
    const tenths = fraction === null ? null : Math.floor(fraction * 10) / 10;
    const line = `${what} ${tenths}`;
    if (line !== last) log.info({ fraction: tenths }, what);
    last = line;
  };
}

/** Who did what to an account from where, as the audit table has it. A failed request has undone what it did. */
const accountEvents = ({ accountEvents: events = [], ip }: FastifyRequest, status: number): object =>
  events.length === 0 || status >= 500 ? {} : { events, address: foldAddress(ip) };

/**
 * One line for each answered request: method, path without the query string, status, time, learner, account events.
 * Health checks are silent.
 */
export function installRequestLog(app: FastifyInstance): void {
  app.decorateRequest('accountEvents');
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (/\/(healthz|readyz)$/.test(path)) return;
    request.log.info(
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        learner: (request.learner as typeof request.learner | undefined)?.id,
        ...accountEvents(request, reply.statusCode),
      },
      'request',
    );
  });
}
