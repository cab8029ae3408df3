import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DIRECTIONS } from '@kotoba/contracts';
import { operationsOf } from '../../../platform/http/operation';
import { queryBoolean } from '../../../platform/http/fields';
import { entry, entryFilter, idList } from '../../vocabulary';
import { formats, type Download, type ExportFormat, EXPORT_FORMATS } from './export-sinks';
import { exportList, exportSelection } from './export-words';
import type { SelectHistory } from './exported-word';

const format = z.enum(EXPORT_FORMATS);

/** Most words of a selection in one file. Unlike a change of many words, a file cannot be made in portions. */
const MAX_SELECTED = 200_000;
/** As many ids as that in JSON, with room to spare. */
const MAX_SELECTION_BYTES = 4 * 1024 * 1024;

/** `bom` puts U+FEFF in front of a table, for spreadsheets that take UTF-8 for something else without it. */
const exportQuery = entryFilter.extend({ format, bom: queryBoolean().default(false) });

const exportBody = z.object({
  vocabulary_ids: idList(MAX_SELECTED),
  format,
  bom: z.boolean().default(false),
});

/** An answer as a row of Anki's `revlog`, with the direction in place of the card. */
const revlogRow = z.object({
  direction: z.enum(DIRECTIONS),
  id: z.int(),
  ease: z.int(),
  ivl: z.int(),
  lastIvl: z.int(),
  factor: z.int(),
  time: z.int(),
  type: z.int(),
});

/** The answer in the format `json`; the others are files. */
const exportAnswer = z.object({
  exportedAt: z.iso.datetime(),
  vocabulary: z.array(entry.extend({ reviews: z.array(revlogRow) })),
});

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
