import * as z from 'zod/mini';
import type { KotobaStore } from '@kotoba/session';

export const READ_MARKS_KEY = 'kotoba.news';

/** Keys of news only: what they say is asked of the server. */
const kept = z.strictObject({
  version: z.literal(0),
  learner: z.int().check(z.gte(1)),
  read: z.array(z.string()),
});

type MarksStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage, or null where it is forbidden: then the marks live as long as the page. */
function browserMarks(): MarksStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** What this learner has read; anything else is nothing. */
function loadMarks(storage: MarksStorage | null, learner: number): readonly string[] {
  try {
    const result = kept.safeParse(JSON.parse(storage?.getItem(READ_MARKS_KEY) ?? 'null'));
    return result.success && result.data.learner === learner ? result.data.read : [];
  } catch {
    return [];
  }
}

/** Keeps the marks of a learner; with null, nothing of anybody. */
function saveMarks(storage: MarksStorage | null, learner: number | null, read: readonly string[]): void {
  try {
    if (learner === null) storage?.removeItem(READ_MARKS_KEY);
    else storage?.setItem(READ_MARKS_KEY, JSON.stringify({ version: 0, learner, read }));
  } catch {
    // A full storage costs the memory of what was read, nothing else.
  }
}

/** How many marks are kept; older ones fall out. */
export const MAX_MARKS = 100;

export interface ReadMarks {
  /** Whose marks these are; null when nobody is signed in, and then nothing is kept. */
  follow(learner: number | null): void;
  /** The keys of the news that were read; the same set until something changes. */
  keys(): ReadonlySet<string>;
  mark(keys: readonly string[]): void;
  /** Returns its undo. */
  subscribe(onChange: () => void): () => void;
}

/** What the learner has read of their news. Follows other tabs, and outlives a reload but not a sign-out. */
export function createReadMarks(storage: MarksStorage | null = browserMarks()): ReadMarks {
  const listeners = new Set<() => void>();
  let learner: number | null = null;
  let read: ReadonlySet<string> = new Set();

  const show = (keys: Iterable<string>): void => {
    read = new Set(keys);
    listeners.forEach((listener) => listener());
  };
  // Events of storage reach the other tabs only.
  globalThis.window?.addEventListener('storage', ({ key }) => {
    if (key === READ_MARKS_KEY && learner !== null) show(loadMarks(storage, learner));
  });

  return {
    follow: (next) => {
      if (next === null) saveMarks(storage, null, []);
      learner = next;
      show(next === null ? [] : loadMarks(storage, next));
    },
    keys: () => read,
    mark: (keys) => {
      if (keys.every((key) => read.has(key))) return;
      const marks = [...new Set([...keys, ...read])].slice(0, MAX_MARKS);
      if (learner !== null) saveMarks(storage, learner, marks);
      show(marks);
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/**
 * Tells the marks whose they are, for as long as the tab lives: what one learner has read is gone when another one
 * signs in. Returns its undo.
 */
export function followReader(store: KotobaStore, marks: ReadMarks): () => void {
  const learnerNow = (): number | null => store.getState().auth.user?.id ?? null;
  let learner = learnerNow();
  marks.follow(learner);
  return store.subscribe(() => {
    if (learnerNow() === learner) return;
    learner = learnerNow();
    marks.follow(learner);
  });
}
