import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { operationsOf } from '../../platform/http/operation';
import { moveEntries, tagEntries } from './bulk-entries';
import * as schemas from './bulk.schemas';
import { deleteEntries } from './delete-entries';
import { restoreEntries } from './restore-entries';
import { deleteAnswer } from './vocabulary.schemas';

const operation = operationsOf('vocabulary');

/** Many words at once. One id that is missing or another learner's refuses the whole call. */
export const bulkRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.post(
    '/vocabulary/move',
    { schema: operation('moveVocabulary', schemas.moveAnswer, { body: schemas.moveBody }) },
    ({ learner, body }) => moveEntries(platform, learner.id, body),
  );

  app.post(
    '/vocabulary/tag',
    { schema: operation('tagVocabulary', schemas.tagAnswer, { body: schemas.tagBody }) },
    async ({ learner, body }) => ({ updated_count: await tagEntries(platform, learner.id, body) }),
  );

  app.post(
    '/vocabulary/delete',
    { schema: operation('deleteManyVocabulary', deleteAnswer, { body: schemas.deleteBody }) },
    async ({ learner, body }) => ({
      deleted_count: await deleteEntries(platform, learner.id, body.vocabulary_ids),
    }),
  );

  app.post(
    '/vocabulary/restore',
    { schema: operation('restoreVocabulary', schemas.restoreAnswer, { body: schemas.restoreBody }) },
    async ({ learner, body }) => ({
      restored_count: await restoreEntries(platform, learner.id, body.vocabulary_ids),
    }),
  );
};
