import { z } from 'zod';
import { maxLength, mostListed } from '@kotoba/contracts';
import { learnerText } from '@kotoba/contracts/learner-text';
import { id, queryInteger } from '../../platform/http/fields';
import { entry } from '../vocabulary';

/** A word on a message: an entry, or what the card of a deleted word showed (without id, place and times). */
const chatCard = entry
  .omit({ user_topic_id: true, topic_id: true })
  .extend({
    id: z.int().nullable(),
    user_topic: z.string().nullable(),
    topic: z.string().nullable(),
    created_at: z.iso.datetime().nullable(),
    updated_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ChatCard' });
export type ChatCard = z.infer<typeof chatCard>;

/** What the assistant did besides answering; only on the answer itself, not in the history. */
const chatAction = z.union([
  z.object({ type: z.literal('save'), vocabulary_ids: z.array(z.int()) }),
  z.object({ type: z.literal('practise'), session_id: z.int() }),
]);
export type ChatAction = z.infer<typeof chatAction>;

const chatMessage = z
  .object({
    id: z.int(),
    userId: z.int(),
    type: z.enum(['user', 'assistant']),
    content: z.string(),
    vocabularyData: z.array(chatCard),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    action: chatAction.optional(),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.infer<typeof chatMessage>;

const success = z.literal(true);

export const sendBody = z.object({ content: learnerText(maxLength.message, { label: 'Message' }) });
export const sendAnswer = z.object({ success, userMessage: chatMessage, assistantMessage: chatMessage });
export type SendAnswer = z.infer<typeof sendAnswer>;

/** `offset` counts from the newest message. */
export const historyQuery = z.object({
  limit: queryInteger({ min: 1, max: mostListed.messages, fallback: 50 }),
  offset: queryInteger({ min: 0, max: 1_000_000_000, fallback: 0 }),
});
export const historyAnswer = z.object({ success, messages: z.array(chatMessage) });
export const clearAnswer = z.object({ success });

/** The card is what the server knows it to be: of an item only its word is read, to find its card. */
const item = z.looseObject({ en_word: learnerText(maxLength.enWord, { label: 'English word' }) });
export const saveCardsBody = z.object({
  vocabulary_items: z.union([z.array(item).min(1).max(20), item.transform((single) => [single])]),
  chat_message_id: id(),
  vocabulary_index: z.int().min(0).max(1000),
});
export const saveCardsAnswer = z.object({ success, vocabulary_ids: z.array(z.int()) });
