import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { toErrorBody } from './error-body';

export interface Door {
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
export function createDoor(): Door {
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
