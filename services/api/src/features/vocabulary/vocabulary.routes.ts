import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/http/error-body';
import { idParams } from '../../platform/http/fields';
import { once } from '../../platform/http/idempotency';
import { createEntries, prepareEntries } from './create-entries';
import { deleteEntries } from './delete-entries';
import { entryPatch } from './entry.schemas';
import { generateEntries } from './generate-entries';
import { patchEntry } from './patch-entry';
import { saveEntries, setEntriesStatus } from './save-entries';
import * as reading from './read-entries';
import * as schemas from './vocabulary.schemas';

const tags = ['vocabulary'];

/** The personal collection of words. Source: VOC-11 to VOC-14. */
export const vocabularyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get(
    '/vocabulary',
    {
      schema: {
        operationId: 'listVocabulary',
        tags,
        querystring: schemas.listQuery,
        response: { 200: schemas.listAnswer, ...errorResponses },
      },
    },
    ({ learner, query }) => reading.listEntries(platform, learner.id, query),
  );

  app.get(
    '/vocabulary/choosable',
    {
      schema: {
        operationId: 'listChoosableVocabulary',
        tags,
        querystring: schemas.entryFilter,
        response: { 200: schemas.choosableAnswer, ...errorResponses },
      },
    },
    ({ learner, query }) => reading.listChoosable(platform, learner.id, query),
  );

  app.get(
    '/vocabulary/today',
    {
      schema: {
        operationId: 'listTodaysVocabulary',
        tags,
        response: { 200: schemas.manyEntries, ...errorResponses },
      },
    },
    async ({ learner }) => ({ vocabulary: await reading.listToday(platform, learner) }),
  );

  app.get(
    '/vocabulary/:id',
    {
      schema: {
        operationId: 'getVocabulary',
        tags,
        params: idParams,
        response: { 200: schemas.entryWithKanji, ...errorResponses },
      },
    },
    ({ learner, params }) => reading.getEntry(platform, learner.id, params.id),
  );

  app.get(
    '/vocabulary/:id/neighbors',
    {
      schema: {
        operationId: 'getVocabularyNeighbors',
        tags,
        params: idParams,
        querystring: schemas.entryFilter,
        response: { 200: schemas.neighborsAnswer, ...errorResponses },
      },
    },
    ({ learner, params, query }) => reading.getNeighbors(platform, learner.id, params.id, query),
  );

  app.patch(
    '/vocabulary/:id',
    {
      schema: {
        operationId: 'patchVocabulary',
        tags,
        params: idParams,
        body: entryPatch,
        response: { 200: schemas.oneEntry, ...errorResponses },
      },
    },
    async ({ learner, params, body }) => ({
      vocabulary: await patchEntry(platform, learner.id, params.id, body),
    }),
  );

  app.delete(
    '/vocabulary/:id',
    {
      schema: {
        operationId: 'deleteVocabulary',
        tags,
        params: idParams,
        response: { 200: schemas.deleteAnswer, ...errorResponses },
      },
    },
    async ({ learner, params }) => ({
      deleted_count: await deleteEntries(platform, learner.id, [params.id]),
    }),
  );

  app.post(
    '/vocabulary/generate',
    {
      schema: {
        operationId: 'generateVocabulary',
        tags,
        body: schemas.generateBody,
        response: { 200: schemas.generateAnswer, ...errorResponses },
      },
    },
    async ({ learner, body }) => ({
      generated_vocabulary: await generateEntries(platform, learner.id, body),
    }),
  );

  app.post(
    '/vocabulary/save',
    {
      schema: {
        operationId: 'saveVocabulary',
        tags,
        body: schemas.saveBody,
        response: { 200: schemas.saveAnswer, ...errorResponses },
      },
    },
    ({ learner, body }) => saveEntries(platform, learner.id, body.vocabulary_ids),
  );

  app.post(
    '/vocabulary/create',
    {
      schema: {
        operationId: 'createVocabulary',
        tags,
        body: schemas.createBody,
        response: { 200: schemas.createAnswer, ...errorResponses },
      },
    },
    (request, reply) =>
      once(request, reply, {
        operation: 'createVocabulary',
        prepare: () => prepareEntries(platform, request.body.vocabulary),
        run: (tx, prepared) => createEntries(platform, tx, request.learner.id, prepared),
      }),
  );

  app.post(
    '/vocabulary/update-status',
    {
      schema: {
        operationId: 'updateVocabularyStatus',
        tags,
        body: schemas.updateStatusBody,
        response: { 200: schemas.updateStatusAnswer, ...errorResponses },
      },
    },
    async ({ learner, body }) => ({
      updated_count: await setEntriesStatus(platform, learner.id, body.vocabulary_ids, body.status),
    }),
  );
};
