import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { Config } from '../config/config';
import { countRequest } from '../metrics/metrics';
import { toErrorBody, type ApiErrorCode } from './errors';
import { createIdReader, REQUEST_ID, underRequestId } from './request-id';

/** How long a sender may take. A request that trickles in holds a socket. */
interface SenderLimits {
  /** For the headers. */
  readonly headersMs: number;
  /** For a body of any size, before `bytesPerSecond` counts. */
  readonly bodyMs: number;
  /** Each so many bytes of a body earn it another second: a long file arrives over a slow line, a trickle does not. */
  readonly bytesPerSecond: number;
  /** For a whole request, however steadily it comes. */
  readonly requestMs: number;
  /** How often Node looks for requests that are late. */
  readonly checkMs: number;
}

const LIMITS: SenderLimits = {
  headersMs: 10_000,
  bodyMs: 30_000,
  bytesPerSecond: 16_000,
  requestMs: 600_000,
  checkMs: 1_000,
};

export interface HttpServerOptions {
  /** The suite is reached by https alone: browsers shall insist on it. */
  readonly isSecure?: boolean;
  /** Whose `X-Request-Id` counts. */
  readonly trustProxy?: Config['trustProxy'];
  readonly limits?: Partial<SenderLimits>;
}

/** A year, as browsers' own lists demand. Subdomains are not ours to decide about. */
const HSTS = 'max-age=31536000';

/** How long a sender who was refused may go on sending while it reads why. */
const LINGER_MS = 1_000;

const unreadable = { status: 400, code: 'INVALID_INPUT', message: 'The request could not be read' } as const;
const refusals: Record<string, { status: number; code: ApiErrorCode; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'TOO_LARGE',
    message: 'The headers of the request are too large',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'TIMED_OUT',
    message: 'The request took too long to arrive. Please try again.',
  },
};

/**
 * An HTTP server that faces the world: limits on whoever sends slowly, and every refusal that Node would make by
 * itself in the documented shape. `handle` sees requests of HTTP/1.1 with exactly one Host. Every answer carries the
 * request's id, so does what is logged on the way, and every answer is counted.
 */
export function createHttpServer(handle: RequestListener, options: HttpServerOptions = {}): Server {
  const limits = { ...LIMITS, ...options.limits };
  const idOf = createIdReader(options.trustProxy ?? false);
  /** Answers that are not finished, by their socket: into one that has begun nothing may be written. */
  const open = new WeakMap<Duplex, Set<ServerResponse>>();

  function refuse(socket: Duplex, cause = '', id: string = randomUUID()): void {
    if (!socket.writable || cause === 'ECONNRESET') return;
    if ([...(open.get(socket) ?? [])].some(({ headersSent }) => headersSent)) return void socket.destroy();
    const { status, code, message } = refusals[cause] ?? unreadable;
    const body = JSON.stringify(toErrorBody(code, message));
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\n${REQUEST_ID}: ${id}\r\nconnection: close\r\n\r\n${body}`,
    );
    // Closed at once, what is still on its way would make the other side forget the answer.
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  }

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const id = idOf(request);
    const answers = open.get(socket) ?? new Set();
    open.set(socket, answers.add(response));
    response.once('close', () => answers.delete(response));
    response.setHeader(REQUEST_ID, id);
    countRequest(request, response);
    if (options.isSecure) response.setHeader('strict-transport-security', HSTS);
    const hosts = request.headersDistinct.host?.length ?? 0;
    if (hosts > 1 || (hosts === 0 && request.httpVersion !== '1.0')) return refuse(socket, '', id);
    watchBody(request, limits, () =>
      response.headersSent ? socket.destroy() : refuse(socket, 'ERR_HTTP_REQUEST_TIMEOUT', id),
    );
    underRequestId(id, () => handle(request, response));
  }

  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAliveTimeout: 65_000,
      // Node would refuse without a word: `listener` does it.
      requireHostHeader: false,
    },
    listener,
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(socket, error.code));
  // Whatever else is expected than "100-continue" is passed over (RFC 9110, 10.1.1), where Node answers an empty 417.
  server.on('checkExpectation', listener);
  return server;
}

/** Calls `onLate` when the body is not here although the time that its bytes have earned is over. */
function watchBody(request: IncomingMessage, limits: SenderLimits, onLate: () => void): void {
  const { headers, socket } = request;
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return;
  const start = performance.now();
  const before = socket.bytesRead;
  let timer: NodeJS.Timeout;
  const look = (): void => {
    const earned = limits.bodyMs + ((socket.bytesRead - before) / limits.bytesPerSecond) * 1000;
    const left = start + earned - performance.now();
    if (request.complete) return;
    if (left <= 0) onLate();
    else timer = setTimeout(look, left).unref();
  };
  timer = setTimeout(look, limits.bodyMs).unref();
  request.once('close', () => clearTimeout(timer));
}
