import { QueryStatus } from '@reduxjs/toolkit/query';
import { sessionEnded, type KotobaStore } from '@kotoba/session';
import { selectToken } from '@kotoba/session/token';
import { api, tagTypes } from '../api';
import { notesWithWords, renewNoteList, waitingNotes } from '../cache/note-list';
import { clientErrorCodes, type ApiError } from '../errors/api-error';
import { API_BASE } from '../http/base-query';
import { patchFrom, tagsOf } from './apply-event';
import { gatherTags, idsIn, type Tag } from './gather-tags';
import { subscribeToEvents } from './subscribe';

const cacheIn = (state: object) =>
  (state as Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>)[api.reducerPath];

/** The learner is signing out, or deleting the account, in this very tab: that call's own answer ends the session, and its screen says so. */
function isLeaving(state: object): boolean {
  return Object.values(cacheIn(state).mutations).some(
    (call) =>
      (call?.endpointName === 'signOut' || call?.endpointName === 'deleteAccount') &&
      call.status === 'pending',
  );
}

/** Something that is shown got no answer, because nothing could be reached. */
const wasCutOff = (state: object): boolean =>
  Object.values(cacheIn(state).queries).some(
    (question) =>
      question?.status === QueryStatus.rejected &&
      (question.error as Partial<ApiError> | undefined)?.code === clientErrorCodes.network,
  );

/** Notes that are shown as waiting for their words: the event may have come between the look at them and the opening of the stream. */
const waitingTags = (state: unknown): readonly Tag[] =>
  waitingNotes(state).map((id) => ({ type: 'Note', id }));

/** The device is online again, or the page is looked at again: after a sleep its connection may be one in name only. */
function wakeWithThePage(wake: () => void): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/**
 * Keeps a subscription to the learner's events for as long as somebody with a verified email is signed in, whoever that is at the
 * moment. Returns its undo.
 */
export function startLiveUpdates(store: KotobaStore): () => void {
  const changes = gatherTags((tags) => {
    store.dispatch(api.util.invalidateTags([...tags]));
    const words = new Set(idsIn(tags, 'Vocabulary'));
    const notes = new Set([...idsIn(tags, 'Note'), ...notesWithWords(store.getState(), words)]);
    void store.dispatch(renewNoteList([...notes]));
  });
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
      // After a gap nothing is known: everything that is shown is asked again. What was asked for before the first event could come is
      // asked again as far as it waits for one.
      onOpened: (isFirst) => {
        const now = store.getState();
        changes.add(isFirst && !wasCutOff(now) ? waitingTags(now) : tagTypes);
      },
      onWake: wakeWithThePage,
      onRefused: (status) => status === 401 && end(),
    });
  }

  /** A break that was too short for the stream to notice. */
  const stopWaking = wakeWithThePage(() => {
    if (token !== null && wasCutOff(store.getState())) changes.add(tagTypes);
  });

  follow();
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    stopWaking();
    changes.stop();
    stop();
  };
}
