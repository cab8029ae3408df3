import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Config } from '../config/config';
import { toErrorBody } from '../http/errors';
import { hardenHttpServer } from '../http/http-server';
import { readMetrics, registry } from './metrics';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function mayRead(request: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return true;
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}

const isMetrics = (url: string | undefined): boolean => /^\/metrics(\?|$)/.test(url ?? '');

function refuse(response: ServerResponse, status: 401 | 404): void {
  const body =
    status === 401
      ? toErrorBody('UNAUTHORIZED', 'The token of the metrics is needed')
      : toErrorBody('NOT_FOUND', 'This address does not exist');
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

async function answer(response: ServerResponse): Promise<void> {
  const text = await readMetrics();
  response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
}

function respond(request: IncomingMessage, response: ServerResponse, token: string | undefined): void {
  if (!mayRead(request, token)) refuse(response, 401);
  else answer(response).catch(() => response.destroy());
}

/**
 * Answers `/metrics` on the server's own port, for whoever has METRICS_TOKEN. False for all else, and when the figures
 * are off or have a port of their own: then the address is nothing special.
 */
export function answerMetrics(
  { port, token }: Config['metrics'],
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (port !== undefined || token === undefined || !isMetrics(request.url)) return false;
  respond(request, response, token);
  return true;
}

/** Listens on METRICS_PORT, when there is one; that port answers nothing but `/metrics`. */
export async function openMetricsPort({ metrics, host }: Config): Promise<Server | null> {
  const { port, token } = metrics;
  if (port === undefined) return null;
  const server = createServer((request, response) =>
    isMetrics(request.url) ? respond(request, response, token) : refuse(response, 404),
  );
  hardenHttpServer(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
