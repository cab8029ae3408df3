import { RouterProvider, type createBrowserRouter } from '@kotoba/federation/router';
import { StoreProvider, type KotobaStore, useSession } from '@kotoba/session';
import { UiProvider, useThemeOf } from '@kotoba/shared-ui/core';
import { useState, useEffect } from 'react';
import { useGetSettingsQuery } from '@kotoba/api-client';
import { AppBoundary } from './problems/boundaries';
import { appRoutes } from './routing/app-routes';
import { type Suite, SuiteProvider } from './suite/suite-context';

/**
 * The settings of whoever is signed in, in this tab: the theme is applied as soon as it is known, and screens find the rest in the cache.
 * They are asked for at the start, and again whenever the learner comes back to the tab, because another device may have changed them.
 */
function FollowSettings() {
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

type Router = ReturnType<typeof createBrowserRouter>;

interface AppProps {
  store: KotobaStore;
  suite: Suite;
  createRouter: (routes: ReturnType<typeof appRoutes>) => Router;
}

/** The one store, theme, snackbar and router of the tab. */
export function App({ store, suite, createRouter }: AppProps) {
  const [router] = useState(() => createRouter(appRoutes(suite)));
  return (
    <StoreProvider store={store}>
      <UiProvider>
        <FollowSettings />
        <AppBoundary onReload={() => window.location.reload()}>
          <SuiteProvider suite={suite}>
            <RouterProvider router={router} />
          </SuiteProvider>
        </AppBoundary>
      </UiProvider>
    </StoreProvider>
  );
}
