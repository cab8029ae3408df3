import {
  toApiError,
  useCreateNoteMutation,
  useDeleteNoteMutation,
  useDraft,
  useRetryNoteMutation,
} from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { toContent, type NoteKind } from './note-content';
import { t } from '../texts';

/** The note that is being written: it survives a reload, a failed sending and an expired session. */
export function useComposer(kind: NoteKind) {
  const [text, setText] = useDraft('capture.note');
  const [createNote, { isLoading: saving }] = useCreateNoteMutation();
  const ready = text.trim() !== '' && !saving;

  async function save(): Promise<void> {
    if (!ready) return;
    try {
      await createNote({ body: { content: toContent(kind, text) } }).unwrap();
      setText('');
      notify.success(t('note.captured'));
    } catch (error) {
      notify.error(toApiError(error, t('note.createFailed')).message);
    }
  }

  return { text, setText, save: () => void save(), saving, ready };
}

/** What can be done with one note. */
export function useNoteActions(id: number) {
  const [deleteNote, { isLoading: deleting }] = useDeleteNoteMutation();
  const [retryNote, { isLoading: retrying }] = useRetryNoteMutation();

  async function remove(): Promise<void> {
    try {
      await deleteNote({ id }).unwrap();
      notify.success(t('note.deleted'));
    } catch (error) {
      notify.error(toApiError(error, t('note.deleteFailed')).message);
    }
  }

  async function retry(): Promise<void> {
    try {
      await retryNote({ id }).unwrap();
    } catch (error) {
      notify.error(toApiError(error, t('note.retryFailed')).message);
    }
  }

  return { remove: () => void remove(), deleting, retry: () => void retry(), retrying };
}
