import { sessionConfirmed, sessionEnded, type KotobaStore } from '@kotoba/session';
import { selectToken } from '@kotoba/session/token';
import { endpoints } from '../cache/endpoints';
import { toSessionUser } from './session-user';

const { checkAuth } = endpoints.endpoints;

/**
 * Asks the server once who the stored token belongs to. Without a token nothing is called; a failure of any kind signs out silently.
 * Called at the start of a tab and by "Continue" after a verification. Source: document 1, section 4. Never rejects.
 */
export async function checkSession(store: Pick<KotobaStore, 'getState' | 'dispatch'>): Promise<void> {
  const token = selectToken(store.getState());
  if (token === null) return;
  const call = store.dispatch(checkAuth.initiate());
  const answer = await call;
  call.reset();
  // Somebody signed out, or in as somebody else, while the answer was on its way: it says nothing about them.
  if (selectToken(store.getState()) !== token) return;
  store.dispatch(answer.data ? sessionConfirmed({ user: toSessionUser(answer.data.user) }) : sessionEnded());
}
