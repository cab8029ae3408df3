import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from './errors';

/** Past this the server answers "busy" at once instead of everything ever later. Milliseconds. */
export const MAX_EVENT_LOOP_DELAY = 1500;

/** Refuses with 503 while the event loop is further behind than `maxEventLoopDelay` (0: never); the health addresses still answer. */
export function installLoadGuard(app: FastifyInstance, maxEventLoopDelay: number): void {
  void app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request) => {
      if (/\/(healthz|readyz)$/.test(request.url)) return;
      throw new ApiFailure('UNAVAILABLE', 503, 'The server is busy. Please try again in a moment.', {
        retryAfter: 2,
      });
    },
  });
}
