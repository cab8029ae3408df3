import { useEffect, useState } from 'react';

/**
 * How long a wrong answer stands before the right one is shown by itself: who sees a slip of the fingers says so
 * without having seen it.
 */
export const REVEAL_MS = 1000;

export interface Reveal {
  /** The right answer is held back. */
  readonly held: boolean;
  /** Shows what is held back at once. */
  readonly reveal: () => void;
}

/** Holds the right answer back while `withheld`, until the learner wants to see it or the time is up. */
export function useReveal(answer: unknown, withheld: boolean): Reveal {
  const [revealed, setRevealed] = useState(answer);
  const held = withheld && revealed !== answer;
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => setRevealed(answer), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [held, answer]);
  return { held, reveal: () => setRevealed(answer) };
}
