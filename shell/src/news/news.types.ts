/** Something that the learner may want to know. `key` is the same in every tab, and after a reload. */
export type NewsItem = {
  readonly key: string;
  /** When it happened, in ms since the epoch. */
  readonly at: number;
  readonly read: boolean;
} & (
  | { readonly kind: 'converted'; readonly vocabularyIds: readonly number[] }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unfinished'; readonly sessionId: number }
  | { readonly kind: 'due'; readonly words: number }
);
