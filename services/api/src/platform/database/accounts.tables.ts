import { DEFAULT_SESSION_LENGTH, SESSION_LENGTHS } from '@kotoba/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** A moment, not a time of day. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
const now = (name: string) => moment(name).notNull().defaultNow();

export const users = pgTable('users', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Normalised (NFKC, trimmed, lower case), so that equality is the comparison. */
  email: text('email').notNull().unique(),
  /** argon2id in the PHC format. */
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** ISO 3166-1 numeric code. */
  countryId: integer('country_id'),
  emailVerifiedAt: moment('email_verified_at'),
  /** Since when nobody comes in, because an operator said so. */
  lockedAt: moment('locked_at'),
  createdAt: now('created_at'),
  updatedAt: now('updated_at'),
});

/** The learner whose row it is; with the account it goes. */
export const ownerId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Signed-in devices. Signing out deletes the row, so a token is dead with the next request. */
export const accountSessions = pgTable(
  'account_sessions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    /** SHA-256 of the token; the token itself is nowhere. */
    tokenHash: bytes('token_hash').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Renewed at most once an hour, so that reading stays reading. */
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.userId)],
);

/** Mailed tokens: `reset` for a new password, `verify` for an address. One use; the newest ends older ones. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    purpose: text('purpose', { enum: ['reset', 'verify'] }).notNull(),
    tokenHash: bytes('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    voidedAt: moment('voided_at'),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.userId, table.purpose)],
);

/**
 * Addresses from which somebody signed in with the right password. They stay open while an account is under attack.
 */
export const accountAddresses = pgTable(
  'account_addresses',
  {
    userId: ownerId(),
    address: text('address').notNull(),
    lastSignInAt: moment('last_sign_in_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.address] })],
);

/** What a learner chose; a row exists from sign-up on. */
export const accountSettings = pgTable('account_settings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  theme: text('theme', { enum: ['light', 'dark', 'system'] })
    .notNull()
    .default('system'),
  furigana: boolean('furigana').notNull().default(true),
  furiganaOnHover: boolean('furigana_on_hover').notNull().default(false),
  romaji: text('romaji', { enum: ['auto', 'always', 'never'] })
    .notNull()
    .default('auto'),
  strictness: text('strictness', { enum: ['exact', 'standard', 'lenient'] })
    .notNull()
    .default('standard'),
  autoAdvance: boolean('auto_advance').notNull().default(true),
  autoplay: boolean('autoplay').notNull().default(false),
  newPerDay: integer('new_per_day').notNull().default(20),
  reviewsPerDay: integer('reviews_per_day').notNull().default(200),
  sessionLength: text('session_length', { enum: SESSION_LENGTHS }).notNull().default(DEFAULT_SESSION_LENGTH),
  /** No assistant outside is asked. */
  assistantAtHome: boolean('assistant_at_home').notNull().default(false),
  /**
   * IANA name; null until a device of the learner has named its own. Until then the days are those of `NO_TIME_ZONE`.
   */
  timeZone: text('time_zone'),
  language: text('language', { enum: ['en', 'ja'] })
    .notNull()
    .default('en'),
});

/**
 * Who did what, when and from where. Without a foreign key: a wrong sign-in of a missing account costs the same as of
 * a known one.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id'),
    action: text('action').notNull(),
    address: text('address').notNull(),
    requestId: text('request_id').notNull(),
    details: jsonb('details')
      .$type<Record<string, string | number>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    at: moment('at').notNull(),
  },
  (table) => [index().on(table.userId, table.at)],
);
