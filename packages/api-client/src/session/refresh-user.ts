import { sessionConfirmed, type KotobaStore } from '@kotoba/session';
import { selectToken } from '@kotoba/session/token';
import { endpoints } from '../cache/endpoints';
import { toSessionUser } from './session-user';

const { checkAuth } = endpoints.endpoints;

/**
 * Asks once more who the learner is, for a screen that waits for something to happen elsewhere (an email verified on another device).
 * Unlike the check of the start, a failure ends nothing: only a 401 does, as on every call. Never rejects.
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
