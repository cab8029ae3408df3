import { sessionConfirmed, sessionEnded, type KotobaStore } from '@kotoba/session';
import { selectToken } from '@kotoba/session/token';
import { endpoints } from '../cache/endpoints';
import { clientErrorCodes, toApiError } from '../errors/api-error';
import { toSessionUser } from './session-user';
import { watchLeaving } from './watch-leaving';

const { checkAuth } = endpoints.endpoints;

/** How a call looks that the browser cut: before its answer, or in the middle of it. */
const cutCodes: readonly string[] = [clientErrorCodes.network, clientErrorCodes.malformed];
/** After this long the page was not left after all (a download, a navigation that was called off). */
const STAYED_MS = 2000;

/**
 * Asks the server once who the stored token belongs to. Without a token nothing is called; a failure of any kind signs out silently.
 * Called at the start of a tab and by "Continue" after a verification. Source: ACC-22. Never rejects.
 */
export async function checkSession(store: Pick<KotobaStore, 'getState' | 'dispatch'>): Promise<void> {
  const token = selectToken(store.getState());
  if (token === null) return;
  const leaving = watchLeaving();
  const call = store.dispatch(checkAuth.initiate({}));
  const answer = await call;
  call.reset();
  leaving.stop();
  // Somebody signed out, or in as somebody else, while the answer was on its way: it says nothing about them.
  if (selectToken(store.getState()) !== token) return;
  if (answer.error && leaving.begun() && cutCodes.includes(toApiError(answer.error, '').code)) {
    // Cut by a reload or the next address: that says nothing about the session, which the next page still needs.
    await new Promise((stayed) => setTimeout(stayed, STAYED_MS));
    return checkSession(store);
  }
  store.dispatch(answer.data ? sessionConfirmed({ user: toSessionUser(answer.data.user) }) : sessionEnded());
}
