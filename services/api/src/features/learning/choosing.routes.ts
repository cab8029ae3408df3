import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { operationsOf } from '../../platform/http/operation';
import * as schemas from './learning.schemas';
import * as service from './choosing.service';

const operation = operationsOf('learning');

/** Which words to practise: due ones, those of a category, those a free text asks for. */
export const choosingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get(
    '/learn/due',
    { schema: operation('listDue', schemas.dueAnswer, { querystring: schemas.dueQuery }) },
    async ({ learner, query }) => ({ data: await service.listDue(platform, learner, query.limit) }),
  );

  app.get(
    '/learn/forecast',
    { schema: operation('getForecast', schemas.forecastAnswer, { querystring: schemas.forecastQuery }) },
    async ({ learner, query }) => ({ data: await service.forecast(platform, learner, query.days) }),
  );

  app.get(
    '/learn/vocabulary/:category',
    {
      schema: operation('listVocabularyOfCategory', schemas.foundAnswer, { params: schemas.categoryParams }),
    },
    async ({ learner, params }) => ({
      data: await service.findByCategory(platform, learner.id, params.category),
    }),
  );

  app.post(
    '/learn/chat',
    { schema: operation('findVocabularyByMessage', schemas.foundAnswer, { body: schemas.chatBody }) },
    async ({ learner, body }) => ({ data: await service.findByMessage(platform, learner.id, body) }),
  );
};
