import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../../platform/http/error-body';
import { learningStatsAnswer } from './learning-stats.schemas';
import { learningStatsOf } from './learning-stats.service';
import { summaryAnswer } from './stats.schemas';
import { summarize } from './stats.service';

/** The learner's figures: for dashboard and sidebar, and for the statistics page. */
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

  app.get(
    '/stats/learning',
    {
      schema: {
        operationId: 'getLearningStats',
        tags: ['stats'],
        response: { 200: learningStatsAnswer, ...errorResponses },
      },
    },
    async ({ learner }) => ({ data: await learningStatsOf(app.platform, learner) }),
  );
};
