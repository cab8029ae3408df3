import { paths } from '@kotoba/contracts';
import { type RouteObject, Navigate } from '@kotoba/federation/router';
import { useSession } from '@kotoba/session';
import { Spinner } from '@kotoba/shared-ui/core';
import { RemoteScreen, type RemoteScreenProps } from '@kotoba/federation/runtime';
import { Frame } from '../frame/frame';
import { NotFoundPage } from '../not-found/not-found.page';
import { shellPages } from '../pages/shell-pages';
import type { Suite } from '../suite/suite-context';
import { SHELL, type OwnedRoute } from './route-table';
import { useTexts } from '../texts';
import './remote-screen.css';

/** `/` only forwards: to the dashboard or to sign-in, once it is known who is here. */
function LandingPage() {
  const { t } = useTexts();
  const { isLoading, isAuthenticated } = useSession();
  if (isLoading) return <Spinner variant="screen" label={t('wait.session')} />;
  return <Navigate to={isAuthenticated ? paths.dashboard : paths.signIn} replace />;
}

/** Where a remote's screen stands in the frame. */
function RemoteElement(props: RemoteScreenProps) {
  return (
    <div className="shell-remote">
      <RemoteScreen {...props} />
    </div>
  );
}

/** The router's table: one frame that guards every page, the shell's pages, a screen for each route of a remote, and the 404 page. */
export function appRoutes({ table, loader }: Pick<Suite, 'table' | 'loader'>): RouteObject[] {
  const toRoute = (route: OwnedRoute): RouteObject => ({
    path: route.path,
    element: elementOf(route, loader),
  });
  return [
    {
      element: <Frame />,
      children: [
        { path: paths.landing, element: <LandingPage /> },
        ...table.routes.map(toRoute),
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}

function elementOf({ owner, path }: OwnedRoute, loader: Suite['loader']) {
  if (owner !== SHELL) return <RemoteElement loader={loader} remote={owner} path={path} />;
  const Page = shellPages[path] ?? NotFoundPage;
  return <Page />;
}
