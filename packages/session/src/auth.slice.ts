import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { maxLength } from '@kotoba/contracts';
import * as z from 'zod/mini';

/**
 * The signed-in learner as the browser keeps them: no more than the screens show. Lengths are checked to refuse what is absurd; the server
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

/**
 * The auth slice of the suite: who is here. Source of the transitions: ACC-20 to ACC-22.
 * `isLoading` is true while the silent check of the start runs, so that guards wait instead of guessing.
 */
export const authSlice = createSlice({
  name: 'auth',
  initialState: signedOut,
  reducers: {
    /** Sign-in, sign-up and a verified email store user and token. */
    sessionStarted: (
      _state,
      { payload }: PayloadAction<{ user: SessionUser; token: string }>,
    ): AuthState => ({
      user: payload.user,
      token: payload.token,
      isAuthenticated: true,
      isLoading: false,
    }),
    /** The server confirmed the token and told who it belongs to. Nothing happens when the session ended meanwhile. */
    sessionConfirmed: (state, { payload }: PayloadAction<{ user: SessionUser }>): AuthState =>
      state.token === null
        ? { ...state, isLoading: false }
        : { ...state, user: payload.user, isAuthenticated: true, isLoading: false },
    /** Sign-out, a refused token or a failed check: everything goes. */
    sessionEnded: (): AuthState => signedOut,
    /** Another tab changed the persisted session: this tab follows. */
    sessionRestored: (_state, { payload }: PayloadAction<AuthState>): AuthState => payload,
    loadingChanged: (state, { payload }: PayloadAction<boolean>): AuthState => ({
      ...state,
      isLoading: payload,
    }),
  },
});

export const { sessionStarted, sessionConfirmed, sessionEnded, sessionRestored, loadingChanged } =
  authSlice.actions;
