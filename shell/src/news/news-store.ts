import type { ServerEvent } from '@kotoba/contracts';
import {
  browserNews,
  loadNews,
  NEWS_KEY,
  nothingKept,
  saveNews,
  type KeptNews,
  type NewsStorage,
} from './news-memory';
import type { EventNews, NewsItem, StandingFact } from './news.types';

/** How many events, and how many read marks, are kept; older ones fall out. */
export const MOST_NEWS = 50;
/** Every tab hears the same event: the second one within this time, in ms, is an echo. */
const ECHO_MS = 5000;

export interface NewsStore {
  /** Whose news these are; null when nobody is signed in, and then nothing is kept. */
  follow(learner: number | null): void;
  /** Keeps the event if it is news to a learner; others pass. `at` is the time in ms since the epoch. */
  add(event: ServerEvent, at: number): void;
  /** What stands at the moment for `learner`; an answer for somebody else comes too late. */
  setStanding(learner: number | null, facts: readonly StandingFact[]): void;
  /** Standing news first that have no time of their own (due words), then newest first. The same list until something changes. */
  list(): readonly NewsItem[];
  markAllRead(): void;
  /** Returns its undo. */
  subscribe(onChange: () => void): () => void;
}

function newsOf(event: ServerEvent, at: number): EventNews | null {
  switch (event.type) {
    case 'note.converted': {
      const { noteId, vocabularyIds } = event;
      return { key: `note:${noteId}`, kind: 'converted', noteId, vocabularyIds, at, read: false };
    }
    case 'note.failed':
      return { key: `note:${event.noteId}`, kind: 'failed', noteId: event.noteId, at, read: false };
    default:
      return null;
  }
}

const isEcho = (news: EventNews, before: EventNews | undefined): boolean =>
  before !== undefined && before.kind === news.kind && Math.abs(news.at - before.at) < ECHO_MS;

const inOrder = (left: NewsItem, right: NewsItem): number =>
  Number(right.kind === 'due') - Number(left.kind === 'due') || right.at - left.at;

/** The learner's own events and what waits for him, for the bell. Follows other tabs, and outlives a reload but not a sign-out. */
export function createNewsStore(storage: NewsStorage | null = browserNews()): NewsStore {
  const listeners = new Set<() => void>();
  let learner: number | null = null;
  let kept: KeptNews = nothingKept;
  let standing: readonly StandingFact[] = [];
  let items: readonly NewsItem[] = [];

  const show = (): void => {
    const facts = standing.map((fact): NewsItem => ({ ...fact, read: kept.seen.includes(fact.key) }));
    items = [...facts, ...kept.events].sort(inOrder);
    listeners.forEach((listener) => listener());
  };
  const keep = (next: KeptNews): void => {
    kept = next;
    if (learner !== null) saveNews(storage, learner, next);
    show();
  };
  // Events of storage reach the other tabs only.
  globalThis.window?.addEventListener('storage', ({ key }) => {
    if (key !== NEWS_KEY || learner === null) return;
    kept = loadNews(storage, learner);
    show();
  });

  return {
    follow: (next) => {
      if (next === null) saveNews(storage, null, nothingKept);
      learner = next;
      standing = [];
      kept = next === null ? nothingKept : loadNews(storage, next);
      show();
    },
    add: (event, at) => {
      const news = newsOf(event, at);
      if (
        !news ||
        isEcho(
          news,
          kept.events.find(({ key }) => key === news.key),
        )
      )
        return;
      const others = kept.events.filter(({ key }) => key !== news.key);
      keep({ ...kept, events: [news, ...others].slice(0, MOST_NEWS) });
    },
    setStanding: (whose, facts) => {
      if (learner !== null && whose !== learner) return;
      standing = facts;
      show();
    },
    list: () => items,
    markAllRead: () => {
      if (items.every(({ read }) => read)) return;
      const seen = [...new Set([...standing.map(({ key }) => key), ...kept.seen])].slice(0, MOST_NEWS);
      keep({ events: kept.events.map((news) => ({ ...news, read: true })), seen });
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
