import { index, integer, jsonb, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../platform/database/accounts.tables';

/**
 * Deleted words for as long as the deletion can be undone, with everything that hung on them. Rows lie as `to_jsonb` gives them and come
 * back through `jsonb_populate_record`: what they hold is the business of `trash.repository.ts` and of the word companions alone.
 */
export const deletedWords = pgTable(
  'deleted_words',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vocabularyId: integer('vocabulary_id').notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
    content: jsonb('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.vocabularyId] }),
    index('deleted_words_time').on(table.deletedAt),
  ],
);
