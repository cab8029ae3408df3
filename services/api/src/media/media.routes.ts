import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { audioFileParams, pictureFileParams } from './media.schemas';
import { pictureFolder } from './picture-store';

/** Media are named by their content: what a browser has is right for ever. */
const forever = { maxAge: '1y', immutable: true } as const;

/** An SVG opened by itself runs nothing and loads nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Speech clips and pictures. No bearer is asked for, because `<audio>` and `<img>` send none: a name is a content hash that nobody
 * guesses, and it says nothing of a learner.
 */
export const mediaRoutes: FastifyPluginAsyncZod = async (app) => {
  const { dataDir } = app.platform.config;
  const audioFolder = join(dataDir, 'media', 'audio');
  await app.register(fastifyStatic, { root: dataDir, serve: false });

  app.get('/media/audio/:file', { schema: { hide: true, params: audioFileParams } }, ({ params }, reply) =>
    reply
      .type('audio/wav')
      .header('cross-origin-resource-policy', 'same-origin')
      .sendFile(params.file, audioFolder, forever),
  );

  app.get(
    '/media/pictures/:file',
    { schema: { hide: true, params: pictureFileParams } },
    ({ params }, reply) =>
      reply
        .type('image/svg+xml')
        .header('content-security-policy', PICTURE_POLICY)
        .header('cross-origin-resource-policy', 'same-origin')
        .sendFile(params.file, pictureFolder(dataDir), forever),
  );
};
