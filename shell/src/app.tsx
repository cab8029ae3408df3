import { RouterProvider, type createBrowserRouter } from '@kotoba/federation/router';
import { StoreProvider, type KotobaStore } from '@kotoba/session';
import { UiProvider } from '@kotoba/shared-ui/core';
import { useState } from 'react';
import { AppBoundary } from './problems/app-boundary';
import { appRoutes } from './routing/app-routes';
import { FollowSettings } from './suite/follow-settings';
import type { Suite } from './suite/suite';
import { SuiteProvider } from './suite/suite-context';

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
