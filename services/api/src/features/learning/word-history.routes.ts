import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { operationsOf } from '../../platform/http/operation';
import { idParams } from '../../platform/http/fields';
import { historyAnswer, historyQuery } from './word-history.schemas';
import { wordHistory } from './word-history.service';

const operation = operationsOf('learning');

/** How a learner did with one word. */
export const wordHistoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get(
    '/vocabulary/:id/history',
    {
      schema: operation('getVocabularyHistory', historyAnswer, {
        params: idParams,
        querystring: historyQuery,
      }),
    },
    async ({ learner, params, query }) => ({
      data: await wordHistory(platform, learner.id, params.id, query),
    }),
  );
};
