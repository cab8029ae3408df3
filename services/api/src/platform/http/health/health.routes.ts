import type { FastifyPluginAsync } from 'fastify';
import { toErrorBody } from '../error-body';
import { API_PREFIX } from '../paths';
import type { Health } from './health';

const hidden = { schema: { hide: true } } as const;

/** `/healthz`: this process runs. `/readyz`: it can serve; else 503 with the part that fails. Both also under `/api`. */
export const healthRoutes =
  (health: Health): FastifyPluginAsync =>
  async (app) => {
    for (const prefix of ['', API_PREFIX]) {
      app.get(`${prefix}/healthz`, hidden, async () => ({ status: 'ok' }));
      app.get(`${prefix}/readyz`, hidden, async (_request, reply) => {
        const readiness = await health.check();
        if (readiness.ready) return { status: 'ok' };
        return reply.code(503).send({
          ...toErrorBody('UNAVAILABLE', `Not ready: ${readiness.failing}`),
          failing: readiness.failing,
        });
      });
    }
  };
