import { mostListed } from '@kotoba/contracts';
import type { ChatMessage } from '@kotoba/api-client';

/** What is known of the conversation: its newest part without a gap, oldest first. */
export interface ChatHistory {
  readonly messages: readonly ChatMessage[];
  /** Whether the first message of all is among them. */
  readonly isComplete: boolean;
}

/** Source: CHAT-1. */
export const PAGE_SIZE = 50;

/** Both lists as one, each message once and as the later list has it, oldest first. */
export function mergeMessages(
  before: readonly ChatMessage[],
  after: readonly ChatMessage[],
): readonly ChatMessage[] {
  const byId = new Map([...before, ...after].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/**
 * The history as it was read. What the assistant did stands on the answer to the message alone (CHAT-14): a reading does
 * not take it from the newest message.
 */
export function keepAction(
  known: readonly ChatMessage[],
  read: readonly ChatMessage[],
): readonly ChatMessage[] {
  const newest = known.at(-1);
  return newest?.action ? read.map((each) => (each.id === newest.id ? { ...newest, ...each } : each)) : read;
}

/** A page of the server: `offset` counts from the newest message, the page is oldest first. */
export type ReadPage = (page: { limit: number; offset: number }) => Promise<readonly ChatMessage[]>;

/**
 * Reads the newest part of the conversation: a page at the first time, later everything that is known already,
 * whatever came since. What another tab cleared is gone from the answer.
 */
export async function readNewest(read: ReadPage, known: readonly ChatMessage[]): Promise<ChatHistory> {
  const oldest = known[0]?.id ?? Infinity;
  let messages: readonly ChatMessage[] = [];
  let offset = 0;
  for (;;) {
    const limit = Math.min(mostListed.messages, Math.max(PAGE_SIZE, known.length - offset));
    const page = await read({ limit, offset });
    messages = mergeMessages(messages, page);
    offset += page.length;
    if (page.length < limit) return { messages, isComplete: true };
    if (known.length === 0 || (messages[0]?.id ?? 0) <= oldest) return { messages, isComplete: false };
  }
}

/**
 * Reads the page above what is known. Messages that came since shift the pages down: what lies beside or below the
 * known ones is no page above them, and the next one is read instead.
 */
export async function readOlder(read: ReadPage, known: readonly ChatMessage[]): Promise<ChatHistory> {
  const oldest = known[0]?.id ?? Infinity;
  for (let offset = known.length; ; offset += PAGE_SIZE) {
    const page = await read({ limit: PAGE_SIZE, offset });
    const messages = page.filter(({ id }) => id < oldest);
    const isComplete = page.length < PAGE_SIZE;
    if (isComplete || messages.length > 0) return { messages, isComplete };
  }
}
