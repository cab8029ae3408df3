import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { operationsOf } from '../../../platform/http/operation';
import { exportAnswer, exportBody, exportQuery, MAX_SELECTION_BYTES } from './export.schemas';
import { formats, type Download, type ExportFormat } from './export-sinks';
import { exportList, exportSelection } from './export-words';
import type { SelectHistory } from './exported-word';

const operation = operationsOf('vocabulary');

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
      { schema: operation('exportVocabulary', exportAnswer, { querystring: exportQuery }) },
      async ({ learner, query }, reply) =>
        send(reply as FastifyReply, query.format, await exportList(parts, learner.id, query)),
    );

    app.post(
      '/vocabulary/export',
      {
        bodyLimit: MAX_SELECTION_BYTES,
        schema: operation('exportSelectedVocabulary', exportAnswer, { body: exportBody }),
      },
      async ({ learner, body }, reply) =>
        send(reply as FastifyReply, body.format, await exportSelection(parts, learner.id, body)),
    );
  };
