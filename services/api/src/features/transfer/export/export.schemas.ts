import { DIRECTIONS } from '@kotoba/contracts';
import { z } from 'zod';
import { queryBoolean } from '../../../platform/http/fields';
import { entry, entryFilter, idList } from '../../vocabulary';
import { EXPORT_FORMATS } from './export-sinks';

const format = z.enum(EXPORT_FORMATS);

/** Most words of a selection in one file. Unlike a change of many words, a file cannot be made in portions. */
const MAX_SELECTED = 200_000;
/** As many ids as that in JSON, with room to spare. */
export const MAX_SELECTION_BYTES = 4 * 1024 * 1024;

/** `bom` puts U+FEFF in front of a table, for spreadsheets that take UTF-8 for something else without it. */
export const exportQuery = entryFilter.extend({ format, bom: queryBoolean().default(false) });

export const exportBody = z.object({
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
export const exportAnswer = z.object({
  exportedAt: z.iso.datetime(),
  vocabulary: z.array(entry.extend({ reviews: z.array(revlogRow) })),
});
