import { z } from 'zod';
import { MAX_IDS } from '@kotoba/contracts';
import { queryBoolean } from '../../http/fields';
import { entry, idList } from '../../vocabulary/entry.schemas';
import { entryFilter } from '../../vocabulary/vocabulary.schemas';
import { EXPORT_FORMATS } from './export-sinks';

const format = z.enum(EXPORT_FORMATS);

/** `bom` puts U+FEFF in front of a table, for spreadsheets that take UTF-8 for something else without it. */
export const exportQuery = entryFilter.extend({ format, bom: queryBoolean().default(false) });

export const exportBody = z.object({
  vocabulary_ids: idList(MAX_IDS),
  format,
  bom: z.boolean().default(false),
});

/** The answer in the format `json`; the others are files. */
export const exportAnswer = z.object({
  exportedAt: z.iso.datetime(),
  vocabulary: z.array(entry),
});
