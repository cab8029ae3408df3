import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { operationsOf } from '../../../platform/http/operation';
import { idParams } from '../../../platform/http/fields';
import { audioAnswer, audioQuery } from '../vocabulary.schemas';
import { wordAudio } from './word-audio.service';

const operation = operationsOf('vocabulary');

/** Speech of a word or its sentence. The answered address is ready to play. */
export const wordAudioRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/vocabulary/:id/audio',
    { schema: operation('getVocabularyAudio', audioAnswer, { params: idParams, querystring: audioQuery }) },
    async ({ learner, params, query }) => ({
      audio_url: await wordAudio(app.platform, learner.id, params.id, query.variant),
    }),
  );
};
