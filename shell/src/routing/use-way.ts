import { paths } from '@kotoba/contracts';
import { useLocation } from '@kotoba/federation/router';
import { useSession } from '@kotoba/session';
import { useSuite } from '../suite/suite-context';
import { carriesPlace, isWorthReturning, passageOf } from './guard';
import type { OwnedRoute } from './route-table';
import { useGrace } from './use-grace';
import { useLearnerHere } from './use-learner-here';

/** A place to come back to, and whose it is (null: anybody's). */
export interface WayBack {
  readonly place: string;
  readonly owner: number | null;
  /** The learner may come back in another tab: out of a mail. */
  readonly anyTab?: boolean;
}

/** What to do with the page at the current address. */
export type Way =
  | { readonly kind: 'pass' }
  | { readonly kind: 'wait' }
  /** To another address; `back` is the place to come back to afterwards. */
  | { readonly kind: 'go'; readonly to: string; readonly back: WayBack | null };

const pass = { kind: 'pass' } as const;
const go = (to: string, back: WayBack | null = null): Way => ({ kind: 'go', to, back });
const hasPlace = (state: unknown): boolean => typeof state === 'object' && state !== null && 'from' in state;

/** Whether the visitor may see `route`, and where to go otherwise. Unknown addresses and the landing page (null) are open. */
export function useWay(route: OwnedRoute | null): Way {
  const session = useSession();
  const { places } = useSuite();
  const { pathname, search, hash, state } = useLocation();
  const learner = session.user?.id ?? null;
  const { owner, isReplaced, isUnchanged } = useLearnerHere(learner);
  const address = pathname + search + hash;
  const here = route && isWorthReturning(route) ? address : null;
  const passage = route ? passageOf(route, session) : pass;
  const lingers = useGrace(route?.guard === 'guest' && passage.kind === 'pass', pathname);
  const isUnverified = session.user?.emailVerified === false;
  switch (passage.kind) {
    case 'pass': {
      // What the learner before looked for, and his ids, are none of this one's business.
      if (route?.guard === 'protected' && isReplaced) {
        return go(route.path.includes(':') ? paths.dashboard : route.path);
      }
      const place = places.recall(learner);
      if (place === null || route === null) return pass;
      // Whoever signs a learner in may send him to the dashboard: the remembered place wins.
      if (route.path === paths.dashboard) return go(place);
      // The pages on the way to a verified email get the place along, also when they are loaded anew; but none is taken away in the
      // middle of verifying.
      if (carriesPlace(route) && isUnchanged && !hasPlace(state)) {
        return go(address, { place, owner: learner, anyTab: isUnverified });
      }
      return pass;
    }
    case 'wait':
      return { kind: 'wait' };
    case 'sign-in':
      return go(paths.signIn, here === null ? null : { place: here, owner });
    case 'verify': {
      // Signing in leads to the dashboard: what was wanted before that is remembered.
      const place = pathname === paths.dashboard ? (places.recall(learner) ?? here) : here;
      return go(paths.unverifiedEmail, place === null ? null : { place, owner: learner, anyTab: true });
    }
    case 'inside':
      return lingers ? pass : go(places.recall(learner) ?? paths.dashboard);
  }
}
