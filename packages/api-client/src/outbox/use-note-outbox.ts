import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useUser } from '@kotoba/session';
import { noteOutbox, type Sending, type UnsentNote } from './note-outbox';

const nothing: readonly UnsentNote[] = [];

export interface NoteOutboxView {
  /** The learner's notes that the server does not have yet, oldest first. */
  readonly unsent: readonly UnsentNote[];
  readonly sending: Sending;
  readonly actions: NoteOutboxActions;
}

/** The same as long as the learner is. */
export interface NoteOutboxActions {
  /** Takes notes in; they are sent by themselves. */
  readonly add: (contents: readonly string[]) => void;
  /** Sends a refused note once more. */
  readonly retry: (id: string) => void;
  readonly discard: (id: string) => void;
}

/** The outbox of whoever is here. */
export function useNoteOutbox(): NoteOutboxView {
  const userId = useUser()?.id ?? null;
  const list = useCallback(() => (userId === null ? nothing : noteOutbox.list(userId)), [userId]);
  const unsent = useSyncExternalStore(noteOutbox.subscribe, list);
  const sending = useSyncExternalStore(noteOutbox.subscribe, noteOutbox.sending);
  const actions = useMemo(
    () => ({
      add: (contents: readonly string[]) => {
        if (userId !== null) noteOutbox.add(userId, contents);
      },
      retry: (id: string) => {
        if (userId !== null) noteOutbox.refuse(userId, id, null);
      },
      discard: (id: string) => {
        if (userId !== null) noteOutbox.remove(userId, id);
      },
    }),
    [userId],
  );
  return { unsent, sending, actions };
}
