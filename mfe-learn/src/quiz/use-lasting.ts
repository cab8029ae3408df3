import { useEffect, useState } from 'react';

/** A call that is answered within this time shows nothing of it: the answer comes sooner than a spinner would turn. */
export const SHOWN_AFTER_MS = 200;

/** True once `state` has lasted `ms`; false as soon as it is over. What passes at once needs no sign that it is going on. */
export function useLasting(state: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  if (!state && lasts) setLasts(false);
  useEffect(() => {
    if (!state) return undefined;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => clearTimeout(timer);
  }, [state, ms]);
  return state && lasts;
}
