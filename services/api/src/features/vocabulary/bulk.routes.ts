import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/http/error-body';
import { moveEntries, tagEntries } from './bulk-entries';
import * as schemas from './bulk.schemas';
import { deleteEntries } from './delete-entries';
import { restoreEntries } from './restore-entries';
import { deleteAnswer } from './vocabulary.schemas';

const tags = ['vocabulary'];

/** Many words at once. One id that is missing or another learner's refuses the whole call. */
export const bulkRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.post(
    '/vocabulary/move',
    {
      schema: {
        operationId: 'moveVocabulary',
        tags,
        body: schemas.moveBody,
        response: { 200: schemas.moveAnswer, ...errorResponses },
      },
    },
    ({ learner, body }) => moveEntries(platform, learner.id, body),
  );

  app.post(
    '/vocabulary/tag',
    {
      schema: {
        operationId: 'tagVocabulary',
        tags,
        body: schemas.tagBody,
        response: { 200: schemas.tagAnswer, ...errorResponses },
      },
    },
    async ({ learner, body }) => ({ updated_count: await tagEntries(platform, learner.id, body) }),
  );

  app.post(
    '/vocabulary/delete',
    {
      schema: {
        operationId: 'deleteManyVocabulary',
        tags,
        body: schemas.deleteBody,
        response: { 200: deleteAnswer, ...errorResponses },
      },
    },
    async ({ learner, body }) => ({
      deleted_count: await deleteEntries(platform, learner.id, body.vocabulary_ids),
    }),
  );

  app.post(
    '/vocabulary/restore',
    {
      schema: {
        operationId: 'restoreVocabulary',
        tags,
        body: schemas.restoreBody,
        response: { 200: schemas.restoreAnswer, ...errorResponses },
      },
    },
    async ({ learner, body }) => ({
      restored_count: await restoreEntries(platform, learner.id, body.vocabulary_ids),
    }),
  );
};
