import type { DraftEntry } from '@kotoba/language';

/** A card as it was shown; the word may have been changed or deleted since. */
export interface ShownCard {
  readonly en: string;
  readonly ja: string;
  readonly kana: string;
  readonly level: string | null;
  readonly sentence: string | null;
}

export interface ThreadMessage {
  readonly type: 'user' | 'assistant';
  readonly content: string;
  readonly cards: readonly ShownCard[];
}

/** The conversation so far, the oldest message first. */
export type Thread = readonly ThreadMessage[];

export interface ReplyCard {
  readonly draft: DraftEntry;
  /** The collection, and its topic, that the word goes to when it is saved. */
  readonly place: { readonly collection: string; readonly topic?: string };
}

/** What the assistant says, and the words it brings. */
export interface Reply {
  readonly content: string;
  readonly cards: readonly ReplyCard[];
}

export interface Question {
  readonly learnerId: number;
  readonly message: string;
  /** What was said before, the oldest first. */
  readonly thread: Thread;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Gets the text as it is written. */
  readonly onText: (piece: string) => void;
}

/** Answers learners: the embedded one, or one outside. */
export interface Assistant {
  reply(question: Question): Promise<Reply>;
}
