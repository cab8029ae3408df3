import type { Middleware } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import { sessionConfirmed, sessionEnded, sessionStarted, type RootState } from '@kotoba/session';
import { api } from '../api';
import { endpoints } from '../cache/endpoints';
import { drafts } from '../drafts/draft-store';
import { toSessionUser } from './session-user';

const { signIn, signUp, verifyEmail, signOut, updateProfile, deleteAccount } = endpoints.endpoints;
const startsSession = isAnyOf(signIn.matchFulfilled, signUp.matchFulfilled, verifyEmail.matchFulfilled);
const isSessionOver = isAnyOf(signOut.matchFulfilled, signOut.matchRejected, deleteAccount.matchFulfilled);
const takesDrafts = isAnyOf(signOut.matchPending, deleteAccount.matchFulfilled);

/**
 * What the account calls do to the session (document 1, section 4): sign-in, sign-up and a verified email store user and token; a
 * sign-out clears them whatever the server says, and takes the learner's drafts along, as the end of an account does. When the learner
 * changes, nothing of the one before stays in the cache.
 */
export const sessionMiddleware: Middleware<object, RootState> = (store) => (next) => (action) => {
  const before = store.getState().auth.user;
  const result = next(action);
  if (startsSession(action)) {
    const { user, token } = action.payload;
    store.dispatch(sessionStarted({ user: toSessionUser(user), token }));
  }
  // Before the answer: a dead token ends the session on the way, and then nobody knows any more whose drafts they were.
  if (takesDrafts(action) && before) drafts.clear(before.id);
  if (updateProfile.matchFulfilled(action)) {
    store.dispatch(sessionConfirmed({ user: toSessionUser(action.payload.user) }));
  }
  if (isSessionOver(action)) store.dispatch(sessionEnded());
  if (before && before.id !== store.getState().auth.user?.id) store.dispatch(api.util.resetApiState());
  return result;
};
