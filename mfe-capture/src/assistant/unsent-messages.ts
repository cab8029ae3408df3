import type { ChatMessage } from '@kotoba/api-client';

/** Where they are kept. */
export const UNSENT_DRAFT = 'capture.message.unsent';

/** A message that has no answer yet, because it is on its way or because sending it failed. */
export interface UnsentMessage {
  /** Its `Idempotency-Key`. */
  readonly key: string;
  readonly content: string;
  /** The newest message that was there when it was sent, 0 for none. */
  readonly after: number;
}

function isUnsent(value: unknown): value is UnsentMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { key, content, after } = value as Record<string, unknown>;
  return typeof key === 'string' && typeof content === 'string' && typeof after === 'number';
}

/** The messages that were kept; what is none is passed over. */
export const toUnsent = (value: unknown): readonly UnsentMessage[] =>
  Array.isArray(value) ? value.filter(isUnsent) : [];

const stored = (content: string): string => content.trim().normalize('NFC').replace(/\r\n?/g, '\n');

/** Whether the history has the message after all: its answer was lost on the way, or came while the page was being left. */
export const hasArrived = (
  { content, after }: UnsentMessage,
  messages: readonly Pick<ChatMessage, 'id' | 'type' | 'content'>[],
): boolean =>
  messages.some(({ id, type, content: said }) => type === 'user' && id > after && said === stored(content));
