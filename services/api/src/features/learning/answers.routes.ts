import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/http/error-body';
import { idParams } from '../../platform/http/fields';
import { once } from '../../platform/http/idempotency';
import * as schemas from './learning.schemas';
import { acceptAnswer, undoAnswer } from './amending.service';
import * as service from './answers.service';
import { checkFreely } from './free-check.service';

const tags = ['learning'];

/**
 * Answering the items of a session. What carries an `Idempotency-Key` counts once, however late it comes again. Source: LEARN-26 to LEARN-29.
 */
export const answersRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.post(
    '/learn/check-answer-mode',
    {
      schema: {
        operationId: 'checkAnswerMode',
        tags,
        body: schemas.checkModeBody,
        response: { 200: schemas.checkAnswer, ...errorResponses },
      },
    },
    (request, reply) =>
      once(request, reply, {
        operation: 'checkAnswerMode',
        run: async (tx) => ({
          data: await service.answerItem(platform, tx, request.learner.id, request.body),
        }),
      }),
  );

  app.post(
    '/learn/check-answer',
    {
      schema: {
        operationId: 'checkAnswer',
        tags,
        body: schemas.checkBody,
        response: { 200: schemas.checkAnswer, ...errorResponses },
      },
    },
    async ({ learner, body }) => ({ data: await checkFreely(platform, learner.id, body) }),
  );

  app.post(
    '/learn/mark-reviewed',
    {
      schema: {
        operationId: 'markReviewed',
        tags,
        body: schemas.markReviewedBody,
        response: { 200: schemas.detailAnswer, ...errorResponses },
      },
    },
    (request, reply) =>
      once(request, reply, {
        operation: 'markReviewed',
        run: async (tx) => ({
          data: await service.setItemStatus(platform, tx, request.learner.id, { ...request.body, status: 3 }),
        }),
      }),
  );

  app.put(
    '/learn/learn-detail/status',
    {
      schema: {
        operationId: 'setLearnDetailStatus',
        tags,
        body: schemas.putStatusBody,
        response: { 200: schemas.detailAnswer, ...errorResponses },
      },
    },
    (request, reply) =>
      once(request, reply, {
        operation: 'setLearnDetailStatus',
        run: async (tx) => ({
          data: await service.setItemStatus(platform, tx, request.learner.id, request.body),
        }),
      }),
  );

  app.post(
    '/learn/session/:id/undo',
    {
      schema: {
        operationId: 'undoAnswer',
        tags,
        params: idParams,
        body: schemas.itemOfSessionBody,
        response: { 200: schemas.detailAnswer, ...errorResponses },
      },
    },
    (request, reply) =>
      once(request, reply, {
        operation: 'undoAnswer',
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
      schema: {
        operationId: 'acceptAnswer',
        tags,
        params: idParams,
        body: schemas.itemOfSessionBody,
        response: { 200: schemas.checkAnswer, ...errorResponses },
      },
    },
    (request, reply) =>
      once(request, reply, {
        operation: 'acceptAnswer',
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
    {
      schema: {
        operationId: 'getLearnDetail',
        tags,
        params: schemas.detailParams,
        response: { 200: schemas.detailAnswer, ...errorResponses },
      },
    },
    async ({ learner, params }) => ({ data: await service.getItem(platform.db, learner.id, params) }),
  );
};
