import { endpoints, toApiError, type ApiError } from '@kotoba/api-client';
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

  /** Gives whether it went well: `isDone` knows failures that are none. */
  async function attempt(
    kind: Work,
    call: { unwrap: () => Promise<unknown> },
    { fallback, isDone = () => false }: { fallback: string; isDone?: (failure: ApiError) => boolean },
  ): Promise<boolean> {
    setWork(kind);
    try {
      await call.unwrap();
      return true;
    } catch (error) {
      const failure = toApiError(error, fallback);
      if (isDone(failure)) return true;
      notify.error(failure.message);
      return false;
    } finally {
      setWork(null);
    }
  }
  async function restore(): Promise<void> {
    const call = dispatch(restoreNote.initiate({ id }, untracked));
    if (await attempt('restore', call, { fallback: t('note.restoreFailed') }))
      notify.success(t('note.restored'));
  }
  async function remove(): Promise<void> {
    const call = dispatch(deleteNote.initiate({ id }, untracked));
    // It is not there any more: the answer to an earlier try was lost, or another tab was quicker.
    const isGone = ({ status }: ApiError): boolean => status === 404;
    if (!(await attempt('delete', call, { fallback: t('note.deleteFailed'), isDone: isGone }))) return;
    notify.success(t('note.deleted'), { label: t('note.undo'), onPress: () => void restore() });
  }

  return {
    remove: () => void remove(),
    deleting: work === 'delete',
    retry: () =>
      void attempt('retry', dispatch(retryNote.initiate({ id }, untracked)), {
        fallback: t('note.updateFailed'),
      }),
    retrying: work === 'retry',
    /** Gives whether the note has the text now. */
    update: (content: string) =>
      attempt('update', dispatch(updateNote.initiate({ id, body: { content } }, untracked)), {
        fallback: t('note.updateFailed'),
      }),
    updating: work === 'update',
  };
}
