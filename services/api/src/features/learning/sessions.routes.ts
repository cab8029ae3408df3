import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/http/error-body';
import { idParams } from '../../platform/http/fields';
import { once } from '../../platform/http/idempotency';
import * as schemas from './learning.schemas';
import * as service from './sessions.service';

const tags = ['learning'];

/** Starting, reading and ending sessions. Source: LEARN-25. */
export const sessionsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.post(
    '/learn/start',
    {
      schema: {
        operationId: 'startSession',
        tags,
        body: schemas.startBody,
        response: { 200: schemas.startAnswer, ...errorResponses },
      },
    },
    (request, reply) =>
      once(request, reply, {
        operation: 'startSession',
        run: async (tx) => ({
          data: await service.startSession(platform, tx, request.learner.id, {
            ...request.body,
            name: 'Learning Session',
            type: 'learn',
          }),
        }),
      }),
  );

  app.post(
    '/learn/relearn',
    {
      schema: {
        operationId: 'startRelearnSession',
        tags,
        body: schemas.relearnBody,
        response: { 200: schemas.startAnswer, ...errorResponses },
      },
    },
    (request, reply) =>
      once(request, reply, {
        operation: 'startRelearnSession',
        run: async (tx) => ({
          data: await service.startSession(platform, tx, request.learner.id, request.body),
        }),
      }),
  );

  app.get(
    '/learn/session/:id',
    {
      schema: {
        operationId: 'getSession',
        tags,
        params: idParams,
        response: { 200: schemas.sessionAnswer, ...errorResponses },
      },
    },
    async ({ learner, params }) => ({ data: await service.getSession(platform, learner.id, params.id) }),
  );

  app.get(
    '/learn/session/:id/progress',
    {
      schema: {
        operationId: 'getSessionProgress',
        tags,
        params: idParams,
        response: { 200: schemas.progressAnswer, ...errorResponses },
      },
    },
    async ({ learner, params }) => ({ data: await service.getProgress(platform, learner.id, params.id) }),
  );

  app.put(
    '/learn/session/:id/end',
    {
      schema: {
        operationId: 'endSession',
        tags,
        params: idParams,
        response: { 200: schemas.endAnswer, ...errorResponses },
      },
    },
    (request, reply) =>
      once(request, reply, {
        operation: 'endSession',
        run: async (tx) => ({
          data: await service.endSession(platform, tx, request.learner.id, request.params.id),
        }),
      }),
  );

  app.get(
    '/learn/sessions',
    {
      schema: {
        operationId: 'listSessions',
        tags,
        querystring: schemas.sessionsQuery,
        response: { 200: schemas.sessionsAnswer, ...errorResponses },
      },
    },
    async ({ learner, query }) => ({ data: await service.listSessions(platform, learner.id, query) }),
  );

  app.get(
    '/learn/unfinished-sessions',
    {
      schema: {
        operationId: 'listUnfinishedSessions',
        tags,
        querystring: schemas.sessionsQuery,
        response: { 200: schemas.sessionsAnswer, ...errorResponses },
      },
    },
    async ({ learner, query }) => ({
      data: await service.listSessions(platform, learner.id, { ...query, unfinished: true }),
    }),
  );
};
