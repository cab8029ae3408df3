import type { FastifyInstance, FastifyRequest } from 'fastify';
import { foldAddress } from './address';

/** Who did what to an account from where, as the audit table has it. A failed request has undone what it did. */
const accountEvents = ({ accountEvents: events = [], ip }: FastifyRequest, status: number): object =>
  events.length === 0 || status >= 500 ? {} : { events, address: foldAddress(ip) };

/** One line for each answered request: method, path without the query string, status, time, learner, account events. Health checks are silent. */
export function installRequestLog(app: FastifyInstance): void {
  app.decorateRequest('accountEvents');
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
        ...accountEvents(request, reply.statusCode),
      },
      'request',
    );
  });
}
