import { STATUS_CODES, type Server } from 'node:http';
import { toErrorBody } from './errors';

const statusOf: Record<string, 408 | 413 | 431> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Limits of an HTTP server that faces the world, and JSON answers to what is not even HTTP. For whoever owns the
 * server: it has to be called before `listen`.
 */
export function hardenHttpServer(server: Server): void {
  // A request that trickles in holds a socket: half a minute is enough for any of ours.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 65_000;
  server.maxRequestsPerSocket = 0;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const status = statusOf[error.code ?? ''] ?? 400;
    const code = status === 408 ? 'TIMED_OUT' : status === 431 ? 'TOO_LARGE' : 'INVALID_INPUT';
    const body = JSON.stringify(toErrorBody(code, 'The request could not be read'));
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  });
}
