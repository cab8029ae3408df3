import { paths } from '@kotoba/contracts';
import type { RouteObject } from '@kotoba/federation/router';
import { Frame } from '../frame/frame';
import { RemotePlace } from '../frame/remote-place';
import { LandingPage } from '../landing/landing.page';
import { NotFoundPage } from '../not-found/not-found.page';
import { shellPages } from '../pages/shell-pages';
import type { Suite } from '../suite/suite';
import { SHELL, type OwnedRoute } from './route-table';

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
  if (owner !== SHELL) return <RemotePlace loader={loader} remote={owner} path={path} />;
  const Page = shellPages[path] ?? NotFoundPage;
  return <Page />;
}
