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
  /** Pages for people behind the same door, by path: each gives its headers and its HTML. */
  readonly pages: Map<string, () => Promise<OperatorPage>>;
  /** The port of its own, when it has one. */
  readonly port: number | null;
  close(): void;
}

/** A page for whoever runs the suite. */
export interface OperatorPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * A browser that opens a page asks for a name and a password: the token is the password, whatever the name. It would send
 * them with each call of a script, too, which gets nothing for them.
 */
function mayRead({ headers }: IncomingMessage, token: string | undefined, isPage: boolean): boolean {
  if (token === undefined) return true;
  const { authorization: given = '' } = headers;
  const [, basic] = /^Basic (.+)$/i.exec(given) ?? [];
  if (!basic || !isPage || headers['sec-fetch-mode'] !== 'navigate')
    return timingSafeEqual(digest(given), digest(`Bearer ${token}`));
  const password = Buffer.from(basic, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
  return timingSafeEqual(digest(password), digest(token));
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

const METRICS = '/metrics';

function refuse(response: ServerResponse, status: 401 | 404, isPage = false): void {
  const body =
    status === 401
      ? toErrorBody('UNAUTHORIZED', 'The token of the metrics is needed')
      : toErrorBody('NOT_FOUND', 'This address does not exist');
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(isPage && { 'www-authenticate': 'Basic realm="Kotoba", charset="UTF-8"' }),
  });
  response.end(JSON.stringify(body));
}

async function give(response: ServerResponse): Promise<void> {
  const text = await readMetrics();
  response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
}

async function show(response: ServerResponse, page: () => Promise<OperatorPage>): Promise<void> {
  const { headers, html } = await page();
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers })
    .end(html);
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
  const pages: MetricsDoor['pages'] = new Map();
  if (!isOwnPort && token === undefined)
    return { answers: () => false, pages, port: null, close: () => undefined };
  if (!isCollecting) collectDefaultMetrics({ register: registry });
  isCollecting = true;
  const answers: MetricsDoor['answers'] = (request, response) => {
    const path = pathOf(request);
    const page = pages.get(path);
    if (path !== METRICS && !page) return false;
    noteRoute(request, path);
    const isPage = page !== undefined;
    if (!mayRead(request, token, isPage)) refuse(response, 401, isPage);
    else (page ? show(response, page) : give(response)).catch(() => response.destroy());
    return true;
  };
  if (!isOwnPort) return { answers, pages, port: null, close: () => undefined };
  const server = createHttpServer((request, response) => {
    if (!answers(request, response)) refuse(response, 404);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, token === undefined ? '127.0.0.1' : host, resolve);
  });
  return {
    answers: () => false,
    pages,
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
