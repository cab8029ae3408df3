import { useEffect, useEffectEvent } from 'react';

/** Calls `onEscape` for the Escape key anywhere while `active`. */
export function useEscape(active: boolean, onEscape: () => void): void {
  const call = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') call();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}
