import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ITEM_STATUS } from '@kotoba/contracts';
import { operationsOf } from '../../platform/http/operation';
import { idParams } from '../../platform/http/fields';
import { idempotent, once } from '../../platform/http/idempotency';
import * as schemas from './learning.schemas';
import { acceptAnswer, undoAnswer } from './amending.service';
import * as service from './answers.service';

const operation = operationsOf('learning');

/**
 * Answering the items of a session. What carries an `Idempotency-Key` counts once, however late it comes again.
 * Source: LEARN-26 to LEARN-29.
 */
export const answersRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.post(
    '/learn/check-answer-mode',
    {
      schema: operation('checkAnswerMode', schemas.checkAnswer, {
        headers: idempotent,
        body: schemas.checkModeBody,
      }),
    },
    (request, reply) =>
      once(request, reply, {
        run: async (tx) => ({
          data: await service.answerItem(platform, tx, request.learner.id, request.body),
        }),
      }),
  );

  app.post(
    '/learn/check-answer',
    { schema: operation('checkAnswer', schemas.checkAnswer, { body: schemas.checkBody }) },
    async ({ learner, body }) => ({ data: await service.checkFreely(platform, learner.id, body) }),
  );

  app.post(
    '/learn/mark-reviewed',
    {
      schema: operation('markReviewed', schemas.itemAnswer, {
        headers: idempotent,
        body: schemas.markReviewedBody,
      }),
    },
    (request, reply) =>
      once(request, reply, {
        run: async (tx) => ({
          data: await service.setItemStatus(platform, tx, request.learner.id, {
            ...request.body,
            status: ITEM_STATUS.reviewed,
          }),
        }),
      }),
  );

  app.put(
    '/learn/learn-detail/status',
    {
      schema: operation('setLearnDetailStatus', schemas.itemAnswer, {
        headers: idempotent,
        body: schemas.putStatusBody,
      }),
    },
    (request, reply) =>
      once(request, reply, {
        run: async (tx) => ({
          data: await service.setItemStatus(platform, tx, request.learner.id, request.body),
        }),
      }),
  );

  app.post(
    '/learn/session/:id/undo',
    {
      schema: operation('undoAnswer', schemas.itemAnswer, {
        headers: idempotent,
        params: idParams,
        body: schemas.itemOfSessionBody,
      }),
    },
    (request, reply) =>
      once(request, reply, {
        run: async (tx) => ({
          data: await undoAnswer(platform, tx, request.learner.id, {
            ...request.body,
            sessionId: request.params.id,
          }),
        }),
      }),
  );

  app.post(
    '/learn/session/:id/accept-answer',
    {
      schema: operation('acceptAnswer', schemas.checkAnswer, {
        headers: idempotent,
        params: idParams,
        body: schemas.itemOfSessionBody,
      }),
    },
    (request, reply) =>
      once(request, reply, {
        run: async (tx) => ({
          data: await acceptAnswer(platform, tx, request.learner.id, {
            ...request.body,
            sessionId: request.params.id,
          }),
        }),
      }),
  );

  app.get(
    '/learn/learn-detail/:sessionId/:vocabularyId',
    { schema: operation('getLearnDetail', schemas.itemAnswer, { params: schemas.itemParams }) },
    async ({ learner, params }) => ({ data: await service.getItem(platform.db, learner.id, params) }),
  );
};
