import { Readable } from 'node:stream';
import { z } from 'zod';
import { maxLength } from '@kotoba/contracts';
import { learnerName, learnerText } from '@kotoba/contracts/learner-text';
import { id, queryBoolean } from '../../../platform/http/fields';
import { IMPORT_FORMATS } from '../read/open-file';
import { TARGETS } from './targets';

const target = z.enum(TARGETS).meta({ id: 'ImportTarget' });

export const IMPORT_STATES = ['draft', 'running', 'done', 'cancelled', 'failed'] as const;

/** The file itself, byte by byte: a browser sends a `Blob`, whatever is in it. */
export const uploadBody = z
  .instanceof(Readable, { error: 'The file is empty.' })
  .meta({ type: 'string', format: 'binary' });

export const uploadQuery = z.object({
  name: learnerText(maxLength.fileName, { label: 'File name' }).default('words'),
  /** Answer with the first rows, and leave the others to the next preview. */
  brief: queryBoolean().default(false),
});

/** What the learner says about a file; what is left out stays as it was suggested. */
const importChoice = z.object({
  /** One for each column; every target but `ignore` at most once. */
  targets: z.array(target).max(100).optional(),
  /** Where words go that the file gives no place. */
  user_topic: learnerName(maxLength.name, { label: 'Collection' }).optional(),
  topic: learnerName(maxLength.name, { label: 'Topic' }).optional(),
  /** Whether the dictionary fills what a row leaves open. */
  fill: z.boolean().optional(),
  /** Whether the first row of a table names its columns. */
  has_header: z.boolean().optional(),
});

/** `brief` judges the first rows alone: what `checked` counts, of all `rows`. */
export const previewBody = importChoice.extend({ brief: z.boolean().optional() });

export const startBody = importChoice.extend({ import_id: id() });

const problem = z
  .object({ row: z.int(), code: z.enum(['INVALID', 'DUPLICATE']), message: z.string() })
  .meta({ id: 'ImportProblem' });

/** How an import stands; the counts grow with it. */
const importSummary = z
  .object({
    id: z.int(),
    name: z.string(),
    status: z.enum(IMPORT_STATES),
    rows: z.int(),
    processed: z.int(),
    created: z.int(),
    duplicates: z.int(),
    invalid: z.int(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'VocabularyImportSummary' });

/** `problems` are the first ones; `duplicates` and `invalid` count all. */
const importState = importSummary.extend({ problems: z.array(problem) }).meta({ id: 'VocabularyImport' });

export const importAnswer = z.object({ import: importState });
/** Those that began, the newest first. */
export const importsAnswer = z.object({ imports: z.array(importSummary) });

/**
 * A dry run: what would happen, with nothing changed. Rows that the dictionary fills in may turn out to be there
 * already.
 */
export const previewAnswer = z
  .object({
    import_id: z.int(),
    name: z.string(),
    format: z.enum(IMPORT_FORMATS),
    encoding: z.string().nullable(),
    delimiter: z.string().nullable(),
    has_header: z.boolean(),
    notices: z.array(z.string()),
    columns: z.array(z.object({ name: z.string(), target })),
    fill: z.boolean(),
    /** Rows with words, and how many of them are judged; what follows counts those. */
    rows: z.int(),
    checked: z.int(),
    ready: z.int(),
    duplicates: z.int(),
    invalid: z.int(),
    first_rows: z.array(
      z.object({ row: z.int(), cells: z.array(z.string()), problem: z.string().nullable() }),
    ),
    problems: z.array(problem),
  })
  .meta({ id: 'VocabularyImportPreview' });

/** Problems that an answer lists. */
export const MAX_PROBLEMS = 1000;
/** Imports that the list names. */
export const MAX_IMPORTS = 5;
export const FIRST_ROWS = 20;
