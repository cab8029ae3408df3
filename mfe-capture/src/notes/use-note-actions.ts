import { endpoints, toApiError } from '@kotoba/api-client';
import { useAppDispatch } from '@kotoba/session';
import { notify } from '@kotoba/shared-ui/core';
import { useState } from 'react';
import { t } from '../texts';

const { deleteNote, restoreNote, retryNote, updateNote } = endpoints.endpoints;

type Work = 'delete' | 'restore' | 'retry' | 'update';

/** No note but its own follows a call: with a hook of the cache for each, hundreds of notes would look at every change of the store. */
const untracked = { track: false } as const;

/** What can be done with one note. A failure says why and leaves everything as it was. */
export function useNoteActions(id: number) {
  const dispatch = useAppDispatch();
  const [work, setWork] = useState<Work | null>(null);

  /** Gives whether it went well. */
  async function attempt(
    kind: Work,
    call: { unwrap: () => Promise<unknown> },
    fallback: string,
  ): Promise<boolean> {
    setWork(kind);
    try {
      await call.unwrap();
      return true;
    } catch (error) {
      notify.error(toApiError(error, fallback).message);
      return false;
    } finally {
      setWork(null);
    }
  }
  async function restore(): Promise<void> {
    const call = dispatch(restoreNote.initiate({ id }, untracked));
    if (await attempt('restore', call, t('note.restoreFailed'))) notify.success(t('note.restored'));
  }
  async function remove(): Promise<void> {
    const call = dispatch(deleteNote.initiate({ id }, untracked));
    if (!(await attempt('delete', call, t('note.deleteFailed')))) return;
    notify.success(t('note.deleted'), { label: t('note.undo'), onPress: () => void restore() });
  }

  return {
    remove: () => void remove(),
    deleting: work === 'delete',
    retry: () =>
      void attempt('retry', dispatch(retryNote.initiate({ id }, untracked)), t('note.updateFailed')),
    retrying: work === 'retry',
    /** Gives whether the note has the text now. */
    update: (content: string) =>
      attempt(
        'update',
        dispatch(updateNote.initiate({ id, body: { content } }, untracked)),
        t('note.updateFailed'),
      ),
    updating: work === 'update',
  };
}
