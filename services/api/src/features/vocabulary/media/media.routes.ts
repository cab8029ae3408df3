import { access } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../../platform/http/errors';
import { RASTER_TYPES } from '@kotoba/pictures';
import { audioFileParams, pictureFileParams } from './media.schemas';
import { pictureFolder } from './media-folders';
import { audioFolder } from '@kotoba/speech';
import { workOnRemovedFiles } from './remove-files';
import { workOnSpeaking } from './speak-words';
import { workOnSweeps } from './sweep-files';

/** Media are named by their content: what a browser has is right for ever. */
const forever = { maxAge: '1y', immutable: true } as const;

/** An SVG opened by itself runs nothing and loads nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const pictureType = (file: string): string =>
  Object.entries(RASTER_TYPES).find(([kind]) => file.endsWith(`.${kind}`))?.[1] ?? 'image/svg+xml';

async function send(reply: FastifyReply, folder: string, file: string): Promise<FastifyReply> {
  await access(join(folder, file)).catch(() => {
    throw notFound('This file');
  });
  return reply.header('cross-origin-resource-policy', 'same-origin').sendFile(file, folder, forever);
}

/**
 * Speech clips and pictures. No bearer is asked for, because `<audio>` and `<img>` send none: a name is a content hash that nobody
 * guesses, and it says nothing of a learner.
 */
export const mediaRoutes: FastifyPluginAsyncZod = async (app) => {
  const { dataDir } = app.platform.config;
  workOnRemovedFiles(app.platform);
  workOnSweeps(app.platform);
  workOnSpeaking(app.platform);
  await app.register(fastifyStatic, { root: dataDir, serve: false });

  app.get('/media/audio/:file', { schema: { hide: true, params: audioFileParams } }, ({ params }, reply) =>
    send(reply.type('audio/wav'), audioFolder(dataDir), params.file),
  );

  app.get(
    '/media/pictures/:file',
    { schema: { hide: true, params: pictureFileParams } },
    ({ params }, reply) =>
      send(
        reply.type(pictureType(params.file)).header('content-security-policy', PICTURE_POLICY),
        pictureFolder(dataDir),
        params.file,
      ),
  );
};
