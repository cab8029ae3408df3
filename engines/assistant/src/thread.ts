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
