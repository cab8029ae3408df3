import { useEffect } from 'react';
import { useRefreshUser } from '@kotoba/api-client';
import { useUser } from '@kotoba/session';

/**
 * The mail may be opened on another device: whenever an unverified learner comes back to this tab, the server is asked again. Another
 * tab of this browser tells by itself, through the stored session.
 */
export function useWatchVerified(): void {
  const refreshUser = useRefreshUser();
  const user = useUser();
  const isWaiting = user !== null && !user.emailVerified;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') void refreshUser();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWaiting, refreshUser]);
}
