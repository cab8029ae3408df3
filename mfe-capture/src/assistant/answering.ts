/** The answer that is being written. */
export interface Answer {
  /** The key of the message that it answers. */
  readonly key: string;
  /** What was written so far. */
  readonly text: string;
}

interface Running extends Answer {
  readonly stop: () => void;
}

/** The one answer that this tab waits for, if any. It goes on while another screen is looked at. */
function createAnswering() {
  const listeners = new Set<() => void>();
  let running: Running | null = null;
  const set = (next: Running | null): void => {
    running = next;
    listeners.forEach((listener) => listener());
  };
  return {
    current: (): Answer | null => running,
    begin: (key: string, stop: () => void): void => set({ key, text: '', stop }),
    write: (key: string, text: string): void => {
      if (running?.key === key) set({ ...running, text });
    },
    end: (key: string): void => {
      if (running?.key === key) set(null);
    },
    stop: (): void => running?.stop(),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const answering = createAnswering();
