import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../../platform/http/error-body';
import { idParams } from '../../../platform/http/fields';
import { audioAnswer, audioQuery } from '../vocabulary.schemas';
import { wordAudio } from './word-audio.service';

/** Speech of a word or its sentence. The answered address is ready to play. */
export const wordAudioRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/vocabulary/:id/audio',
    {
      schema: {
        operationId: 'getVocabularyAudio',
        tags: ['vocabulary'],
        params: idParams,
        querystring: audioQuery,
        response: { 200: audioAnswer, ...errorResponses },
      },
    },
    async ({ learner, params, query }) => ({
      audio_url: await wordAudio(app.platform, learner.id, params.id, query.variant),
    }),
  );
};
