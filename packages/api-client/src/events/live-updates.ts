import { QueryStatus } from '@reduxjs/toolkit/query';
import { sessionEnded, type KotobaStore } from '@kotoba/session';
import { selectToken } from '@kotoba/session/token';
import { api, API_BASE, tagTypes } from '../api';
import { notesWithoutPieces, notesWithWords, renewNoteList, waitingNotes } from '../cache/note-list';
import { clientErrorCodes, type ApiError } from '../errors/api-error';
import { subscribeToEvents } from './subscribe';
import type { ServerEvent } from '@kotoba/contracts';

export type Tag = Parameters<typeof api.util.invalidateTags>[0][number];

/** The single things of a type that are among the tags. */
const idsIn = (tags: readonly Tag[], type: string): number[] =>
  tags.flatMap((tag) =>
    typeof tag === 'object' && tag?.type === type && typeof tag.id === 'number' ? [tag.id] : [],
  );

/** How long, in ms, what further events change is gathered before it is asked for again. */
export const GATHER_MS = 400;

/**
 * Hands on what an event changes: at once after a quiet time, then gathered. A pasted list of two hundred notes is
 * four hundred events; the screens need not be asked for anew after each.
 */
export function gatherTags(forget: (tags: readonly Tag[]) => void): {
  add: (tags: readonly Tag[]) => void;
  stop: () => void;
} {
  const waiting = new Map<string, Tag>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hand(): void {
    timer = undefined;
    if (waiting.size === 0) return;
    const tags = [...waiting.values()];
    waiting.clear();
    timer = setTimeout(hand, GATHER_MS);
    forget(tags);
  }

  return {
    add: (tags) => {
      tags.forEach((tag) => waiting.set(JSON.stringify(tag), tag));
      if (timer === undefined) hand();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting.clear();
    },
  };
}

const anyNote: Tag = { type: 'Note', id: 'LIST' };
const note = (id: number): readonly Tag[] => [{ type: 'Note', id }, anyNote];

/** What has to be asked for again after the event: badges, words and counts of every screen change by themselves. */
export function tagsOf(event: ServerEvent): readonly Tag[] {
  switch (event.type) {
    case 'note.converted':
      return [...note(event.noteId), 'Vocabulary', 'Topic', 'Stats'];
    case 'note.failed':
    case 'note.changed':
      return note(event.noteId);
    case 'vocabulary.changed':
      return [
        ...event.ids.map((id) => ({ type: 'Vocabulary' as const, id })),
        { type: 'Vocabulary', id: 'LIST' },
        'Topic',
        'Stats',
        'Chat',
        anyNote,
      ];
    case 'chat.changed':
      return ['Chat'];
    case 'audio.ready':
      return [{ type: 'Vocabulary', id: event.vocabularyId }];
    case 'import.changed':
      return [{ type: 'Import', id: event.importId }];
    case 'session.revoked':
      return [];
  }
}

const cacheIn = (state: object) =>
  (state as Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>)[api.reducerPath];

/**
 * The learner is signing out, or deleting the account, in this very tab: that call's own answer ends the session, and
 * its screen says so.
 */
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

/**
 * Notes that are shown as waiting for their words: the event may have come between the look at them and the opening of
 * the stream.
 */
const waitingTags = (state: unknown): readonly Tag[] =>
  waitingNotes(state).map((id) => ({ type: 'Note', id }));

/**
 * The device is online again, or the page is looked at again: after a sleep its connection may be one in name only.
 */
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
 * Keeps a subscription to the learner's events for as long as somebody with a verified email is signed in, whoever
 * that is at the moment. Returns its undo.
 */
export function startLiveUpdates(store: KotobaStore): () => void {
  const changes = gatherTags((tags) => {
    store.dispatch(api.util.invalidateTags([...tags]));
    const words = new Set(idsIn(tags, 'Vocabulary'));
    const notes = new Set([...idsIn(tags, 'Note'), ...notesWithWords(store.getState(), words)]);
    // A new word may be the one that a sentence is made of.
    if (tags.includes('Vocabulary')) notesWithoutPieces(store.getState()).forEach((id) => notes.add(id));
    void store.dispatch(renewNoteList([...notes]));
  });
  let token: string | null = null;
  let stop: () => void = () => undefined;

  function follow(): void {
    const state = store.getState();
    const { user, isLoading } = state.auth;
    // While the silent check runs nobody knows whether the remembered token still lives: one call finds that out, not
    // two.
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
        changes.add(tagsOf(event));
        if (event.type === 'session.revoked') end();
      },
      // After a gap nothing is known: everything that is shown is asked again. What was asked for before the first
      // event could come is asked again as far as it waits for one.
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
