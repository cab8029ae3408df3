import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/http/error-body';
import { idParams } from '../../platform/http/fields';
import { historyAnswer, historyQuery } from './word-history.schemas';
import { wordHistory } from './word-history.service';

/** How a learner did with one word. */
export const wordHistoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get(
    '/vocabulary/:id/history',
    {
      schema: {
        operationId: 'getVocabularyHistory',
        tags: ['learning'],
        params: idParams,
        querystring: historyQuery,
        response: { 200: historyAnswer, ...errorResponses },
      },
    },
    async ({ learner, params, query }) => ({
      data: await wordHistory(platform, learner.id, params.id, query),
    }),
  );
};
