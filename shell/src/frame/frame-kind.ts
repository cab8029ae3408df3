import type { SessionUser } from '@kotoba/session';
import { SHELL, type OwnedRoute } from '../routing/route-table';

/**
 * What stands around a page. `app`: sidebar, top bar, footer, for a learner. `calm`: the centred sheet of the account pages. `public`: a light
 * header and footer. `bare`: nothing, while the landing page forwards.
 */
export type FrameKind = 'app' | 'calm' | 'public' | 'bare';

/** The frame of a page; `route` is null on unknown addresses. A learner without a verified email has nowhere to go in the app's frame. */
export function frameKindOf(
  route: OwnedRoute | null,
  user: SessionUser | null,
  isLanding: boolean,
): FrameKind {
  if (isLanding) return 'bare';
  const inside = user?.emailVerified === true;
  if (route === null) return inside ? 'app' : 'public';
  if (route.guard === 'protected') return inside ? 'app' : 'calm';
  return route.owner === SHELL ? 'public' : 'calm';
}
