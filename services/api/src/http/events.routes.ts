import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventHub } from '../events/event-hub';
import { ApiFailure } from './errors';
import { openEventStream } from './event-stream';

const HEARTBEAT_MS = 20_000;
const MAX_STREAMS = 20;
function openStream(hub: EventHub, request: FastifyRequest, reply: FastifyReply): void {
  const { id: userId, sessionId } = request.learner;
  const { write, send, end } = openEventStream(reply);
  write('retry: 2000\n: connected\n\n');
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  const unsubscribe = hub.subscribe({
    userId,
    sessionId,
    send: (event) => send(event.type, event),
    close: end,
  });
  reply.raw.once('close', () => {
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
