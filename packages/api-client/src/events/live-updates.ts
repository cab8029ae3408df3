import { sessionEnded, type KotobaStore } from '@kotoba/session';
import { selectToken } from '@kotoba/session/token';
import { api, tagTypes } from '../api';
import { API_BASE } from '../http/base-query';
import { patchFrom, tagsOf } from './apply-event';
import { gatherTags } from './gather-tags';
import { subscribeToEvents } from './subscribe';

/** The learner is signing out, or deleting the account, in this very tab: that call's own answer ends the session, and its screen says so. */
function isLeaving(state: object): boolean {
  const { mutations } = (state as Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>).api;
  return Object.values(mutations).some(
    (call) =>
      (call?.endpointName === 'signOut' || call?.endpointName === 'deleteAccount') &&
      call.status === 'pending',
  );
}

/**
 * Keeps a subscription to the learner's events for as long as somebody with a verified email is signed in, whoever that is at the
 * moment. Returns its undo.
 */
export function startLiveUpdates(store: KotobaStore): () => void {
  const changes = gatherTags((tags) => store.dispatch(api.util.invalidateTags([...tags])));
  let token: string | null = null;
  let stop: () => void = () => undefined;

  function follow(): void {
    const state = store.getState();
    const { user, isLoading } = state.auth;
    // While the silent check runs nobody knows whether the remembered token still lives: one call finds that out, not two.
    const next = user?.emailVerified && !isLoading ? selectToken(state) : null;
    if (next === token) return;
    stop();
    stop = () => undefined;
    token = next;
    if (next === null) return;
    const end = (): void => {
      const now = store.getState();
      if (selectToken(now) === next && !isLeaving(now)) store.dispatch(sessionEnded());
    };
    stop = subscribeToEvents({
      url: `${API_BASE}/events`,
      token: next,
      onEvent: (event) => {
        patchFrom(event, store.dispatch);
        changes.add(tagsOf(event));
        if (event.type === 'session.revoked') end();
      },
      // After a gap nothing is known: everything that is shown is asked again.
      onReopened: () => changes.add(tagTypes),
      onRefused: (status) => status === 401 && end(),
    });
  }

  follow();
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    changes.stop();
    stop();
  };
}
