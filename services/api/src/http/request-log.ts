import type { FastifyInstance } from 'fastify';

/** One line for each answered request: method, path without the query string, status, time, learner. Health checks are silent. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (/\/(healthz|readyz)$/.test(path)) return;
    request.log.info(
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        learner: (request.learner as typeof request.learner | undefined)?.id,
      },
      'request',
    );
  });
}
