import {
  toApiError,
  useDeleteNoteMutation,
  useRestoreNoteMutation,
  useRetryNoteMutation,
  useUpdateNoteMutation,
} from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { t } from '../texts';

/** What can be done with one note. A failure says why and leaves everything as it was. */
export function useNoteActions(id: number) {
  const [deleteNote, { isLoading: deleting }] = useDeleteNoteMutation();
  const [restoreNote] = useRestoreNoteMutation();
  const [retryNote, { isLoading: retrying }] = useRetryNoteMutation();
  const [updateNote, { isLoading: updating }] = useUpdateNoteMutation();

  /** Gives whether it went well. */
  async function attempt(call: { unwrap: () => Promise<unknown> }, fallback: string): Promise<boolean> {
    try {
      await call.unwrap();
      return true;
    } catch (error) {
      notify.error(toApiError(error, fallback).message);
      return false;
    }
  }
  async function restore(): Promise<void> {
    if (await attempt(restoreNote({ id }), t('note.restoreFailed'))) notify.success(t('note.restored'));
  }
  async function remove(): Promise<void> {
    if (!(await attempt(deleteNote({ id }), t('note.deleteFailed')))) return;
    notify.success(t('note.deleted'), { label: t('note.undo'), onPress: () => void restore() });
  }

  return {
    remove: () => void remove(),
    deleting,
    retry: () => void attempt(retryNote({ id }), t('note.updateFailed')),
    retrying,
    /** Gives whether the note has the text now. */
    update: (content: string) => attempt(updateNote({ id, body: { content } }), t('note.updateFailed')),
    updating,
  };
}
