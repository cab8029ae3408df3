import type { FastifyReply } from 'fastify';

/** A reader that is this far behind does not read any more. */
const MAX_BACKLOG_BYTES = 256 * 1024;

/** Server-sent events on one answer. Source: HTML Standard, section 9.2. */
export interface EventStream {
  send(event: string, data: unknown): void;
  /** Raw lines: a comment, or `retry`. */
  write(lines: string): void;
  end(): void;
}

/** Turns the reply into a stream of events; from here on Fastify leaves it alone. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies in front must pass every line at once.
    'x-accel-buffering': 'no',
  });
  const write = (lines: string): void => {
    // Whoever has something to say may not have heard yet that it is over; Node would end the process for it.
    if (raw.writableEnded) return;
    if (raw.writableLength > MAX_BACKLOG_BYTES) raw.destroy();
    else raw.write(lines);
  };
  return {
    write,
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => raw.end(),
  };
}
