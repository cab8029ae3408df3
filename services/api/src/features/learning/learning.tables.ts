import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  doublePrecision,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { DIRECTIONS, ITEM_STATUS, type CardMode, type ItemStatus, type SessionMode } from '@kotoba/contracts';
import { ownerId, moment } from '../../platform/database/accounts.tables';
import { vocabulary } from '../vocabulary';
import type { RecordedStatus, RememberedAnswer } from './session-machine';

export const direction = pgEnum('direction', DIRECTIONS);

export const learningSessions = pgTable(
  'learning_sessions',
  {
    id: integer('id').generatedAlwaysAsIdentity(),
    userId: ownerId(),
    mode: smallint('mode').$type<SessionMode>().notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    topic: text('topic'),
    level: text('level'),
    startedAt: moment('started_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('learning_sessions_newest').on(table.userId, table.startedAt, table.id),
    index('learning_sessions_unfinished')
      .on(table.userId, table.id)
      .where(sql`ended_at is null`),
    check('learning_sessions_mode', sql`mode between 0 and 4 or mode between 11 and 15`),
  ],
);

/**
 * The items of a session. `vocabulary_id` is null when the word was deleted after the session had ended: its result
 * still counts. Items of a running session go with their word.
 */
export const sessionItems = pgTable(
  'learn_details',
  {
    /**
     * Refers to the learner directly as well, else the order of the tables would decide whether an account can be
     * deleted.
     */
    userId: ownerId(),
    sessionId: integer('session_id').notNull(),
    position: integer('position').notNull(),
    vocabularyId: integer('vocabulary_id'),
    /** How a card of a Mixed session asks; null where the session's own mode says it. */
    mode: smallint('mode').$type<CardMode>(),
    /** Leaves `open` once, unless the learner takes the answer back or accepts it. */
    status: smallint('status').$type<ItemStatus>().notNull().default(ITEM_STATUS.open),
    /** How many soft answers ("retry") were granted. */
    softCount: smallint('soft_count').notNull().default(0),
    lastSoft: jsonb('last_soft').$type<RememberedAnswer>(),
    recorded: jsonb('recorded').$type<RememberedAnswer>(),
    /** The last answer given when the wrong word came back for practice. */
    practised: jsonb('practised').$type<RememberedAnswer>(),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId, table.position] }),
    uniqueIndex('learn_details_word').on(table.userId, table.sessionId, table.vocabularyId),
    index('learn_details_vocabulary').on(table.userId, table.vocabularyId),
    foreignKey({
      name: 'learn_details_session',
      columns: [table.userId, table.sessionId],
      foreignColumns: [learningSessions.userId, learningSessions.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'learn_details_vocabulary',
      columns: [table.userId, table.vocabularyId],
      foreignColumns: [vocabulary.userId, vocabulary.id],
    }),
    check('learn_details_mode', sql`mode between 1 and 4`),
    check('learn_details_status', sql`status between 0 and 3`),
    check('learn_details_soft_count', sql`soft_count between 0 and 2`),
  ],
);

/**
 * When a learner was away: what would have come due meanwhile comes due that much later. `ended_at` is null until they
 * are back.
 */
export const vacations = pgTable(
  'vacations',
  {
    id: integer('id').generatedAlwaysAsIdentity(),
    userId: ownerId(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('vacations_running')
      .on(table.userId)
      .where(sql`ended_at is null`),
  ],
);

/** What the scheduler (FSRS) remembers of a word, one row per direction. Units: days. */
export const memories = pgTable(
  'memories',
  {
    userId: integer('user_id').notNull(),
    vocabularyId: integer('vocabulary_id').notNull(),
    direction: direction('direction').notNull(),
    due: moment('due').notNull(),
    stability: doublePrecision('stability').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    scheduledDays: integer('scheduled_days').notNull(),
    learningSteps: smallint('learning_steps').notNull(),
    reps: integer('reps').notNull(),
    lapses: integer('lapses').notNull(),
    state: smallint('state').notNull(),
    lastReview: moment('last_review').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.vocabularyId, table.direction] }),
    index('memories_due').on(table.userId, table.due, table.vocabularyId),
    index('memories_hardest')
      .on(table.userId, table.difficulty, table.lapses)
      .where(sql`lapses > 0`),
    index('memories_forgotten')
      .on(table.userId, table.lapses, table.difficulty)
      .where(sql`lapses > 0`),
    foreignKey({
      name: 'memories_vocabulary',
      columns: [table.userId, table.vocabularyId],
      foreignColumns: [vocabulary.userId, vocabulary.id],
    }).onDelete('cascade'),
  ],
);

/**
 * Every recorded answer, the source of streak, heatmap and accuracy. It outlives the word it was given for
 * (`vocabulary_id` is then null), else deleting a word would rewrite the learner's history.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').generatedAlwaysAsIdentity(),
    userId: ownerId(),
    vocabularyId: integer('vocabulary_id'),
    direction: direction('direction').notNull(),
    /** The status that the answer gave. */
    status: smallint('status').$type<RecordedStatus>().notNull(),
    /** FSRS rating: 1 again, 2 hard, 3 good. */
    rating: smallint('rating').notNull(),
    /** Whether the word had no memory in this direction before: counts against the daily limit of new words. */
    firstTime: boolean('first_time').notNull(),
    answeredAt: moment('answered_at').notNull(),
    /** The session it was given in; null for answers of before sessions were noted here. */
    sessionId: integer('session_id'),
    /** Milliseconds that the learner took, at most a minute; null where unknown. */
    durationMs: integer('duration_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('reviews_session').on(table.userId, table.sessionId, table.id),
    index('reviews_time').on(table.userId, table.answeredAt),
    index('reviews_vocabulary').on(table.userId, table.vocabularyId),
    foreignKey({
      name: 'reviews_vocabulary',
      columns: [table.userId, table.vocabularyId],
      foreignColumns: [vocabulary.userId, vocabulary.id],
    }),
  ],
);

/**
 * Recorded answers summed by quarter of an hour, so that the figures of a year are read from some thousand rows
 * however many answers there are. Every time zone's days begin on a quarter.
 */
export const answerQuarters = pgTable(
  'answer_quarters',
  {
    userId: ownerId(),
    quarter: moment('quarter').notNull(),
    answers: integer('answers').notNull(),
    correct: integer('correct').notNull(),
    /** Answers that met a word for the first time in their direction. */
    met: integer('met').notNull(),
    /** Right ones of the other answers: what was remembered. */
    retained: integer('retained').notNull(),
    durationMs: integer('duration_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.quarter] })],
);

/**
 * Words by the quarter of an hour in which they come due first, in either direction, so that a backlog or a forecast
 * is read from some hundred rows however many words there are. Triggers of the table `memories` keep it, in the
 * transaction of the write. Words that were taken out of the collection are among them.
 */
export const dueQuarters = pgTable(
  'due_quarters',
  {
    userId: ownerId(),
    quarter: moment('quarter').notNull(),
    words: integer('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.quarter] })],
);

export type SessionRow = typeof learningSessions.$inferSelect;
export type ItemRow = typeof sessionItems.$inferSelect;
export type ReviewRow = typeof reviews.$inferSelect;
export type MemoryRow = typeof memories.$inferSelect;
