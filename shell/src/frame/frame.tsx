import { localize, paths } from '@kotoba/contracts';
import { Outlet, ScrollRestoration, useLocation } from '@kotoba/federation/router';
import { useUser } from '@kotoba/session';
import { Spinner } from '@kotoba/shared-ui/core';
import type { ComponentType } from 'react';
import { RouteBoundary } from '../problems/route-boundary';
import { Redirect } from '../routing/redirect';
import { useActiveRoute } from '../routing/use-active-route';
import { useForgetPlace } from '../routing/use-forget-place';
import { useRouteArrival } from '../routing/use-route-arrival';
import { useRouteTitle } from '../routing/use-route-title';
import { useWay } from '../routing/use-way';
import { useTexts } from '../texts';
import { AppFrame } from './app-frame';
import { BareFrame } from './bare-frame';
import { CalmFrame } from './calm-frame';
import { frameKindOf, type FrameKind } from './frame-kind';
import type { FrameProps } from './frame.types';
import { PublicFrame } from './public-frame';
import { RouteAnnouncer } from './route-announcer';

const frames: Readonly<Record<FrameKind, ComponentType<FrameProps>>> = {
  app: AppFrame,
  calm: CalmFrame,
  public: PublicFrame,
  bare: BareFrame,
};

/**
 * The root of every page. It asks the guard first: a page that the visitor may not see is never rendered, so nothing of its remote is
 * fetched. While the session is being checked there is a spinner and no frame.
 */
export function Frame() {
  const { t, language } = useTexts();
  const { pathname } = useLocation();
  const user = useUser();
  const route = useActiveRoute();
  const way = useWay(route);
  const main = useRouteArrival();
  const title = route ? localize(route.title, language) : '';
  useRouteTitle(title);
  useForgetPlace(way.kind === 'pass' && route?.guard === 'protected' && route.verified);
  if (way.kind === 'go') return <Redirect to={way.to} back={way.back} />;
  if (way.kind === 'wait') return <Spinner variant="screen" label={t('wait.session')} />;
  const Kind = frames[frameKindOf(route, user, pathname === paths.landing)];
  return (
    <>
      <Kind main={main}>
        <RouteBoundary place={pathname}>
          <Outlet />
        </RouteBoundary>
      </Kind>
      <RouteAnnouncer title={title} />
      <ScrollRestoration />
    </>
  );
}
