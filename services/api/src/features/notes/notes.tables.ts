import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ownerId, moment } from '../../platform/database/accounts.tables';
import { vocabulary, type WordValues } from '../vocabulary';

export const noteState = pgEnum('note_state', ['pending', 'converted', 'failed']);

/**
 * Captured notes. `revision` rises with every order to convert (create, edit, retry): a job carries the revision that
 * it was made for and does nothing when the note has moved on, so that an old job can never undo a newer one.
 */
export const notes = pgTable(
  'notes',
  {
    id: integer('id').generatedAlwaysAsIdentity(),
    userId: ownerId(),
    content: text('content').notNull(),
    state: noteState('state').notNull().default('pending'),
    error: text('error'),
    revision: integer('revision').notNull().default(1),
    /** Set while a deletion can still be undone; nobody sees the note then. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('notes_newest').on(table.userId, table.createdAt, table.id),
    index('notes_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/** Which words a note became, in the note's order. */
export const noteWords = pgTable(
  'note_words',
  {
    userId: integer('user_id').notNull(),
    noteId: integer('note_id').notNull(),
    vocabularyId: integer('vocabulary_id').notNull(),
    /** -1 for a word of an earlier text that stayed (`keptFor`). */
    position: integer('position').notNull(),
    /**
     * What the word was like when this note made it (`notes.repository.ts`); null for a word that the learner had
     * already.
     */
    madeAs: text('made_as'),
    /** Why the word is the learner's own (`KEPT_BECAUSE`); null as long as it is the note's alone. */
    keptFor: text('kept_for'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.noteId, table.vocabularyId] }),
    index('note_words_vocabulary').on(table.userId, table.vocabularyId),
    foreignKey({
      name: 'note_words_note',
      columns: [table.userId, table.noteId],
      foreignColumns: [notes.userId, notes.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'note_words_vocabulary',
      columns: [table.userId, table.vocabularyId],
      foreignColumns: [vocabulary.userId, vocabulary.id],
    }).onDelete('cascade'),
  ],
);

/** One thing that an item of a note may mean. */
export interface StoredCandidate {
  /** What tells it from the others, in a few words. */
  readonly label: string;
  readonly values: WordValues;
}

/**
 * What the items of a note may mean, as its conversion saw them: what the learner is asked ("Which one?"), and what
 * else they may choose. A question stays when its word goes, as the assistant's cards do (`chat.tables.ts`).
 */
export const noteQuestions = pgTable(
  'note_questions',
  {
    /** Of this conversion alone: an answer that comes after the note was edited finds no question. */
    id: integer('id').generatedAlwaysAsIdentity(),
    userId: ownerId(),
    noteId: integer('note_id').notNull(),
    /** The item's place in the note. */
    position: integer('position').notNull(),
    about: text('about').notNull(),
    /** `unknown`: nothing is known of the item, and nothing asked. */
    kind: text('kind', { enum: ['meaning', 'parts', 'spelling', 'unknown'] }).notNull(),
    /** The word that the item made; null when it made none (yet), several (parts), or when the word is gone. */
    vocabularyId: integer('vocabulary_id'),
    /** At most four, the best first; none where there is nothing to choose. */
    candidates: jsonb('candidates').$type<StoredCandidate[]>().notNull(),
    /** Files of the candidates' pictures, in their order, while the question is open: the sweep leaves them. */
    pictures: text('pictures').array().$type<(string | null)[]>().notNull(),
    /** The candidate that the word was made of; of parts the first that was chosen. */
    chosen: smallint('chosen'),
    isAsked: boolean('is_asked').notNull(),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('note_questions_place').on(table.userId, table.noteId, table.position),
    index('note_questions_vocabulary').on(table.userId, table.vocabularyId),
    foreignKey({
      name: 'note_questions_note',
      columns: [table.userId, table.noteId],
      foreignColumns: [notes.userId, notes.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'note_questions_vocabulary',
      columns: [table.userId, table.vocabularyId],
      foreignColumns: [vocabulary.userId, vocabulary.id],
    }),
  ],
);

export type QuestionRow = typeof noteQuestions.$inferSelect;
export type NoteRow = typeof notes.$inferSelect;
