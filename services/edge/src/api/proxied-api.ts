import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { ApiPart } from '../edge';

/** Headers that belong to one connection and are not handed on (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

const UNREACHABLE = JSON.stringify({
  success: false,
  error: 'The service cannot be reached. Please try again in a moment.',
  message: 'The service cannot be reached. Please try again in a moment.',
  code: 'UNAVAILABLE',
});

/** Hands everything under `/api` to the server at `apiUrl`, bodies and event streams as they flow. */
export function createProxiedApi(apiUrl: string): ApiPart {
  const target = new URL(apiUrl);
  const client = target.protocol === 'https:' ? https : http;
  const agent = new client.Agent({ keepAlive: true });

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const outgoing = client.request(
      new URL(request.url ?? '/', target),
      { agent, method: request.method, headers: forwardedHeaders(request, target.host) },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
        answer.pipe(response);
      },
    );
    outgoing.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'application/json; charset=utf-8' }).end(UNREACHABLE);
    });
    response.on('close', () => outgoing.destroy());
    request.pipe(outgoing);
  }

  return {
    handle,
    announceStop: () => undefined,
    failing: async () => {
      const ready = await fetch(new URL('/readyz', target), { signal: AbortSignal.timeout(2000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      return ready ? null : 'api';
    },
    close: async () => agent.destroy(),
  };
}

function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}

function forwardedHeaders(request: IncomingMessage, host: string): IncomingHttpHeaders {
  const seen = request.headers['x-forwarded-for'];
  const address = request.socket.remoteAddress ?? '';
  return {
    ...withoutHopByHop(request.headers),
    host,
    // The server behind decides by TRUST_PROXY how much of this list it believes: only the last address is ours.
    'x-forwarded-for': seen === undefined ? address : `${String(seen)}, ${address}`,
    'x-forwarded-host': request.headers['x-forwarded-host'] ?? request.headers.host,
    'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? 'http',
  };
}
