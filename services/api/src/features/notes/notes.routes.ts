import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/http/error-body';
import { idParams } from '../../platform/http/fields';
import { once } from '../../platform/http/idempotency';
import { doneAnswer, noteAnswer, noteBody, notesAnswer, notesQuery } from './notes.schemas';
import * as service from './notes.service';
import { workOnNotes } from './notes.worker';

const tags = ['notes'];
const success = true as const;

/** Notes captured in class. Source: NOTE-13. */
export const notesRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;
  workOnNotes(platform);

  app.get(
    '/capture-notes',
    {
      schema: {
        operationId: 'listNotes',
        tags,
        querystring: notesQuery,
        response: { 200: notesAnswer, ...errorResponses },
      },
    },
    async ({ learner, query }) => ({ success, notes: await service.listNotes(platform, learner.id, query) }),
  );

  app.post(
    '/capture-notes',
    {
      schema: {
        operationId: 'createNote',
        tags,
        body: noteBody,
        response: { 200: noteAnswer, ...errorResponses },
      },
    },
    (request, reply) =>
      once(request, reply, {
        operation: 'createNote',
        run: async (tx) => ({
          success,
          note: await service.createNote(platform, tx, request.learner.id, request.body.content),
        }),
        receipt: {
          write: ({ note: { id, createdAt } }) => ({ id, createdAt }),
          // The same key comes with the same content, or it is refused.
          read: async (_db, captured) => ({
            success,
            note: service.asCaptured({ ...captured, content: request.body.content }),
          }),
        },
      }),
  );

  app.put(
    '/capture-notes/:id',
    {
      schema: {
        operationId: 'updateNote',
        tags,
        params: idParams,
        body: noteBody,
        response: { 200: noteAnswer, ...errorResponses },
      },
    },
    async ({ learner, params, body }) => ({
      success,
      note: await service.updateNote(platform, learner.id, params.id, body.content),
    }),
  );

  app.delete(
    '/capture-notes/:id',
    {
      schema: {
        operationId: 'deleteNote',
        tags,
        params: idParams,
        response: { 200: doneAnswer, ...errorResponses },
      },
    },
    async ({ learner, params }) => {
      await service.deleteNote(platform, learner.id, params.id);
      return { success };
    },
  );

  app.post(
    '/capture-notes/:id/restore',
    {
      schema: {
        operationId: 'restoreNote',
        tags,
        params: idParams,
        response: { 200: noteAnswer, ...errorResponses },
      },
    },
    async ({ learner, params }) => ({
      success,
      note: await service.restoreNote(platform, learner.id, params.id),
    }),
  );

  app.post(
    '/capture-notes/:id/retry',
    {
      schema: {
        operationId: 'retryNote',
        tags,
        params: idParams,
        response: { 200: noteAnswer, ...errorResponses },
      },
    },
    async ({ learner, params }) => ({
      success,
      note: await service.retryNote(platform, learner.id, params.id),
    }),
  );
};
