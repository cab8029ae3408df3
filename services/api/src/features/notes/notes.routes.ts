import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { operationsOf } from '../../platform/http/operation';
import { idParams } from '../../platform/http/fields';
import { idempotent, once } from '../../platform/http/idempotency';
import { answerQuestion, listMeanings } from './answer-question';
import {
  doneAnswer,
  meaningsAnswer,
  noteAnswer,
  noteAnswerBody,
  noteBody,
  notesAnswer,
  notesQuery,
} from './notes.schemas';
import * as service from './notes.service';

const operation = operationsOf('notes');
const success = true as const;

/** Notes captured in class. Source: NOTE-13. */
export const notesRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;
  service.workOnNotes(platform);

  app.get(
    '/capture-notes',
    { schema: operation('listNotes', notesAnswer, { querystring: notesQuery }) },
    async ({ learner, query }) => ({ success, notes: await service.listNotes(platform, learner.id, query) }),
  );

  app.post(
    '/capture-notes',
    { schema: operation('createNote', noteAnswer, { headers: idempotent, body: noteBody }) },
    (request, reply) =>
      once(request, reply, {
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
    { schema: operation('updateNote', noteAnswer, { params: idParams, body: noteBody }) },
    async ({ learner, params, body }) => ({
      success,
      note: await service.updateNote(platform, learner.id, params.id, body.content),
    }),
  );

  app.delete(
    '/capture-notes/:id',
    { schema: operation('deleteNote', doneAnswer, { params: idParams }) },
    async ({ learner, params }) => {
      await service.deleteNote(platform, learner.id, params.id);
      return { success };
    },
  );

  app.post(
    '/capture-notes/:id/restore',
    { schema: operation('restoreNote', noteAnswer, { params: idParams }) },
    async ({ learner, params }) => ({
      success,
      note: await service.restoreNote(platform, learner.id, params.id),
    }),
  );

  app.post(
    '/capture-notes/:id/retry',
    { schema: operation('retryNote', noteAnswer, { params: idParams }) },
    async ({ learner, params }) => ({
      success,
      note: await service.retryNote(platform, learner.id, params.id),
    }),
  );

  app.get(
    '/capture-notes/:id/meanings',
    { schema: operation('listNoteMeanings', meaningsAnswer, { params: idParams }) },
    async ({ learner, params }) => ({
      success,
      meanings: await listMeanings(platform, learner.id, params.id),
    }),
  );

  app.post(
    '/capture-notes/:id/meanings',
    { schema: operation('answerNote', noteAnswer, { params: idParams, body: noteAnswerBody }) },
    async ({ learner, params, body }) => ({
      success,
      note: await answerQuestion(platform, learner.id, params.id, body),
    }),
  );
};
