import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { operationsOf } from '../../platform/http/operation';
import { detailParams } from './learning.schemas';
import { hintAnswer } from './word-hint.schemas';
import { wordHint } from './word-hint.service';

const operation = operationsOf('learning');

/** Help with a prompt that could mean more than one word. */
export const wordHintRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get(
    '/learn/learn-detail/:sessionId/:vocabularyId/hint',
    { schema: operation('getWordHint', hintAnswer, { params: detailParams }) },
    async ({ learner, params }) => ({ data: await wordHint(platform, learner.id, params) }),
  );
};
