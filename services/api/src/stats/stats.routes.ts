import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../http/error-body';
import { summaryAnswer } from './stats.schemas';
import { summarize } from './stats.service';

/** The learner's figures for dashboard and sidebar. */
export const statsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/stats/summary',
    {
      schema: {
        operationId: 'getStatsSummary',
        tags: ['stats'],
        response: { 200: summaryAnswer, ...errorResponses },
      },
    },
    async ({ learner }) => ({ data: await summarize(app.platform, learner) }),
  );
};
