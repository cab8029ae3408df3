import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { createEdge, type ApiPart, type EdgeOptions } from '../edge';
import type { ReleaseStore } from '../releases/layout';

/** A log that nobody reads. */
function silentLog(): FastifyBaseLogger {
  return Fastify({ logger: { level: 'silent' } }).log;
}

/** An API that answers every call with its address. */
export function echoApi(failing: string | null = null): ApiPart {
  return {
    handle: (request, response) => response.end(JSON.stringify({ url: request.url })),
    failing: async () => failing,
    announceStop: () => undefined,
    close: async () => undefined,
  };
}

/** A listening edge; `stop` ends it. */
export async function runEdge(
  releases: ReleaseStore,
  api: ApiPart = echoApi(),
  {
    log = silentLog(),
    ...options
  }: Partial<
    Pick<
      EdgeOptions,
      | 'log'
      | 'server'
      | 'httpsOnly'
      | 'stopDelay'
      | 'isWeb'
      | 'metrics'
      | 'takesComputers'
      | 'filesOrigin'
      | 'telemetry'
    >
  > = {},
) {
  const edge = createEdge({ publicUrl: 'https://suite.example', releases, log, api, ...options });
  await edge.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = edge.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return { url, stop: edge.stop, get: (path: string, init?: RequestInit) => fetch(url + path, init) };
}
