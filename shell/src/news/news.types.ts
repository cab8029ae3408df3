/** Something that the learner may want to know. `key` is the same in every tab, and after a reload. */
export type NewsItem = {
  readonly key: string;
  /** When it happened, in ms since the epoch. */
  readonly at: number;
  readonly read: boolean;
} & (
  | { readonly kind: 'converted'; readonly noteId: number; readonly vocabularyIds: readonly number[] }
  | { readonly kind: 'failed'; readonly noteId: number }
  | { readonly kind: 'unfinished'; readonly sessionId: number }
  | { readonly kind: 'due'; readonly words: number }
);

/** What the server told as an event: kept in this browser until the learner signs out. */
export type EventNews = Extract<NewsItem, { kind: 'converted' | 'failed' }>;

/** What stands for as long as it is so: asked of the server, never kept. */
export type StandingNews = Exclude<NewsItem, EventNews>;

type WithoutRead<Item> = Item extends unknown ? Omit<Item, 'read'> : never;
/** Standing news as they are derived; whether they were read is the store's knowledge. */
export type StandingFact = WithoutRead<StandingNews>;
