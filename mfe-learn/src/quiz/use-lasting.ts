import { useEffect, useState } from 'react';

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
