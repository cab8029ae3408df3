import type { Middleware } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import { sessionConfirmed, sessionEnded, sessionStarted, type RootState } from '@kotoba/session';
import { api, type CallMeta } from '../api';
import { endpoints } from '../cache/endpoints';
import { drafts } from '../drafts/use-draft';
import { toSessionUser } from './check-session';

const { signIn, signUp, verifyEmail, signOut, updateProfile, deleteAccount } = endpoints.endpoints;
const startsSession = isAnyOf(signIn.matchFulfilled, signUp.matchFulfilled, verifyEmail.matchFulfilled);
const isSessionOver = isAnyOf(signOut.matchFulfilled, signOut.matchRejected, deleteAccount.matchFulfilled);
const isLeaving = signOut.matchPending;
interface Settled {
  readonly meta: { readonly baseQueryMeta?: unknown; readonly aborted?: boolean };
}
/** Redux Toolkit carries the base query's meta through, but not its type. A call that was given up has none. */
const callOf = ({ meta }: Settled) => meta.baseQueryMeta as CallMeta | undefined;
/** Calls are given up when the learner changes: what became of them says nothing about who is here now. */
const isOutdated = (action: Settled): boolean =>
  callOf(action)?.isOutdated === true || action.meta.aborted === true;

/**
 * What the account calls do to the session (ACC-20, ACC-21): sign-in, sign-up and an email verified here store user and
 * token; a sign-out clears them whatever the server says, and takes the learner's drafts along, as the end of an
 * account does. An answer to a call of another session changes nothing. When the learner changes, nothing of the one
 * before stays in the cache.
 */
export const sessionMiddleware: Middleware<object, RootState> = (store) => (next) => (action) => {
  const before = store.getState().auth.user;
  const result = next(action);
  // A link that was followed elsewhere than at the sign-up verifies, but opens nothing. Source: ACC-29.
  if (startsSession(action) && 'token' in action.payload) {
    const { user, token } = action.payload;
    store.dispatch(sessionStarted({ user: toSessionUser(user), token }));
  }
  // Before the answer: a dead token ends the session on the way, and then nobody knows any more whose drafts they
  // were.
  if (isLeaving(action) && before) drafts.clear(before.id);
  if (updateProfile.matchFulfilled(action) && !isOutdated(action)) {
    store.dispatch(sessionConfirmed({ user: toSessionUser(action.payload.user) }));
  }
  if (isSessionOver(action)) {
    const sender = callOf(action)?.sender;
    // Once more: what was typed while the answer was pending.
    if (sender) drafts.clear(sender);
    if (!isOutdated(action)) store.dispatch(sessionEnded());
  }
  if (before && before.id !== store.getState().auth.user?.id) store.dispatch(api.util.resetApiState());
  return result;
};
