import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventHub } from '../events/event-hub';
import { ApiFailure } from './errors';
import { openEventStream } from './event-stream';

const HEARTBEAT_MS = 20_000;
const MAX_STREAMS = 20;
/** A stream that was opened since may be of a tab that is there. */
const LATELY_MS = 60_000;

function openStream(hub: EventHub, request: FastifyRequest, reply: FastifyReply): void {
  const { id: userId, sessionId } = request.learner;
  const { write, send, end } = openEventStream(reply);
  write('retry: 2000\n: connected\n\n');
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  const unsubscribe = hub.subscribe({
    userId,
    sessionId,
    openedAt: request.server.platform.now(),
    send: (event) => send(event.type, event),
    close: () => {
      leave();
      end();
    },
  });
  const leave = (): void => {
    clearInterval(heartbeat);
    unsubscribe();
  };
  reply.raw.once('close', leave);
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
        const lately = new Date(app.platform.now().getTime() - LATELY_MS);
        if (!hub.hasRoom(request.learner.id, { most: MAX_STREAMS, lately })) {
          throw new ApiFailure('RATE_LIMITED', 429, 'Too many open tabs', { retryAfter: 30 });
        }
        openStream(hub, request, reply);
        return reply;
      },
    );
  };
