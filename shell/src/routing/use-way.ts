import { paths } from '@kotoba/contracts';
import { useLocation } from '@kotoba/federation/router';
import { useSession } from '@kotoba/session';
import { useSuite } from '../suite/suite-context';
import { isWorthReturning, passageOf } from './guard';
import type { OwnedRoute } from './route-table';
import { useGrace } from './use-grace';

/** What to do with the page at the current address. */
export type Way =
  | { readonly kind: 'pass' }
  | { readonly kind: 'wait' }
  /** To another address; `from` is the place to come back to afterwards. */
  | { readonly kind: 'go'; readonly to: string; readonly from: string | null };

const pass = { kind: 'pass' } as const;
const go = (to: string, from: string | null = null): Way => ({ kind: 'go', to, from });

/** Whether the visitor may see `route`, and where to go otherwise. Unknown addresses and the landing page (null) are open. */
export function useWay(route: OwnedRoute | null): Way {
  const session = useSession();
  const { places } = useSuite();
  const { pathname, search, hash } = useLocation();
  const here = route && isWorthReturning(route) ? pathname + search + hash : null;
  const passage = route ? passageOf(route, session) : pass;
  const lingers = useGrace(route?.guard === 'guest' && passage.kind === 'pass', pathname);
  switch (passage.kind) {
    case 'pass': {
      // Whoever signs a learner in may send him to the dashboard: the remembered place wins.
      const place = route?.path === paths.dashboard ? places.recall() : null;
      return place === null ? pass : go(place);
    }
    case 'wait':
      return { kind: 'wait' };
    case 'sign-in':
      return go(paths.signIn, here);
    case 'verify':
      return go(paths.unverifiedEmail, here);
    case 'inside':
      return lingers ? pass : go(places.recall() ?? paths.dashboard);
  }
}
