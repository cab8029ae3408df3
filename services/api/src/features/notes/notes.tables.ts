import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId, moment } from '../../platform/database/accounts.tables';
import { vocabulary } from '../vocabulary';

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

export type NoteRow = typeof notes.$inferSelect;
