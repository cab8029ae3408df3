import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { operationsOf } from '../../platform/http/operation';
import { idParams } from '../../platform/http/fields';
import { idempotent, once } from '../../platform/http/idempotency';
import * as schemas from './learning.schemas';
import * as service from './sessions.service';

const operation = operationsOf('learning');

/** Starting, reading and ending sessions. Source: LEARN-25. */
export const sessionsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.post(
    '/learn/start',
    {
      schema: operation('startSession', schemas.startAnswer, {
        headers: idempotent,
        body: schemas.startBody,
      }),
    },
    (request, reply) =>
      once(request, reply, {
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
      schema: operation('startRelearnSession', schemas.startAnswer, {
        headers: idempotent,
        body: schemas.relearnBody,
      }),
    },
    (request, reply) =>
      once(request, reply, {
        run: async (tx) => ({
          data: await service.startSession(platform, tx, request.learner.id, request.body),
        }),
      }),
  );

  app.get(
    '/learn/session/:id',
    { schema: operation('getSession', schemas.sessionAnswer, { params: idParams }) },
    async ({ learner, params }) => ({ data: await service.getSession(platform, learner.id, params.id) }),
  );

  app.get(
    '/learn/session/:id/progress',
    { schema: operation('getSessionProgress', schemas.progressAnswer, { params: idParams }) },
    async ({ learner, params }) => ({ data: await service.getProgress(platform, learner.id, params.id) }),
  );

  app.put(
    '/learn/session/:id/end',
    { schema: operation('endSession', schemas.endAnswer, { headers: idempotent, params: idParams }) },
    (request, reply) =>
      once(request, reply, {
        run: async (tx) => ({
          data: await service.endSession(platform, tx, request.learner.id, request.params.id),
        }),
      }),
  );

  app.get(
    '/learn/sessions',
    { schema: operation('listSessions', schemas.sessionsAnswer, { querystring: schemas.sessionsQuery }) },
    async ({ learner, query }) => ({ data: await service.listSessions(platform, learner.id, query) }),
  );

  app.get(
    '/learn/unfinished-sessions',
    {
      schema: operation('listUnfinishedSessions', schemas.sessionsAnswer, {
        querystring: schemas.sessionsQuery,
      }),
    },
    async ({ learner, query }) => ({
      data: await service.listSessions(platform, learner.id, { ...query, unfinished: true }),
    }),
  );
};
