import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { operationsOf } from '../../../platform/http/operation';
import { learningStatsAnswer, summaryAnswer } from './stats.schemas';
import { learningStatsOf, summarize } from './stats.service';

const operation = operationsOf('stats');

/** The learner's figures: for dashboard and sidebar, and for the statistics page. */
export const statsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/stats/summary', { schema: operation('getStatsSummary', summaryAnswer) }, async ({ learner }) => ({
    data: await summarize(app.platform, learner),
  }));

  app.get(
    '/stats/learning',
    { schema: operation('getLearningStats', learningStatsAnswer) },
    async ({ learner }) => ({ data: await learningStatsOf(app.platform, learner) }),
  );
};
