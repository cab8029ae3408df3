import { useCallback, useEffect, useState } from 'react';
import { usePainted } from './after-paint';

/** How long a wrong answer stands before the right one is shown by itself: who sees a slip of the fingers says so without having seen it. */
export const REVEAL_MS = 1000;

export interface Reveal {
  /** What an answer opens may be shown: the verdict itself stands on the screen. */
  readonly told: boolean;
  /** The right answer is held back. */
  readonly held: boolean;
  /** Shows what is held back at once. */
  readonly reveal: () => void;
}

/** When what an answer opens follows its verdict: a frame later; of one that is `withheld`, when the learner wants it or the time is up. */
export function useReveal(answer: unknown, withheld: boolean): Reveal {
  const isPainted = usePainted(answer);
  const [revealed, setRevealed] = useState(answer);
  const reveal = useCallback(() => setRevealed(answer), [answer]);
  const held = withheld && revealed !== answer;
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(reveal, REVEAL_MS);
    return () => clearTimeout(timer);
  }, [held, reveal]);
  return { told: isPainted && !held, held, reveal };
}
