import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../../platform/http/error-body';
import { exportAnswer, exportBody, exportQuery, MAX_SELECTION_BYTES } from './export.schemas';
import { formats, type Download, type ExportFormat } from './export-sinks';
import { exportList, exportSelection } from './export-words';
import type { SelectHistory } from './exported-word';

const tags = ['vocabulary'];

const send = (reply: FastifyReply, format: ExportFormat, { content, bytes }: Download): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="kotoba-words.${format}"`)
    .header('content-length', bytes)
    .type(formats[format].type)
    .send(content);

/** A learner's words as a file: the list as it is filtered, or a selection. */
export const exportRoutes =
  (selectHistory: SelectHistory): FastifyPluginAsyncZod =>
  async (app) => {
    const parts = { platform: app.platform, selectHistory };

    app.get(
      '/vocabulary/export',
      {
        schema: {
          operationId: 'exportVocabulary',
          tags,
          querystring: exportQuery,
          response: { 200: exportAnswer, ...errorResponses },
        },
      },
      async ({ learner, query }, reply) =>
        send(reply as FastifyReply, query.format, await exportList(parts, learner.id, query)),
    );

    app.post(
      '/vocabulary/export',
      {
        bodyLimit: MAX_SELECTION_BYTES,
        schema: {
          operationId: 'exportSelectedVocabulary',
          tags,
          body: exportBody,
          response: { 200: exportAnswer, ...errorResponses },
        },
      },
      async ({ learner, body }, reply) =>
        send(reply as FastifyReply, body.format, await exportSelection(parts, learner.id, body)),
    );
  };
