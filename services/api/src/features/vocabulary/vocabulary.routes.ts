import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { operationsOf } from '../../platform/http/operation';
import { idParams } from '../../platform/http/fields';
import { idempotent, once } from '../../platform/http/idempotency';
import {
  createEntries,
  prepareEntries,
  generateEntries,
  saveEntries,
  setEntriesStatus,
} from './create-entries';
import { deleteEntries, restoreEntries } from './trash.service';
import { entryPatch } from './entry.schemas';
import { patchEntry } from './patch-entry';
import * as reading from './read-entries';
import * as schemas from './vocabulary.schemas';
import { regenerate, updateImage, updateSentence } from './revise-entry';
import { undoRevision } from './undo-revision';
import { furtherOf } from './further-entry';
import { moveEntries, tagEntries } from './bulk-entries';

const operation = operationsOf('vocabulary');

/** The personal collection of words. Source: VOC-11 to VOC-14. */
export const vocabularyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get(
    '/vocabulary',
    { schema: operation('listVocabulary', schemas.listAnswer, { querystring: schemas.listQuery }) },
    ({ learner, query }) => reading.listEntries(platform, learner.id, query),
  );

  app.get(
    '/vocabulary/choosable',
    {
      schema: operation('listChoosableVocabulary', schemas.choosableAnswer, {
        querystring: schemas.entryFilter,
      }),
    },
    ({ learner, query }) => reading.listChoosable(platform, learner.id, query),
  );

  app.get(
    '/vocabulary/today',
    { schema: operation('listTodaysVocabulary', schemas.manyEntries) },
    async ({ learner }) => ({ vocabulary: await reading.listToday(platform, learner) }),
  );

  app.get(
    '/vocabulary/kanji/:kanji/strokes',
    { schema: operation('getKanjiStrokes', schemas.strokesAnswer, { params: schemas.kanjiParam }) },
    async ({ params }, reply) => {
      void reply.header('cache-control', 'private, max-age=86400');
      return { strokes: await platform.language.strokes(params.kanji) };
    },
  );

  app.get(
    '/vocabulary/:id',
    { schema: operation('getVocabulary', schemas.entryWithKanji, { params: idParams }) },
    ({ learner, params }) => reading.getEntry(platform, learner.id, params.id),
  );

  app.get(
    '/vocabulary/:id/neighbors',
    {
      schema: operation('getVocabularyNeighbors', schemas.neighborsAnswer, {
        params: idParams,
        querystring: schemas.entryFilter,
      }),
    },
    ({ learner, params, query }) => reading.getNeighbors(platform, learner.id, params.id, query),
  );

  app.get(
    '/vocabulary/:id/further',
    { schema: operation('getFurtherVocabulary', schemas.furtherAnswer, { params: idParams }) },
    ({ learner, params }) => furtherOf(platform, learner.id, params.id),
  );

  app.patch(
    '/vocabulary/:id',
    { schema: operation('patchVocabulary', schemas.oneEntry, { params: idParams, body: entryPatch }) },
    async ({ learner, params, body }) => ({
      vocabulary: await patchEntry(platform, learner.id, params.id, body),
    }),
  );

  app.delete(
    '/vocabulary/:id',
    { schema: operation('deleteVocabulary', schemas.deleteAnswer, { params: idParams }) },
    async ({ learner, params }) => ({
      deleted_count: await deleteEntries(platform, learner.id, [params.id]),
    }),
  );

  app.post(
    '/vocabulary/generate',
    { schema: operation('generateVocabulary', schemas.generateAnswer, { body: schemas.generateBody }) },
    async ({ learner, body }) => ({
      generated_vocabulary: await generateEntries(platform, learner.id, body),
    }),
  );

  app.post(
    '/vocabulary/save',
    { schema: operation('saveVocabulary', schemas.saveAnswer, { body: schemas.saveBody }) },
    ({ learner, body }) => saveEntries(platform, learner.id, body.vocabulary_ids),
  );

  app.post(
    '/vocabulary/create',
    {
      schema: operation('createVocabulary', schemas.createAnswer, {
        headers: idempotent,
        body: schemas.createBody,
      }),
    },
    (request, reply) =>
      once(request, reply, {
        prepare: () => prepareEntries(platform, request.body.vocabulary),
        run: (tx, prepared) => createEntries(platform, tx, request.learner.id, prepared),
      }),
  );

  app.post(
    '/vocabulary/update-status',
    {
      schema: operation('updateVocabularyStatus', schemas.updateStatusAnswer, {
        body: schemas.updateStatusBody,
      }),
    },
    async ({ learner, body }) => ({
      updated_count: await setEntriesStatus(platform, learner.id, body.vocabulary_ids, body.status),
    }),
  );

  app.post(
    '/vocabulary/regenerate',
    { schema: operation('regenerateVocabulary', schemas.revisedEntry, { body: schemas.regenerateBody }) },
    ({ learner, body }) => regenerate(platform, learner.id, body),
  );

  app.post(
    '/vocabulary/undo',
    { schema: operation('undoRevision', schemas.oneEntry, { body: schemas.regenerateBody }) },
    async ({ learner, body }) => ({ vocabulary: await undoRevision(platform, learner.id, body) }),
  );

  app.post(
    '/vocabulary/update-sentence',
    {
      schema: operation('updateVocabularySentence', schemas.revisedEntry, {
        body: schemas.updateSentenceBody,
      }),
    },
    ({ learner, body }) => updateSentence(platform, learner.id, body),
  );

  app.post(
    '/vocabulary/update-image',
    { schema: operation('updateVocabularyImage', schemas.revisedEntry, { body: schemas.updateImageBody }) },
    ({ learner, body }) => updateImage(platform, learner.id, body),
  );

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
    { schema: operation('deleteManyVocabulary', schemas.deleteAnswer, { body: schemas.deleteBody }) },
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
