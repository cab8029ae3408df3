import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventHub } from '../events/event-hub';
import { ApiFailure } from './errors';

const HEARTBEAT_MS = 20_000;
const MAX_STREAMS = 20;
/** A reader that is this far behind does not read any more. */
const LARGEST_BACKLOG = 256 * 1024;

function openStream(hub: EventHub, request: FastifyRequest, reply: FastifyReply): void {
  const { id: userId, sessionId } = request.learner;
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies in front must pass every line at once.
    'x-accel-buffering': 'no',
  });
  const write = (text: string): void => {
    if (raw.writableLength > LARGEST_BACKLOG) raw.destroy();
    else raw.write(text);
  };
  write('retry: 2000\n: connected\n\n');
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  const unsubscribe = hub.subscribe({
    userId,
    sessionId,
    send: (event) => write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`),
    close: () => raw.end(),
  });
  raw.once('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
  });
}

/** `GET /events`: what happened to the learner's data, as it happens. The payloads are `ServerEvent` of @kotoba/contracts. */
export const eventsRoutes =
  (hub: EventHub): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/events',
      {
        // Not in the OpenAPI document: a stream is not a call, the client reads it with code of its own.
        schema: { hide: true },
      },
      async (request, reply) => {
        if (hub.count(request.learner.id) >= MAX_STREAMS) {
          throw new ApiFailure('RATE_LIMITED', 429, 'Too many open tabs', { retryAfter: 30 });
        }
        openStream(hub, request, reply);
        return reply;
      },
    );
  };
