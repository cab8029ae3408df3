import { useEffect, useState } from 'react';

/** Does `work` once the browser has painted what is being shown now, so that it takes nothing from the frame that the learner waits for. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** `value` as it was when the browser painted last. What is there from the beginning waits for nothing. */
export function usePaintedValue<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let isShown = true;
    afterPaint(() => {
      if (isShown) setPainted(value);
    });
    return () => {
      isShown = false;
    };
  }, [value]);
  return painted;
}

/** Whether `shown` has been painted: what may follow a frame later waits for it. */
export const usePainted = (shown: unknown): boolean => usePaintedValue(shown) === shown;
