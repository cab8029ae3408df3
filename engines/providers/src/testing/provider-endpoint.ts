import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface EndpointRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** null for a request without a body. */
  readonly body: unknown;
}

/** A real HTTP server that speaks the protocol of a provider; `answer` decides what it says. */
export const startProviderEndpoint = async (
  answer: (response: ServerResponse, call: number, request: EndpointRequest) => void,
) => {
  const requests: EndpointRequest[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const body: unknown = text === '' ? null : JSON.parse(text);
      const asked = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      requests.push(asked);
      answer(response, requests.length, asked);
    });
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    requests,
    /** Connections that were opened, whether or not something was asked. */
    connections: () => connections,
    origin,
    baseUrl: `${origin}/v1`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
