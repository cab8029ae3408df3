import {
  loadingChanged,
  sessionConfirmed,
  sessionEnded,
  type KotobaStore,
  type SessionUser,
} from '@kotoba/session';
import { selectToken } from '@kotoba/session/token';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { api } from '../api';
import { endpoints } from '../cache/endpoints';
import { clientErrorCodes, toApiError, type ErrorCode } from '../errors/api-error';
import type { User } from '../generated/endpoints';

/** The part of the server's user that the browser keeps. */
export const toSessionUser = ({ id, email, emailVerified, firstName, lastName }: User): SessionUser => ({
  id,
  email,
  emailVerified,
  firstName,
  lastName,
});

/**
 * Notices that the browser begins to leave the page, which cuts calls that are under way. `stop` is the undo.
 */
function watchLeaving(target: EventTarget = window): {
  readonly begun: () => boolean;
  readonly stop: () => void;
} {
  let begun = false;
  const begin = (): void => {
    begun = true;
  };
  const events = ['beforeunload', 'pagehide'];
  for (const event of events) target.addEventListener(event, begin);
  return {
    begun: () => begun,
    stop: () => events.forEach((event) => target.removeEventListener(event, begin)),
  };
}

/** The silent check for a screen: "Continue" after a verified email. */
export function useCheckSession(): () => Promise<void> {
  const store = useStore() as KotobaStore;
  return useCallback(() => checkSession(store), [store]);
}

/**
 * Asks once more who the learner is, for a screen that waits for something to happen elsewhere (an email verified on
 * another device). Unlike the check of the start, a failure ends nothing: only a 401 does, as on every call. Never
 * rejects.
 */
export async function refreshUser(store: Pick<KotobaStore, 'getState' | 'dispatch'>): Promise<void> {
  const token = selectToken(store.getState());
  if (token === null) return;
  const call = store.dispatch(checkAuth.initiate({}));
  const { data } = await call;
  call.reset();
  if (!data || selectToken(store.getState()) !== token) return;
  store.dispatch(sessionConfirmed({ user: toSessionUser(data.user) }));
}

/** Asks once more who the learner is; see `refreshUser`. */
export function useRefreshUser(): () => Promise<void> {
  const store = useStore() as KotobaStore;
  return useCallback(() => refreshUser(store), [store]);
}

const { checkAuth } = endpoints.endpoints;

/** How a call looks that the browser cut: before its answer, or in the middle of it. */
const cutCodes: readonly ErrorCode[] = [clientErrorCodes.network, clientErrorCodes.malformed];
/** After this long the page was not left after all (a download, a navigation that was called off). */
const STAYED_MS = 2000;
/** So long, in ms, the first answers of a page are waited for. */
const TOGETHER_MS = 150;

/** Waits for what was asked for, if it comes at once: with its first answers a page is drawn once, and not empty before. */
export const firstAnswers = ({ dispatch }: Pick<KotobaStore, 'dispatch'>): Promise<unknown> =>
  Promise.race([
    Promise.all(dispatch(api.util.getRunningQueriesThunk())),
    new Promise((late) => setTimeout(late, TOGETHER_MS)),
  ]);

/**
 * Asks the server once who the stored token belongs to. Without a token nothing is called; a failure signs out
 * silently, except for too many calls (ACC-45). Called at the start of a tab and by "Continue" after a verification.
 * What else was asked for beside it comes first, if it does so at once. Source: ACC-22. Never rejects.
 */
export async function checkSession(store: Pick<KotobaStore, 'getState' | 'dispatch'>): Promise<void> {
  const token = selectToken(store.getState());
  if (token === null) return;
  const leaving = watchLeaving();
  const call = store.dispatch(checkAuth.initiate({}));
  const answer = await call;
  await firstAnswers(store);
  call.reset();
  leaving.stop();
  // Somebody signed out, or in as somebody else, while the answer was pending: it says nothing about them.
  if (selectToken(store.getState()) !== token) return;
  if (answer.error && leaving.begun() && cutCodes.includes(toApiError(answer.error, '').code)) {
    // Cut by a reload or the next address: that says nothing about the session, which the next page still needs.
    await new Promise((stayed) => setTimeout(stayed, STAYED_MS));
    return checkSession(store);
  }
  if (answer.error && toApiError(answer.error, '').status === 429) {
    // Not looked at: the session stays as it was kept, and the next call of a screen tells whether it is dead.
    store.dispatch(loadingChanged(false));
    return;
  }
  store.dispatch(answer.data ? sessionConfirmed({ user: toSessionUser(answer.data.user) }) : sessionEnded());
}
