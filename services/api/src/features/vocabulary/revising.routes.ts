import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { operationsOf } from '../../platform/http/operation';
import { regenerate, updateImage, updateSentence } from './revise-entry';
import { undoRevision } from './undo-revision';
import * as schemas from './vocabulary.schemas';

const operation = operationsOf('vocabulary');

/** Another sentence or picture for a word: made anew, or as the learner asks. */
export const revisingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

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
    { schema: operation('updateVocabularySentence', schemas.oneEntry, { body: schemas.updateSentenceBody }) },
    async ({ learner, body }) => ({ vocabulary: await updateSentence(platform, learner.id, body) }),
  );

  app.post(
    '/vocabulary/update-image',
    { schema: operation('updateVocabularyImage', schemas.revisedEntry, { body: schemas.updateImageBody }) },
    ({ learner, body }) => updateImage(platform, learner.id, body),
  );
};
