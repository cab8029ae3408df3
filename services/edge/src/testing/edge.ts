import type { AddressInfo } from 'node:net';
import type { HttpServerOptions } from '@kotoba/api';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { createEdge, type ApiPart } from '../edge';

/** A log that nobody reads. */
function silentLog(): FastifyBaseLogger {
  return Fastify({ logger: { level: 'silent' } }).log;
}

/** An API that answers every call with its address. */
export function echoApi(failing: string | null = null): ApiPart {
  return {
    handle: (request, response) => response.end(JSON.stringify({ url: request.url })),
    failing: async () => failing,
    close: async () => undefined,
  };
}

/** A listening edge; `stop` ends it. */
export async function runEdge(dataDir: string, api: ApiPart = echoApi(), server?: HttpServerOptions) {
  const edge = createEdge({ dataDir, log: silentLog(), api, server });
  await edge.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = edge.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return { url, stop: edge.stop, get: (path: string, init?: RequestInit) => fetch(url + path, init) };
}
