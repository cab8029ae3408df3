import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { operationsOf } from '../../../platform/http/operation';
import { idParams } from '../../../platform/http/fields';
import { takeFiles } from '../../../platform/http/uploads';
import { runDrawing, drawPictures } from '../pictures/draw-pictures';
import { fairPlaces, type Places } from '../../../platform/limits/fair-places';
import { importWords } from './imports.repository';
import * as schemas from './import.schemas';
import { previewImport } from './preview';
import { giveUpImport, runImport, cancelImport, getImport, listImports, startImport } from './run-import';
import { storeFile } from './store-file';

const BUSY = {
  one: 'Other files of yours are still being read.',
  all: 'Many files are being read. Please try again in a moment.',
};

const operation = operationsOf('vocabulary');

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
const uploadRoutes: FastifyPluginAsyncZod<{ checking: Places }> = async (app, { checking }) => {
  const { platform } = app;
  const reading = fairPlaces({ ...platform.config.imports, busy: BUSY });
  takeFiles(app, [...FILE_TYPES, 'application/json']);

  app.post(
    '/vocabulary/import/preview',
    {
      schema: operation('uploadVocabularyFile', schemas.previewAnswer, {
        consumes: ['application/octet-stream'],
        querystring: schemas.uploadQuery,
        body: schemas.uploadBody,
      }),
    },
    async ({ learner, query, body }) => {
      const id = await storeFile(platform, learner.id, { body, name: query.name, reading });
      return previewImport(platform, learner.id, { id, choice: {}, brief: query.brief, checking });
    },
  );
};

/** Words out of a file: look at it, choose its columns, take it in, watch it. */
export const importRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;
  platform.jobs.work(
    importWords,
    (job, attempt) => runImport(platform, job, attempt),
    (job, error) => giveUpImport(platform, job, error),
  );
  platform.jobs.work(
    drawPictures,
    (job) => runDrawing(platform, job),
    async (job, error) => platform.log.error({ err: error, ...job }, 'words stay without pictures'),
  );
  const checking = fairPlaces({ ...platform.config.imports, busy: BUSY });
  await app.register(uploadRoutes, { checking });

  app.post(
    '/vocabulary/import/:id/preview',
    {
      schema: operation('previewVocabularyImport', schemas.previewAnswer, {
        params: idParams,
        body: schemas.previewBody,
      }),
    },
    ({ learner, params, body: { brief = false, ...choice } }) =>
      previewImport(platform, learner.id, { id: params.id, choice, brief, checking }),
  );

  app.post(
    '/vocabulary/import',
    { schema: operation('importVocabulary', schemas.importAnswer, { body: schemas.startBody }) },
    async ({ learner, body: { import_id: id, ...choice } }) => ({
      import: await startImport(platform, learner.id, { id, choice }),
    }),
  );

  app.get(
    '/vocabulary/import',
    { schema: operation('listVocabularyImports', schemas.importsAnswer) },
    async ({ learner }) => ({ imports: await listImports(platform, learner.id) }),
  );

  app.get(
    '/vocabulary/import/:id',
    { schema: operation('getVocabularyImport', schemas.importAnswer, { params: idParams }) },
    async ({ learner, params }) => ({ import: await getImport(platform, learner.id, params.id) }),
  );

  app.delete(
    '/vocabulary/import/:id',
    { schema: operation('cancelVocabularyImport', schemas.importAnswer, { params: idParams }) },
    async ({ learner, params }) => ({ import: await cancelImport(platform, learner.id, params.id) }),
  );
};
