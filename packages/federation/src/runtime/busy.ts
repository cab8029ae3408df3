import type { Undo } from '@kotoba/contracts';

/** Counts what must not be interrupted by an update: dirty forms, running quizzes. */
export interface BusyTracker {
  /** For `Host.markBusy`. */
  markBusy(): Undo;
  isBusy(): boolean;
  /** Calls back when `isBusy` changes. */
  subscribe(onChange: () => void): Undo;
}

export function createBusyTracker(): BusyTracker {
  const marks = new Set<symbol>();
  const listeners = new Set<() => void>();
  const change = (apply: () => void) => {
    const before = marks.size > 0;
    apply();
    if (before !== marks.size > 0) for (const listener of listeners) listener();
  };
  return {
    markBusy() {
      const mark = Symbol('busy');
      change(() => marks.add(mark));
      return () => change(() => marks.delete(mark));
    },
    isBusy: () => marks.size > 0,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
