import { useEffectEvent, useLayoutEffect } from 'react';

/** How long a right answer stays before the next word comes. Source: LEARN-16. */
export const AUTO_ADVANCE_MS = 1500;

/** The one timer of the quiz. It runs while `running`, for one place in the queue; whatever ends either of them ends it. */
export function useAutoAdvance(running: boolean, index: number, advance: () => void): void {
  const onTimer = useEffectEvent(advance);
  // With the drawing, not after it: a timer that is due in between would leave the word that has just come.
  useLayoutEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(onTimer, AUTO_ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [running, index]);
}
