import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId, moment } from '../../platform/database/accounts.tables';
import { vocabulary, type Place, type WordValues } from '../vocabulary';

/** What a card shows without its word, and where the word goes when it is saved. */
export interface CardSnapshot {
  readonly values: WordValues;
  readonly place: Place;
}

/** What the learner and the assistant said to each other. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer('id').generatedAlwaysAsIdentity(),
    userId: ownerId(),
    type: text('type', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/**
 * The words on an assistant's message. A card stays when its word is deleted (`vocabulary_id` is then null) and can be
 * saved again from what it shows.
 *
 * The learner is referred to directly as well: only then PostgreSQL removes cards and words of a deleted account in
 * one step, whatever the order in which the tables were made.
 */
export const chatCards = pgTable(
  'chat_cards',
  {
    userId: ownerId(),
    messageId: integer('message_id').notNull(),
    position: integer('position').notNull(),
    vocabularyId: integer('vocabulary_id'),
    snapshot: jsonb('snapshot').$type<CardSnapshot>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.messageId, table.position] }),
    index('chat_cards_vocabulary').on(table.userId, table.vocabularyId),
    foreignKey({
      name: 'chat_cards_message',
      columns: [table.userId, table.messageId],
      foreignColumns: [chatMessages.userId, chatMessages.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'chat_cards_vocabulary',
      columns: [table.userId, table.vocabularyId],
      foreignColumns: [vocabulary.userId, vocabulary.id],
    }),
  ],
);

export type ChatMessageRow = typeof chatMessages.$inferSelect;
