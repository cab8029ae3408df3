import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/http/error-body';
import { detailParams } from './learning.schemas';
import { hintAnswer } from './word-hint.schemas';
import { wordHint } from './word-hint.service';

/** Help with a prompt that could mean more than one word. */
export const wordHintRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get(
    '/learn/learn-detail/:sessionId/:vocabularyId/hint',
    {
      schema: {
        operationId: 'getWordHint',
        tags: ['learning'],
        params: detailParams,
        response: { 200: hintAnswer, ...errorResponses },
      },
    },
    async ({ learner, params }) => ({ data: await wordHint(platform, learner.id, params) }),
  );
};
