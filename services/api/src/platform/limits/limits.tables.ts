import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of the rate limits: in the database, so that a restart or a second server does not forget them. */
export const limitCounters = pgTable(
  'limit_counters',
  {
    /** Name of the rule and SHA-256 of what it counts. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.resetsAt)],
);
