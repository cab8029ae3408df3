import type { DraftEntry } from '../language/language';
import type { Place } from '../topics/place-words';
import type { Thread } from './thread';

export interface ReplyCard {
  readonly draft: DraftEntry;
  /** Where the word goes when it is saved. */
  readonly place: Place;
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
