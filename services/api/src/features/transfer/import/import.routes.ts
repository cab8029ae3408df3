import type { IncomingMessage } from 'node:http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../../platform/http/error-body';
import { idParams } from '../../../platform/http/fields';
import { runDrawing } from '../pictures/draw-pictures';
import { drawPictures } from '../pictures/draw-pictures.queue';
import { importWords } from './import.queue';
import * as schemas from './import.schemas';
import { previewImport } from './preview';
import { endImport, runImport } from './run-import';
import { cancelImport, getImport, listImports, startImport } from './start-import';
import { storeFile } from './store-file';

const tags = ['vocabulary'];

/** Types under which browsers and people send files; what a file is, its content tells. */
const FILE_TYPES = [
  'application/octet-stream',
  'application/zip',
  'application/vnd.ms-excel',
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
];

/** The upload: its body is the file itself, so it has a parser of its own. */
const uploadRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser([...FILE_TYPES, 'application/json'], (_request, body: IncomingMessage, done) =>
    done(null, body),
  );

  app.post(
    '/vocabulary/import/preview',
    {
      schema: {
        operationId: 'uploadVocabularyFile',
        tags,
        consumes: ['application/octet-stream'],
        querystring: schemas.uploadQuery,
        body: schemas.uploadBody,
        response: { 200: schemas.previewAnswer, ...errorResponses },
      },
    },
    async ({ learner, query, body }) => {
      const id = await storeFile(platform, learner.id, { body, name: query.name });
      return previewImport(platform, learner.id, { id, choice: {} });
    },
  );
};

/** Words out of a file: look at it, choose its columns, take it in, watch it. */
export const importRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;
  platform.jobs.work(
    importWords,
    (job) => runImport(platform, job),
    (job) => endImport(platform, job, 'failed'),
  );
  platform.jobs.work(
    drawPictures,
    (job) => runDrawing(platform, job),
    async (job, error) => platform.log.error({ err: error, ...job }, 'words stay without pictures'),
  );
  await app.register(uploadRoutes);

  app.post(
    '/vocabulary/import/:id/preview',
    {
      schema: {
        operationId: 'previewVocabularyImport',
        tags,
        params: idParams,
        body: schemas.importChoice,
        response: { 200: schemas.previewAnswer, ...errorResponses },
      },
    },
    ({ learner, params, body }) => previewImport(platform, learner.id, { id: params.id, choice: body }),
  );

  app.post(
    '/vocabulary/import',
    {
      schema: {
        operationId: 'importVocabulary',
        tags,
        body: schemas.startBody,
        response: { 200: schemas.importAnswer, ...errorResponses },
      },
    },
    async ({ learner, body: { import_id: id, ...choice } }) => ({
      import: await startImport(platform, learner.id, { id, choice }),
    }),
  );

  app.get(
    '/vocabulary/import',
    {
      schema: {
        operationId: 'listVocabularyImports',
        tags,
        response: { 200: schemas.importsAnswer, ...errorResponses },
      },
    },
    async ({ learner }) => ({ imports: await listImports(platform, learner.id) }),
  );

  app.get(
    '/vocabulary/import/:id',
    {
      schema: {
        operationId: 'getVocabularyImport',
        tags,
        params: idParams,
        response: { 200: schemas.importAnswer, ...errorResponses },
      },
    },
    async ({ learner, params }) => ({ import: await getImport(platform, learner.id, params.id) }),
  );

  app.delete(
    '/vocabulary/import/:id',
    {
      schema: {
        operationId: 'cancelVocabularyImport',
        tags,
        params: idParams,
        response: { 200: schemas.importAnswer, ...errorResponses },
      },
    },
    async ({ learner, params }) => ({ import: await cancelImport(platform, learner.id, params.id) }),
  );
};
