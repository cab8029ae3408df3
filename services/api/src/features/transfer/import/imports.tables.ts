import { sql } from 'drizzle-orm';
import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId, moment } from '../../../platform/database/accounts.tables';

/** Number of a row in its file, from 1, and its cells. */
export type NumberedRow = readonly [number: number, cells: readonly string[]];

export interface ImportProblem {
  readonly row: number;
  readonly code: 'INVALID' | 'DUPLICATE';
  readonly message: string;
}

/**
 * What the learner chose: a target for each column, where words without a place go, whether the dictionary fills gaps.
 */
export interface ImportSettings {
  readonly targets: readonly string[];
  readonly user_topic?: string;
  readonly topic?: string;
  readonly fill: boolean;
}

/** Files of words on their way in. `rows` counts those with words; the counts below it grow with each chunk. */
export const imports = pgTable(
  'imports',
  {
    id: integer('id').generatedAlwaysAsIdentity(),
    userId: ownerId(),
    name: text('name').notNull(),
    format: text('format').notNull(),
    encoding: text('encoding'),
    delimiter: text('delimiter'),
    columns: jsonb('columns').$type<readonly string[]>().notNull(),
    /** Whether the first row of a table names the columns and is no word. */
    hasHeader: boolean('has_header').notNull(),
    notices: jsonb('notices').$type<readonly string[]>().notNull(),
    settings: jsonb('settings').$type<ImportSettings>().notNull(),
    status: text('status').notNull().default('draft'),
    rows: integer('rows').notNull(),
    processed: integer('processed').notNull().default(0),
    created: integer('created').notNull().default(0),
    duplicates: integer('duplicates').notNull().default(0),
    invalid: integer('invalid').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Rows of an import, a transaction's worth at a time. Once they are words, `rows` is null and the problems stay. */
export const importChunks = pgTable(
  'import_chunks',
  {
    userId: integer('user_id').notNull(),
    importId: integer('import_id').notNull(),
    number: integer('number').notNull(),
    rows: jsonb('rows').$type<readonly NumberedRow[]>(),
    problems: jsonb('problems')
      .$type<readonly ImportProblem[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.importId, table.number] }),
    foreignKey({
      name: 'import_chunks_import',
      columns: [table.userId, table.importId],
      foreignColumns: [imports.userId, imports.id],
    }).onDelete('cascade'),
  ],
);

export type ImportRow = typeof imports.$inferSelect;
