import type { DraftEntry, WordKind } from '@kotoba/language';

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

/** What is to be done besides: cards of an earlier answer saved, or words of the learner practised. */
export type Action =
  /** Of the newest message with cards, or of the reply itself (`isOwn`), by their places. */
  | { readonly type: 'save'; readonly places: readonly number[]; readonly isOwn?: true }
  | { readonly type: 'practise'; readonly ids: readonly number[] };

/** What the assistant says, and the words it brings. */
export interface Reply {
  readonly content: string;
  readonly cards: readonly ReplyCard[];
  readonly action?: Action;
}

/** A word that the learner has saved. */
export interface OwnWord {
  readonly id: number;
  readonly ja: string;
  readonly kana: string;
  readonly en: string;
  /** The learner's day, YYYY-MM-DD, on which it was saved. */
  readonly savedOn: string;
}

/** A record tells so many words at most. */
export const MOST_OWN_WORDS = 50;

/** What the learner has, as far as a question needs it. */
export interface LearnerRecord {
  /** The learner's day, YYYY-MM-DD. */
  today(): string;
  /** What was noted from a day to another one, the first first. */
  notes(from: string, to: string): Promise<readonly string[]>;
  countWords(): Promise<number>;
  /** Saved words, the newest first. */
  words(wanted: {
    readonly kind: WordKind | null;
    readonly level: string | null;
    /** Saved on these days alone. */
    readonly days?: { readonly from: string; readonly to: string };
  }): Promise<readonly OwnWord[]>;
  /** The saved words that are so written or read, or mean so. */
  find(text: string): Promise<readonly OwnWord[]>;
  /** The words that were answered wrong, the most often first. */
  mistakes(): Promise<readonly OwnWord[]>;
  /** The words to be practised next. */
  due(): Promise<readonly OwnWord[]>;
}

export interface Question {
  readonly learnerId: number;
  readonly message: string;
  /** What the learner has; the embedded assistant alone asks it. */
  readonly learner: LearnerRecord;
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
