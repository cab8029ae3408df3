import type { FastifyInstance } from 'fastify';
import { ApiFailure } from './errors';

/** Past this the server answers "busy" at once instead of everything ever later. Milliseconds. */
export const MAX_EVENT_LOOP_DELAY_MS = 1500;

const LOOK_MS = 250;

/** How far behind the event loop is, in ms: the less of the last two looks, since one stall is over when seen. */
function watchEventLoop(): { behind: () => number; stop: () => void } {
  let due = performance.now() + LOOK_MS;
  let last = 0;
  let before = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    before = last;
    last = now - due;
    due = now + LOOK_MS;
  }, LOOK_MS);
  timer.unref();
  return { behind: () => Math.min(before, last), stop: () => clearInterval(timer) };
}

/**
 * Refuses with 503 while the event loop is further behind than `maxEventLoopDelay` (0: never); the health addresses
 * still answer.
 */
export function installLoadGuard(app: FastifyInstance, maxEventLoopDelay: number): void {
  if (maxEventLoopDelay === 0) return;
  const loop = watchEventLoop();
  app.addHook('onClose', async () => loop.stop());
  app.addHook('onRequest', async ({ url }) => {
    if (loop.behind() <= maxEventLoopDelay || /\/(healthz|readyz)$/.test(url)) return;
    throw new ApiFailure('UNAVAILABLE', 503, 'The server is busy. Please try again in a moment.', {
      retryAfter: 2,
    });
  });
}
