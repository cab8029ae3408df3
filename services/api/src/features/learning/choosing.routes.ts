import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/http/error-body';
import * as schemas from './learning.schemas';
import * as service from './choosing.service';

const tags = ['learning'];

/** Which words to practise: due ones, those of a category, those a free text asks for. */
export const choosingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get(
    '/learn/due',
    {
      schema: {
        operationId: 'listDue',
        tags,
        querystring: schemas.dueQuery,
        response: { 200: schemas.dueAnswer, ...errorResponses },
      },
    },
    async ({ learner, query }) => ({ data: await service.listDue(platform, learner, query.limit) }),
  );

  app.get(
    '/learn/forecast',
    {
      schema: {
        operationId: 'getForecast',
        tags,
        querystring: schemas.forecastQuery,
        response: { 200: schemas.forecastAnswer, ...errorResponses },
      },
    },
    async ({ learner, query }) => ({ data: await service.forecast(platform, learner, query.days) }),
  );

  app.get(
    '/learn/vocabulary/:category',
    {
      schema: {
        operationId: 'listVocabularyOfCategory',
        tags,
        params: schemas.categoryParams,
        response: { 200: schemas.foundAnswer, ...errorResponses },
      },
    },
    async ({ learner, params }) => ({
      data: await service.findByCategory(platform, learner.id, params.category),
    }),
  );

  app.post(
    '/learn/chat',
    {
      schema: {
        operationId: 'findVocabularyByMessage',
        tags,
        body: schemas.chatBody,
        response: { 200: schemas.foundAnswer, ...errorResponses },
      },
    },
    async ({ learner, body }) => ({ data: await service.findByMessage(platform, learner.id, body) }),
  );
};
