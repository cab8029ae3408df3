import * as z from 'zod/mini';

const id = z.int().check(z.gte(1));

/** Server-sent events of `GET /events`. They carry ids only; the client asks for what it shows. */
export const serverEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('note.converted'), noteId: id, vocabularyIds: z.array(id) }),
  z.strictObject({ type: z.literal('note.failed'), noteId: id, error: z.string() }),
  /** A note came, went, came back or has another text: in another tab or on another device. */
  z.strictObject({ type: z.literal('note.changed'), noteId: id }),
  z.strictObject({ type: z.literal('vocabulary.changed'), ids: z.array(id) }),
  /** The conversation has new messages, was cleared, or a card of it has another word. */
  z.strictObject({ type: z.literal('chat.changed') }),
  z.strictObject({
    type: z.literal('audio.ready'),
    vocabularyId: id,
    variant: z.enum(['ja_word', 'en_word', 'ja_sentence', 'en_sentence']),
  }),
  z.strictObject({ type: z.literal('import.changed'), importId: id }),
  z.strictObject({ type: z.literal('session.revoked') }),
]);
export type ServerEvent = z.infer<typeof serverEvent>;
