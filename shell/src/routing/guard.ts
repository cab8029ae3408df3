import { isReturnable, paths, type RouteContribution } from '@kotoba/contracts';
import { useLocation } from '@kotoba/federation/router';
import { useSession, type SessionUser } from '@kotoba/session';
import { useEffect, useState } from 'react';
import { useSuite } from '../suite/suite-context';
import type { OwnedRoute } from './route-table';

/** What the guard needs to know of who is here. */
export interface Visitor {
  readonly user: SessionUser | null;
  readonly isAuthenticated: boolean;
  /** The silent check of the start still runs. */
  readonly isLoading: boolean;
}

/**
 * `wait`: not known yet who is here. `sign-in` and `verify`: first to that page, and back here afterwards.
 * `signed-in`: a guest's page is of no use to a learner.
 */
export type Access = 'allow' | 'wait' | 'sign-in' | 'verify' | 'signed-in';

/**
 * Whether `visitor` may see a route, decided from its contribution alone, before any of its code is fetched.
 * Source: SHELL-9 to SHELL-11.
 */
export function accessOf(
  { guard, verified }: Pick<RouteContribution, 'guard' | 'verified'>,
  { user, isAuthenticated, isLoading }: Visitor,
): Access {
  const isLearner = isAuthenticated && user !== null;
  switch (guard) {
    case 'public':
      return 'allow';
    case 'guest':
      // Only a remembered session can turn out to be dead: a visitor without one sees the form at once, and keeps it
      // while signing in.
      if (!isLearner) return 'allow';
      return isLoading ? 'wait' : 'signed-in';
    case 'protected':
      if (isLoading) return 'wait';
      if (!isLearner) return 'sign-in';
      return verified && !user.emailVerified ? 'verify' : 'allow';
  }
}

/** Pages that take the return location along in their navigation state: a mail that they ask for leads back there. */
const carriers: ReadonlySet<string> = new Set([
  paths.signUp,
  paths.emailVerification,
  paths.emailVerified,
  paths.unverifiedEmail,
]);

/**
 * How long a guest's page may go on after a session began under it. The page that signed the learner in moves on by
 * itself, within the same task; what is still here afterwards was signed in by another tab.
 */
const GRACE_MS = 200;

/**
 * True for GRACE_MS after `isOpen` turned false on the page at `pathname`; never when that page was closed from the
 * start.
 */
function useGrace(isOpen: boolean, pathname: string): boolean {
  const [shown, setShown] = useState<string | null>(null);
  if (isOpen && shown !== pathname) setShown(pathname);
  if (!isOpen && shown !== null && shown !== pathname) setShown(null);
  const isEnding = !isOpen && shown === pathname;
  useEffect(() => {
    if (!isEnding) return;
    const timer = setTimeout(() => setShown(null), GRACE_MS);
    return () => clearTimeout(timer);
  }, [isEnding]);
  return isEnding;
}

/** The id of a learner, or null for nobody. */
type Id = number | null;

interface LearnerHere {
  /** Whose tab this is: the learner who is in, else the one who was in last; null before the first one. */
  readonly owner: Id;
  /**
   * Another learner has taken the place of the one for whom the page at this address was opened (a sign-in in another
   * tab).
   */
  readonly isReplaced: boolean;
  /** Who is here is who came to this address. */
  readonly isUnchanged: boolean;
}

/** Follows who uses this tab. `id` is the learner who is in, or null. */
function useLearnerHere(id: Id): LearnerHere {
  const { key } = useLocation();
  const [seen, setSeen] = useState({ id, owner: id, key, arrived: id, replacedAt: null as string | null });
  let now = seen;
  if (key !== now.key) now = { ...now, key, arrived: id };
  if (id !== now.id) {
    const replacedAt = id !== null && now.id !== null ? key : null;
    now = { ...now, id, owner: id ?? now.owner, replacedAt };
  }
  if (now !== seen) setSeen(now);
  return { owner: now.owner, isReplaced: now.replacedAt === key, isUnchanged: now.arrived === id };
}

/** A location to come back to, and whose it is (null: anybody's). */
export interface ReturnLocation {
  readonly location: string;
  readonly owner: Id;
  /** The learner may come back in another tab: out of a mail. */
  readonly anyTab?: boolean;
}

/** What to do with the page at the current address. */
type GuardResult =
  | { readonly kind: 'allow' }
  | { readonly kind: 'wait' }
  /** To another address; `returnTo` is where to come back to afterwards. */
  | { readonly kind: 'redirect'; readonly to: string; readonly returnTo: ReturnLocation | null };

const allow = { kind: 'allow' } as const;
const redirect = (to: string, returnTo: ReturnLocation | null = null): GuardResult => ({
  kind: 'redirect',
  to,
  returnTo,
});
const hasReturnLocation = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'from' in state;

/**
 * Whether the visitor may see `route`, and where to go otherwise. Unknown addresses and the landing page (null) are
 * open.
 */
export function useGuardResult(route: OwnedRoute | null): GuardResult {
  const session = useSession();
  const { returnMemory } = useSuite();
  const { pathname, search, hash, state } = useLocation();
  const learner = session.user?.id ?? null;
  const { owner, isReplaced, isUnchanged } = useLearnerHere(learner);
  const address = pathname + search + hash;
  const here = route && isReturnable(route) ? address : null;
  const access = route ? accessOf(route, session) : 'allow';
  const hasGrace = useGrace(route?.guard === 'guest' && access === 'allow', pathname);
  const isUnverified = session.user?.emailVerified === false;
  switch (access) {
    case 'allow': {
      // The ids and the query in the address are of the learner before.
      if (route?.guard === 'protected' && isReplaced) {
        return redirect(route.path.includes(':') ? paths.dashboard : route.path);
      }
      const location = returnMemory.recall(learner);
      if (location === null || route === null) return allow;
      // Whoever signs a learner in may send them to the dashboard: the return location wins.
      if (route.path === paths.dashboard) return redirect(location);
      // The pages that lead to a verified email get the location along, also when they are loaded anew; but none is
      // taken away in the middle of verifying.
      if (carriers.has(route.path) && isUnchanged && !hasReturnLocation(state)) {
        return redirect(address, { location, owner: learner, anyTab: isUnverified });
      }
      return allow;
    }
    case 'wait':
      return { kind: 'wait' };
    case 'sign-in':
      return redirect(paths.signIn, here === null ? null : { location: here, owner });
    case 'verify': {
      // Signing in leads to the dashboard: what was wanted before that is remembered.
      const location = pathname === paths.dashboard ? (returnMemory.recall(learner) ?? here) : here;
      return redirect(
        paths.unverifiedEmail,
        location === null ? null : { location, owner: learner, anyTab: true },
      );
    }
    case 'signed-in':
      return hasGrace ? allow : redirect(returnMemory.recall(learner) ?? paths.dashboard);
  }
}
