import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/http/error-body';
import { regenerate, updateImage, updateSentence } from './revise-entry';
import { undoRevision } from './undo-revision';
import * as schemas from './vocabulary.schemas';

const tags = ['vocabulary'];

/** Another sentence or picture for a word: made anew, or as the learner asks. */
export const revisingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.post(
    '/vocabulary/regenerate',
    {
      schema: {
        operationId: 'regenerateVocabulary',
        tags,
        body: schemas.regenerateBody,
        response: { 200: schemas.revisedEntry, ...errorResponses },
      },
    },
    ({ learner, body }) => regenerate(platform, learner.id, body),
  );

  app.post(
    '/vocabulary/undo',
    {
      schema: {
        operationId: 'undoRevision',
        tags,
        body: schemas.regenerateBody,
        response: { 200: schemas.oneEntry, ...errorResponses },
      },
    },
    async ({ learner, body }) => ({ vocabulary: await undoRevision(platform, learner.id, body) }),
  );

  app.post(
    '/vocabulary/update-sentence',
    {
      schema: {
        operationId: 'updateVocabularySentence',
        tags,
        body: schemas.updateSentenceBody,
        response: { 200: schemas.oneEntry, ...errorResponses },
      },
    },
    async ({ learner, body }) => ({ vocabulary: await updateSentence(platform, learner.id, body) }),
  );

  app.post(
    '/vocabulary/update-image',
    {
      schema: {
        operationId: 'updateVocabularyImage',
        tags,
        body: schemas.updateImageBody,
        response: { 200: schemas.revisedEntry, ...errorResponses },
      },
    },
    ({ learner, body }) => updateImage(platform, learner.id, body),
  );
};
