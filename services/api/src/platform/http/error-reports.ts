import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { count, tooMany } from '../limits/limits';
import { browserErrors } from '../metrics/metrics';
import { foldAddress } from './caller';
import { operationsOf } from './operation';
import { SAFE } from './request-id';

const operation = operationsOf('operation');

/** Names and places alone: an error's own text may quote what a learner has written. */
const body = z
  .object({
    /** Its kind, as code calls it. */
    error: z.string().regex(/^[\w.]{1,60}$/),
    /** Places in our scripts, the innermost first; or the call whose answer could not be read. */
    where: z.array(z.string().regex(/^[\w./:-]{1,200}$/)).max(5),
    /** The path of the page. */
    page: z.string().regex(/^\/[\w./-]{0,200}$/),
    /** Of the shell. */
    release: z
      .string()
      .regex(/^\w{1,64}$/)
      .nullable(),
    /** `X-Request-Id` of the last answer that failed. */
    requestId: z.string().regex(SAFE).nullable(),
  })
  .meta({ id: 'ErrorReport' });
const answer = z.object({ success: z.literal(true) });

/** `POST /error-reports`: a browser tells of an error that only it has seen; guests' do, too. Source: OPS-52. */
export const errorReportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;
  app.post('/error-reports', { schema: operation('reportError', answer, { body }) }, async (request) => {
    const [verdict] = await count(platform, [{ name: 'errorReports', of: foldAddress(request.ip) }]);
    if (verdict?.exceeded) throw tooMany('Too many reports of errors', verdict.retryAfter);
    browserErrors.inc();
    request.log.warn({ report: request.body }, 'a browser reports an error');
    return { success: true as const };
  });
};
