import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from '../theme/tokens';

/** Whether the window is at least as wide as the breakpoint. Prefer responsive styles; this is for what must not be rendered. */
export function useWidthFrom(width: Exclude<keyof typeof breakpoints, 'xs'>): boolean {
  const query = `(min-width:${breakpoints[width]}px)`;
  const watch = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia?.(query).matches ?? false);
}
