import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';

/**
 * How long a verdict is on the screen before Enter goes on: an Enter that was already pending (pressed twice, or while
 * the answer was being checked) is no decision about what it has not seen. Nobody reads and decides faster.
 */
export const VERDICT_MS = 150;

export interface Asked {
  /** The box takes text. */
  readonly open: boolean;
  /** What is on the screen about the last answer. */
  readonly verdict: unknown;
  /** What would tell the right answer is held back. */
  readonly held: boolean;
  /** The word may be left. */
  readonly leavable: boolean;
}

interface EnterActions {
  /** While the box takes text. */
  readonly onOpen: () => void;
  /** When it is closed and the word may be left. */
  readonly onClosed: () => void;
}

/**
 * What Enter in the box does: it submits, then advances. A key that is held down does it once; a second Enter never
 * skips the verdict, nor does the Enter of a composition that the closed box has cut off (the input method still ends
 * it with one).
 */
export function useEnter({ open, verdict, held, leavable }: Asked, { onOpen, onClosed }: EnterActions) {
  const since = useRef(0);
  const cutOff = useRef(false);
  useLayoutEffect(() => {
    since.current = performance.now();
    cutOff.current = false;
  }, [open, verdict, held]);

  return {
    onEnter: (event: KeyboardEvent): void => {
      if (event.repeat) return;
      if (open) return onOpen();
      const ofComposition = cutOff.current;
      cutOff.current = false;
      const seen = performance.now() - since.current >= VERDICT_MS;
      if (leavable && seen && !ofComposition) onClosed();
    },
    onCompositionStart: (): void => {
      cutOff.current = !open;
    },
  };
}
