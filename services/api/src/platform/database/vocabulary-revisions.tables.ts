import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../platform/database/accounts.tables';

/**
 * What says that lists of a learner's words are no longer right: another one with every write of words that lists can show. Triggers of the
 * table `vocabulary` renew it, in the transaction of the write; a learner whose words never changed has none. Random, not counted: a number
 * would come back after a rollback or a restore, for other words.
 */
export const vocabularyRevisions = pgTable('vocabulary_revisions', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  revision: uuid('revision').notNull(),
});
