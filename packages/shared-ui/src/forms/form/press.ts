import { createContext } from 'react';

/**
 * A pointer that is held down. Pressing a button leaves the field before it, and a message that appears under that field would move the
 * button away from under the pointer before it is let go: the press would be lost. So what a left field shows waits for the end.
 */
export interface Press {
  /** Runs at once, or after the click that ends the press. */
  readonly after: (run: () => void) => void;
  /** Watches the pointer. Returns its undo. */
  readonly watch: () => () => void;
}

export function createPress(): Press {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const down = (): void => void (isDown = true);
  const up = (): void => {
    isDown = false;
    // The click follows within this task.
    setTimeout(() => {
      const due = waiting;
      waiting = [];
      for (const run of due) run();
    });
  };
  return {
    after: (run) => void (isDown ? waiting.push(run) : run()),
    watch: () => {
      document.addEventListener('pointerdown', down, true);
      document.addEventListener('pointerup', up, true);
      document.addEventListener('pointercancel', up, true);
      return () => {
        document.removeEventListener('pointerdown', down, true);
        document.removeEventListener('pointerup', up, true);
        document.removeEventListener('pointercancel', up, true);
      };
    },
  };
}

/** The press of the form around; outside a form nothing waits. */
export const PressContext = createContext<Pick<Press, 'after'>>({ after: (run) => run() });
