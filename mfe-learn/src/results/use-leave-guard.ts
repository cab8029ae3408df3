import { useEffect, useRef } from 'react';
import { useSession } from '@kotoba/session';
import { useBlocker, type Blocker } from '@kotoba/federation/router';

/**
 * Asks before the results are left: by the browser's own warning when the page unloads, by the returned blocker for an address of
 * the app. Both live only while this page does. A session that ended meanwhile is never held back, nor is what `release` lets go.
 */
export function useLeaveGuard(active: boolean): { blocker: Blocker; release: () => void } {
  const { isAuthenticated } = useSession();
  const released = useRef(false);
  const guarding = active && isAuthenticated;

  useEffect(() => {
    if (!guarding) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [guarding]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      guarding && !released.current && currentLocation.pathname !== nextLocation.pathname,
  );
  return {
    blocker,
    release: () => {
      released.current = true;
    },
  };
}
