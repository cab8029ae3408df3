import { browserMarks, loadMarks, READ_MARKS_KEY, saveMarks, type MarksStorage } from './read-marks-memory';

/** How many marks are kept; older ones fall out. */
export const MOST_MARKS = 100;

export interface ReadMarks {
  /** Whose marks these are; null when nobody is signed in, and then nothing is kept. */
  follow(learner: number | null): void;
  /** The keys of the news that were read; the same set until something changes. */
  keys(): ReadonlySet<string>;
  mark(keys: readonly string[]): void;
  /** Returns its undo. */
  subscribe(onChange: () => void): () => void;
}

/** What the learner has read of his news. Follows other tabs, and outlives a reload but not a sign-out. */
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
      const marks = [...new Set([...keys, ...read])].slice(0, MOST_MARKS);
      if (learner !== null) saveMarks(storage, learner, marks);
      show(marks);
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
