import { sql } from 'drizzle-orm';
import { boolean, cidr, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId, users, moment } from './accounts.tables';

/** What calls that carried an `Idempotency-Key` did: first answers for 24 hours, receipts for good. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ownerId(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the parameters: the same key with others is refused. */
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer').notNull(),
    /** Kept as long as the learner: `answer` is then a receipt, from which the answer is made. */
    lasting: boolean('lasting').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operation, table.key] }),
    index('idempotency_keys_age')
      .on(table.createdAt)
      .where(sql`not lasting`),
  ],
);

/** Counters of the rate limits: in the database, so that a restart or a second server does not forget them. */
export const limitCounters = pgTable(
  'limit_counters',
  {
    /** Name of the rule and SHA-256 of what it counts. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index().on(table.resetsAt)],
);

/** Limits that an operator gave to a network, a school's for instance, instead of those of everybody. */
export const raisedLimits = pgTable(
  'raised_limits',
  {
    network: cidr('network').notNull(),
    /** Name of the rule. */
    name: text('name').notNull(),
    points: integer('points').notNull(),
    seconds: integer('seconds').notNull(),
    /** null: for good. */
    until: moment('until'),
  },
  (table) => [primaryKey({ columns: [table.network, table.name] })],
);

/**
 * What says that lists of a learner's words are no longer right: another one with every write of words that lists can
 * show. Triggers of the table `vocabulary` renew it, in the transaction of the write; a learner whose words never
 * changed has none. Random, not counted: a number would come back after a rollback or a restore, for other words.
 */
export const vocabularyRevisions = pgTable('vocabulary_revisions', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  revision: uuid('revision').notNull(),
});
