import type { ServerEvent } from '@kotoba/contracts';

/** Something that happened to the learner's words in this tab. */
export type NewsItem = { readonly id: number; readonly at: number; readonly read: boolean } & (
  | { readonly kind: 'converted'; readonly vocabularyIds: readonly number[] }
  | { readonly kind: 'failed'; readonly noteId: number }
);

/** How many are kept; older ones fall out. */
export const MOST_NEWS = 50;

export interface NewsStore {
  /** Keeps the event if it is news to a learner; others pass. `at` is the time in ms since the epoch. */
  add(event: ServerEvent, at: number): void;
  /** Newest first. The same list until something changes. */
  list(): readonly NewsItem[];
  markAllRead(): void;
  /** Another learner must not read them. */
  clear(): void;
  /** Returns its undo. */
  subscribe(onChange: () => void): () => void;
}

/** Every value of a union without what `news-store` adds itself. */
type Unstored = NewsItem extends infer Item
  ? Item extends NewsItem
    ? Omit<Item, 'id' | 'at' | 'read'>
    : never
  : never;

function newsOf(event: ServerEvent): Unstored | null {
  switch (event.type) {
    case 'note.converted':
      return { kind: 'converted', vocabularyIds: event.vocabularyIds };
    case 'note.failed':
      return { kind: 'failed', noteId: event.noteId };
    default:
      return null;
  }
}

/** The events of this tab that the bell shows. They live as long as the page does. */
export function createNewsStore(): NewsStore {
  const listeners = new Set<() => void>();
  let items: readonly NewsItem[] = [];
  let lastId = 0;
  const change = (next: readonly NewsItem[]): void => {
    items = next;
    listeners.forEach((listener) => listener());
  };
  return {
    add: (event, at) => {
      const news = newsOf(event);
      if (!news) return;
      lastId += 1;
      change([{ ...news, id: lastId, at, read: false } as NewsItem, ...items].slice(0, MOST_NEWS));
    },
    list: () => items,
    markAllRead: () => {
      if (items.some((item) => !item.read)) change(items.map((item) => ({ ...item, read: true })));
    },
    clear: () => change([]),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
