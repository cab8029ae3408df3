import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Agent, errors } from 'undici';
import { currentTrace, noteRoute, REQUEST_ID, requestIdOf, toErrorBody } from '@kotoba/api';
import type { ApiPart } from '../edge';
import { refuse } from '../http/refuse';
import { createWayReader, type TrustProxy, type Way } from '../http/forwarding';

export interface ProxiedApiOptions {
  readonly trustProxy: TrustProxy;
  /** How long the server behind may be silent before its answer begins. */
  readonly answerMs?: number;
  /** How long it may be silent within an answer; an event stream may for ever. */
  readonly bodyMs?: number;
}

/** Headers of one connection (RFC 9110, 7.6.1): they, and those that `Connection` names, are not handed on. */
const OF_ONE_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Answered or said anew here. */
const OURS = ['expect', 'host', 'forwarded', 'x-real-ip'];

/** Continue a trace. Written here anew when traces are written; what a stranger says of one is not handed on. */
const OF_A_TRACE = ['traceparent', 'tracestate', 'baggage'];

/** A body on these has no meaning (RFC 9110, 9.3.1), and is where one request hides in another. */
const WITHOUT_BODY = ['GET', 'HEAD', 'TRACE'];

/** How long running answers may take after the edge was told to stop. */
const GRACE_MS = 2000;

const MESSAGE = 'The service cannot be reached. Please try again in a moment.';

/**
 * Hands everything under `/api` to the server at `apiUrl`, bodies and event streams as they flow. Requests are written
 * anew by undici: it frames each body itself and keeps no connection on which the two sides could disagree about where
 * one ended. (`@fastify/reply-from` stands on it too, but goes on asking behind when the browser has gone, asks again
 * after a 503, and holds at most 128 connections, of which each event stream takes one; `http-proxy-3` and `httpxy`
 * pipe bodies into node:http, which does not frame those of GET, DELETE and OPTIONS.)
 */
export function createProxiedApi(apiUrl: string, options: ProxiedApiOptions): ApiPart {
  const { trustProxy, answerMs = 25_000, bodyMs = 30_000 } = options;
  const origin = new URL(apiUrl);
  const wayOf = createWayReader(trustProxy);
  const agent = new Agent({ headersTimeout: answerMs, bodyTimeout: bodyMs, connect: { timeout: answerMs } });

  async function handOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const answer = await agent.request({
      origin: origin.origin,
      path: url,
      method: method as 'GET',
      headers: {
        ...forwarded(request.headers, wayOf(request)),
        [REQUEST_ID]: requestIdOf(request),
        host: origin.host,
      },
      body: hasBody(request) ? request : null,
      signal: gone.signal,
      ...(url.split('?')[0] === '/api/events' && { bodyTimeout: 0 }),
    });
    // The id that the caller has is ours, whatever the server behind made of it.
    const { [REQUEST_ID]: _theirs, ...headers } = ofTheMessage(answer.headers);
    response.writeHead(answer.statusCode, headers);
    await pipeline(answer.body, response);
  }

  return {
    handle(request, response) {
      noteRoute(request, '/api/*');
      if (hasBody(request) && WITHOUT_BODY.includes(request.method ?? '')) {
        const text = `A request with ${request.method} has no body`;
        return refuse(response, 400, toErrorBody('INVALID_INPUT', text));
      }
      handOn(request, response).catch((error: unknown) => {
        // A request is destroyed when it was read, too.
        if (response.headersSent || response.destroyed) response.destroy();
        else refuse(response, isLate(error) ? 504 : 502, toErrorBody('UNAVAILABLE', MESSAGE));
      });
    },
    announceStop: () => undefined,
    failing: async () => {
      const ready = await fetch(new URL('/readyz', origin), { signal: AbortSignal.timeout(2000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      return ready ? null : 'api';
    },
    async close() {
      // Event streams never end by themselves.
      const force = setTimeout(() => void agent.destroy(), GRACE_MS).unref();
      await agent.close();
      clearTimeout(force);
    },
  };
}

const isLate = (error: unknown): boolean =>
  error instanceof errors.HeadersTimeoutError || error instanceof errors.ConnectTimeoutError;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function ofTheMessage(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  const dropped = new Set([...OF_ONE_CONNECTION, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** What the server behind hears of the caller. It decides by its own TRUST_PROXY how many of the addresses it believes. */
function forwarded(headers: IncomingHttpHeaders, way: Way): IncomingHttpHeaders {
  const { addresses, host, protocol, isProxied } = way;
  const ours = isProxied && currentTrace() === undefined ? OURS : [...OURS, ...OF_A_TRACE];
  const kept = Object.entries(ofTheMessage(headers)).filter(
    ([name]) => !ours.includes(name) && !name.startsWith('x-forwarded-'),
  );
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': addresses.join(', '),
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol ?? 'http',
  };
}
