import { type IncomingMessage, type ServerResponse, STATUS_CODES, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { toErrorBody } from './errors';

export interface RequestHandler {
  /** Passes the request on, or answers 503 while closed. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  open(app: FastifyInstance): void;
  isOpen(): boolean;
  /** Lets nobody in any more and waits for those inside, at most `graceMs`. Event streams do not count: they never end by themselves. */
  close(graceMs: number): Promise<void>;
}

const POLL_MS = 20;
const isHealth = (url: string | undefined): boolean => /^(\/api)?\/(healthz|readyz)(\?|$)/.test(url ?? '');

function refuse(request: IncomingMessage, response: ServerResponse, isStarting: boolean): void {
  const message = isStarting
    ? 'The server is starting. Please try again in a moment.'
    : 'The server is stopping.';
  const isAlive = /healthz/.test(request.url ?? '');
  response.writeHead(isAlive && isHealth(request.url) ? 200 : 503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
    ...(isStarting ? {} : { connection: 'close' }),
  });
  response.end(
    JSON.stringify(isAlive && isHealth(request.url) ? { status: 'ok' } : toErrorBody('UNAVAILABLE', message)),
  );
}

/** Stands between the HTTP server, which may listen early and close late, and the API. */
export function createRequestHandler(): RequestHandler {
  let app: FastifyInstance | null = null;
  let isClosed = false;
  let inside = 0;
  const isOpen = (): boolean => app !== null && !isClosed;

  function enter(target: FastifyInstance, request: IncomingMessage, response: ServerResponse): void {
    const isStream = request.url?.split('?')[0] === '/api/events';
    if (!isStream) {
      inside += 1;
      response.once('close', () => (inside -= 1));
    }
    target.routing(request, response);
  }

  return {
    handle(request, response) {
      if (app !== null && !isClosed) enter(app, request, response);
      else refuse(request, response, app === null);
    },
    open(target) {
      app = target;
    },
    isOpen,
    async close(graceMs) {
      isClosed = true;
      for (let waited = 0; inside > 0 && waited < graceMs; waited += POLL_MS) await sleep(POLL_MS);
    },
  };
}

const statusOf: Record<string, 408 | 413 | 431> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Limits of an HTTP server that faces the world, and JSON answers to what is not even HTTP. For whoever owns the server: it has to be
 * called before `listen`.
 */
export function hardenHttpServer(server: Server): void {
  // A request that trickles in holds a socket: half a minute is enough for any of ours.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 65_000;
  server.maxRequestsPerSocket = 0;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const status = statusOf[error.code ?? ''] ?? 400;
    const code = status === 408 ? 'TIMED_OUT' : status === 431 ? 'TOO_LARGE' : 'INVALID_INPUT';
    const body = JSON.stringify(toErrorBody(code, 'The request could not be read'));
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  });
}
