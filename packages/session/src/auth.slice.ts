import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut, type AuthState, type SessionUser } from './auth.state';

/**
 * The auth slice of the suite: the one truth about who is here. Source of the transitions: ACC-20 to ACC-22.
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
