import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics } from 'prom-client';
import type { Config } from '../config/config';
import { toErrorBody } from '../http/errors';
import { createHttpServer } from '../http/http-server';
import { noteRoute, registry } from './metrics';
import { readMetrics } from './sources';

/** Where the figures are given out. */
export interface MetricsDoor {
  /** Answers a request to the server's own port, if it asks for the figures and they are given out there. */
  answers(request: IncomingMessage, response: ServerResponse): boolean;
  /** The port of its own, when it has one. */
  readonly port: number | null;
  close(): void;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function mayRead(request: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return true;
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}

const isMetrics = ({ url = '' }: IncomingMessage): boolean => /^\/metrics(\?|$)/.test(url);

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

async function give(response: ServerResponse): Promise<void> {
  const text = await readMetrics();
  response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
}

function respond(request: IncomingMessage, response: ServerResponse, token: string | undefined): void {
  noteRoute(request, '/metrics');
  if (mayRead(request, token)) give(response).catch(() => response.destroy());
  else refuse(response, 401);
}

let isCollecting = false;

/**
 * Opens the metrics: on METRICS_PORT, which only this computer reaches unless METRICS_TOKEN is demanded there, or else
 * under `/metrics` of the server's own port behind that token. With neither of the two nothing is measured for nobody.
 */
export async function openMetrics({
  metrics: { port, token },
  host,
}: Pick<Config, 'metrics' | 'host'>): Promise<MetricsDoor> {
  const isOwnPort = port !== undefined;
  if (!isOwnPort && token === undefined) return { answers: () => false, port: null, close: () => undefined };
  if (!isCollecting) collectDefaultMetrics({ register: registry });
  isCollecting = true;
  if (!isOwnPort) {
    const answers: MetricsDoor['answers'] = (request, response) => {
      if (!isMetrics(request)) return false;
      respond(request, response, token);
      return true;
    };
    return { answers, port: null, close: () => undefined };
  }
  const server = createHttpServer((request, response) =>
    isMetrics(request) ? respond(request, response, token) : refuse(response, 404),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, token === undefined ? '127.0.0.1' : host, resolve);
  });
  return {
    answers: () => false,
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
