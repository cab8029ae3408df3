import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Headers of answers that are data: nothing may be loaded, framed or guessed from them. The pages' own policy is the edge's business.
 * There is no CORS plugin on purpose: the API is for its own origin, so no other one is ever allowed.
 */
export async function installSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], sandbox: [] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // Only the one who ends TLS knows whether the site may insist on it: the proxy in front.
    hsts: false,
    xssFilter: false,
  });
}
