import { maxLength } from '@kotoba/contracts';
import * as z from 'zod/mini';

/**
 * The signed-in learner as the browser keeps him: no more than the screens show. Lengths are checked to refuse what is absurd; the server
 * counts characters, of which one may be two code units.
 */
export const sessionUser = z.strictObject({
  id: z.int().check(z.gte(1)),
  email: z.string().check(z.minLength(3), z.maxLength(254)),
  emailVerified: z.boolean(),
  firstName: z.string().check(z.maxLength(maxLength.name * 2)),
  lastName: z.string().check(z.maxLength(maxLength.name * 2)),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** The client auth session. Source: ACC-19. */
export interface AuthState {
  readonly user: SessionUser | null;
  readonly isAuthenticated: boolean;
  readonly isLoading: boolean;
  readonly token: string | null;
}

export const signedOut: AuthState = { user: null, isAuthenticated: false, isLoading: false, token: null };
