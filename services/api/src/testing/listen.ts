import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface Listening {
  /** Address of the API, without a trailing slash. */
  readonly base: string;
  close(): void;
}

/**
 * An app behind a real HTTP server of its own: for streams and for readers that go away, which `inject` does not know.
 */
export async function listen({ routing }: Pick<FastifyInstance, 'routing'>): Promise<Listening> {
  const http = createServer((request, response) => routing(request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(http.address() as AddressInfo).port}/api`,
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
}
