import { paths, type RouteContribution } from '@kotoba/contracts';
import type { SessionUser } from '@kotoba/session';

/** What the guard needs to know of who is here. */
export interface Visitor {
  readonly user: SessionUser | null;
  readonly isAuthenticated: boolean;
  /** The silent check of the start still runs. */
  readonly isLoading: boolean;
}

export type Passage =
  | { readonly kind: 'pass' }
  /** Not known yet who is here. */
  | { readonly kind: 'wait' }
  /** To sign-in, and back here afterwards. */
  | { readonly kind: 'sign-in' }
  /** To the verification page, and back here afterwards. */
  | { readonly kind: 'verify' }
  /** A guest's page is of no use to a learner: to the remembered place, else the dashboard. */
  | { readonly kind: 'inside' };

/**
 * Whether `visitor` may see a route, decided from its contribution alone, before any of its code is fetched.
 * Source: SHELL-9 to SHELL-11.
 */
export function passageOf(
  { guard, verified }: Pick<RouteContribution, 'guard' | 'verified'>,
  { user, isAuthenticated, isLoading }: Visitor,
): Passage {
  const isLearner = isAuthenticated && user !== null;
  switch (guard) {
    case 'public':
      return { kind: 'pass' };
    case 'guest':
      // Only a remembered session can turn out to be dead: a visitor without one sees the form at once, and keeps it while signing in.
      if (!isLearner) return { kind: 'pass' };
      return isLoading ? { kind: 'wait' } : { kind: 'inside' };
    case 'protected':
      if (isLoading) return { kind: 'wait' };
      if (!isLearner) return { kind: 'sign-in' };
      return verified && !user.emailVerified ? { kind: 'verify' } : { kind: 'pass' };
  }
}

/** Whether a learner wants to be brought back to a route after signing in. The page that asks for a verified email is no wish of his. */
export const isWorthReturning = ({ guard, path }: Pick<RouteContribution, 'guard' | 'path'>): boolean =>
  guard === 'protected' && path !== paths.unverifiedEmail;

const carriers: ReadonlySet<string> = new Set([
  paths.signUp,
  paths.emailVerification,
  paths.emailVerified,
  paths.unverifiedEmail,
]);

/** Whether a page takes the remembered place along in its navigation state: a mail that it asks for leads back there. */
export const carriesPlace = ({ path }: Pick<RouteContribution, 'path'>): boolean => carriers.has(path);
