import { useGetSettingsQuery } from '@kotoba/api-client';
import { useSession } from '@kotoba/session';
import { useThemeOf } from '@kotoba/shared-ui/core';
import { useEffect } from 'react';

/**
 * The settings of whoever is signed in, in this tab: the theme is worn as soon as it is known, and screens find the rest in the cache.
 * They are asked for at the start, and again whenever the learner comes back to the tab, because another device may have changed them.
 */
export function FollowSettings() {
  const { user, isLoading } = useSession();
  // Not before the silent check: a dead token is found out by one call, not by two.
  return user?.emailVerified && !isLoading ? <SettingsOf key={user.id} /> : null;
}

function SettingsOf() {
  const { data, refetch } = useGetSettingsQuery();
  useThemeOf(data?.theme);
  useEffect(() => {
    const lookAgain = (): void => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [refetch]);
  return null;
}
