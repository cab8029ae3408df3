import {
  RouterProvider,
  type createBrowserRouter,
  type RouteObject,
  Navigate,
  useNavigationType,
} from '@kotoba/federation/router';
import { StoreProvider, type KotobaStore, useSession } from '@kotoba/session';
import { ReadingAids, UiProvider, useThemeOf, Spinner } from '@kotoba/shared-ui/core';
import { useState, useEffect, type ReactNode } from 'react';
import { firstAnswers, useGetSettingsQuery } from '@kotoba/api-client';
import { AppBoundary, LastError } from './problems/boundaries';
import { type Suite, SuiteProvider } from './suite/suite-context';
import { paths } from '@kotoba/contracts';
import { RemoteScreen, type RemoteScreenProps } from '@kotoba/federation/runtime';
import { Frame } from './frame/frame';
import { NotFoundPage, shellPages } from './pages/shell-pages';
import { SHELL, type OwnedRoute } from './routing/route-table';
import { useTexts } from './texts';
import './remote-screen.css';

/** `/` only forwards: to the dashboard or to sign-in, once it is known who is here. */
function LandingPage() {
  const { t } = useTexts();
  const { isLoading, isAuthenticated } = useSession();
  if (isLoading) return <Spinner variant="screen" label={t('wait.session')} />;
  return <Navigate to={isAuthenticated ? paths.dashboard : paths.signIn} replace />;
}

/**
 * Where a remote's screen stands in the frame. A page that somebody pressed for comes at once, the first one of a tab
 * leaves room for what starts beside it.
 */
function RemoteElement(props: Omit<RemoteScreenProps, 'atOnce'>) {
  return (
    <div className="shell-remote">
      <RemoteScreen {...props} atOnce={useNavigationType() === 'PUSH'} />
    </div>
  );
}

const reload = (): void => window.location.reload();

/**
 * The router's table: one frame that guards every page, the shell's pages, a screen for each route of a remote, and
 * the 404 page.
 */
function appRoutes({ table, loader }: Pick<Suite, 'table' | 'loader'>, store: KotobaStore): RouteObject[] {
  const drawnWith = () => firstAnswers(store);
  const toRoute = ({ owner, path }: OwnedRoute): RouteObject => {
    const Page = shellPages[path] ?? (owner === SHELL ? NotFoundPage : null);
    const remote = { loader, remote: owner, path, drawnWith };
    return { path, element: Page ? <Page /> : <RemoteElement {...remote} /> };
  };
  return [
    {
      element: <Frame />,
      // The frame itself has thrown. Without this the router would show developers' advice in its place.
      errorElement: <LastError onReload={reload} />,
      children: [
        { path: paths.landing, element: <LandingPage /> },
        ...table.routes.map(toRoute),
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}

/**
 * The settings of whoever is signed in, in this tab: theme and reading aids are applied as soon as they are known, and
 * screens find the rest in the cache. They are asked for at the start, and again whenever the learner comes back to the
 * tab, because another device may have changed them.
 */
function FollowSettings({ children }: { readonly children: ReactNode }) {
  const { user, isLoading } = useSession();
  // Not before the silent check: a dead token is found out by one call, not by two.
  const skip = !user?.emailVerified || isLoading;
  const { currentData: settings, refetch } = useGetSettingsQuery(undefined, { skip });
  useThemeOf(settings?.theme);
  useEffect(() => {
    if (skip) return undefined;
    const lookAgain = (): void => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [skip, refetch]);
  return <ReadingAids value={settings}>{children}</ReadingAids>;
}

type Router = ReturnType<typeof createBrowserRouter>;

interface AppProps {
  store: KotobaStore;
  suite: Suite;
  createRouter: (routes: ReturnType<typeof appRoutes>) => Router;
}

/** The one store, theme, snackbar and router of the tab. */
export function App({ store, suite, createRouter }: AppProps) {
  const [router] = useState(() => createRouter(appRoutes(suite, store)));
  return (
    <StoreProvider store={store}>
      <UiProvider>
        <AppBoundary onReload={reload}>
          <FollowSettings>
            <SuiteProvider suite={suite}>
              <RouterProvider router={router} />
            </SuiteProvider>
          </FollowSettings>
        </AppBoundary>
      </UiProvider>
    </StoreProvider>
  );
}
