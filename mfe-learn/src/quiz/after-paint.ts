import { useEffect, useState } from 'react';

/** Does `work` once the browser has painted what is being shown now, so that it takes nothing from the frame that the learner waits for. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Whether `shown` has been painted. What may follow a frame later waits for it; what is there from the beginning waits for nothing. */
export function usePainted(shown: unknown): boolean {
  const [painted, setPainted] = useState(shown);
  useEffect(() => {
    let isShown = true;
    afterPaint(() => {
      if (isShown) setPainted(shown);
    });
    return () => {
      isShown = false;
    };
  }, [shown]);
  return painted === shown;
}
