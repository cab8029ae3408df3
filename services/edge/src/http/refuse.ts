import type { ServerResponse } from 'node:http';
import type { toErrorBody } from '@kotoba/api';

/** Answers a request of which nothing more is read. */
export function refuse(response: ServerResponse, status: number, body: ReturnType<typeof toErrorBody>): void {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    // What is left of the request is not read.
    connection: 'close',
  };
  response.writeHead(status, headers).end(text);
}
