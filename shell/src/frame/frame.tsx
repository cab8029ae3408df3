import { renewEverything } from '@kotoba/api-client';
import { localize, paths } from '@kotoba/contracts';
import { Navigate, Outlet, ScrollRestoration, useLocation } from '@kotoba/federation/router';
import { useAppDispatch, useUser, type SessionUser } from '@kotoba/session';
import { Spinner, VisuallyHidden } from '@kotoba/shared-ui/core';
import { useEffect, useEffectEvent, useLayoutEffect, type ComponentType } from 'react';
import { RouteBoundary } from '../problems/boundaries';
import { useGuardResult, type ReturnLocation } from '../routing/guard';
import { SHELL, type OwnedRoute } from '../routing/route-table';
import { useActiveRoute } from '../routing/use-active-route';
import { useRouteArrival } from '../routing/use-route-arrival';
import { askFirst } from '../suite/ahead';
import { useSuite } from '../suite/suite-context';
import { useTexts } from '../texts';
import { AppFrame, BareFrame, CalmFrame, FocusFrame, PublicFrame } from './frames';
import type { FrameProps } from './frame.types';

const frames: Readonly<Record<FrameKind, ComponentType<FrameProps>>> = {
  app: AppFrame,
  focus: FocusFrame,
  calm: CalmFrame,
  public: PublicFrame,
  bare: BareFrame,
};

/**
 * What stands around a page. `app`: sidebar, top bar, footer, for a learner. `focus`: nothing that leads away from
 * what the learner does. `calm`: the centred sheet of the account pages. `public`: a light header and footer. `bare`:
 * nothing, while the landing page forwards.
 */
type FrameKind = 'app' | 'focus' | 'calm' | 'public' | 'bare';

/**
 * The frame of a page; `route` is null on unknown addresses. A learner without a verified email has nowhere to go in
 * the app's frame.
 */
function frameKindOf(route: OwnedRoute | null, user: SessionUser | null, isLanding: boolean): FrameKind {
  if (isLanding) return 'bare';
  const inside = user?.emailVerified === true;
  if (route === null) return inside ? 'app' : 'public';
  if (inside && route.frame === 'focus') return 'focus';
  if (route.guard === 'protected') return inside ? 'app' : 'calm';
  return route.owner === SHELL ? 'public' : 'calm';
}

const SITE = 'Kotoba';

/**
 * Gives the tab the title of the route at once, also while its code is pending. In the layout phase, so that a page
 * which knows better ("傘 · Kotoba") has the last word.
 */
function useRouteTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title ? `${title} · ${SITE}` : SITE;
  }, [title]);
}

interface RedirectProps {
  to: string;
  /** Handed on as `state.from`, and remembered in case the page is loaded anew. */
  returnTo: ReturnLocation | null;
}

/** Sends a visitor to where they may be. */
function Redirect({ to, returnTo }: RedirectProps) {
  const { returnMemory } = useSuite();
  const { location = null, owner = null, anyTab = false } = returnTo ?? {};
  useEffect(() => {
    if (location !== null) returnMemory.remember(location, owner, { anyTab });
  }, [returnMemory, location, owner, anyTab]);
  return <Navigate to={to} replace state={location === null ? null : { from: location }} />;
}

/**
 * The root of every page. It asks the guard first: a page that the visitor may not see is never rendered, so nothing
 * of its remote is fetched. While the session is being checked there is a spinner and no frame.
 */
export function Frame() {
  const { t, language } = useTexts();
  const location = useLocation();
  const { pathname } = location;
  const user = useUser();
  const dispatch = useAppDispatch();
  const route = useActiveRoute();
  const suite = useSuite();
  const { returnMemory } = suite;
  const result = useGuardResult(route);
  const main = useRouteArrival();
  const title = route ? localize(route.title, language) : '';
  useRouteTitle(title);
  const isInside = result.kind === 'allow' && route?.guard === 'protected' && route.verified;
  // Once a learner is inside, the return location has served.
  useEffect(() => {
    if (isInside) returnMemory.forget();
  }, [isInside, returnMemory]);
  const isAllowed = result.kind === 'allow';
  const askAhead = useEffectEvent(() => askFirst(suite, dispatch, location));
  useEffect(() => {
    if (isAllowed) askAhead();
  }, [isAllowed, pathname]);
  if (result.kind === 'redirect') return <Redirect to={result.to} returnTo={result.returnTo} />;
  if (result.kind === 'wait') return <Spinner variant="screen" label={t('wait.session')} />;
  const Kind = frames[frameKindOf(route, user, pathname === paths.landing)];
  return (
    <>
      <Kind main={main}>
        <RouteBoundary pathname={pathname} onRetry={() => dispatch(renewEverything())}>
          <Outlet />
        </RouteBoundary>
      </Kind>
      {/* Says where a change of page has led, for pages that put the focus into a field of their own. Silent for the
          first page. */}
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {title}
      </VisuallyHidden>
      <ScrollRestoration />
    </>
  );
}
