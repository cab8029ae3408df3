import type { Level } from '@kotoba/contracts';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../../platform/database/accounts.tables';

/**
 * Saved words by level, and how many of them the learner knows: a collection's size is read from a handful of rows. Triggers of the table
 * `vocabulary` keep it, in the transaction of the write.
 */
export const wordCounts = pgTable(
  'word_counts',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** N5 to N1; empty for words without a level. */
    level: text('level').$type<Level | ''>().notNull(),
    words: integer('words').notNull(),
    learned: integer('learned').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.level] })],
);
