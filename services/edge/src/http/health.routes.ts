import type { FastifyPluginCallback } from 'fastify';
import type { ApiPart } from '../api/api-part';
import type { LiveSnapshot } from '../releases/live-snapshot';

interface HealthSources {
  live: LiveSnapshot;
  api: ApiPart;
  /** True from the moment when the server was told to stop. */
  isStopping(): boolean;
}

/** `/healthz`: this process runs. `/readyz`: pages and API can be served, else 503 with the part that fails. */
export function healthRoutes({ live, api, isStopping }: HealthSources): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get('/healthz', (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get('/readyz', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const { snapshot, problem } = live.read();
      const failing = isStopping() ? 'stopping' : snapshot?.shell ? await api.failing() : 'releases';
      if (failing !== null) return reply.code(503).send({ status: 'unavailable', failing });
      // A refused snapshot does not stop the service: the last good one is served, and this says so.
      return {
        status: 'ok',
        registry: snapshot?.registry.id,
        ...(problem ? { refusedSnapshot: problem } : {}),
      };
    });
    done();
  };
}
