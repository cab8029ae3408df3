import { memo, useState } from 'react';
import { endpoints, toApiError, type ApiError, type Note } from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { useAppDispatch } from '@kotoba/session';
import { NoteEditor } from './note-editor';
import { NoteMeanings } from './note-meanings';
import { fromContent, withRoom } from './note-content';
import { NoteAction, NoteFrame } from './note-frame';
import { NoteDetails, NoteState, NoteWords } from './note-state';
import { useSmoothHeight } from './use-smooth-height';
import { useTexts, t } from '../texts';

const { deleteNote, restoreNote, retryNote, updateNote } = endpoints.endpoints;

type Work = 'delete' | 'restore' | 'retry' | 'update';

/**
 * No note but its own follows a call: with a hook of the cache for each, hundreds of notes would look at every change
 * of the store.
 */
const untracked = { track: false } as const;

/** What can be done with one note. A failure says why and leaves everything as it was. */
function useNoteActions(id: number) {
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

interface NoteItemProps {
  readonly note: Note;
  /** When it was noted, as it is shown. */
  readonly time: string;
}

/** One note that the server has: its content, its time, its state and its words, and ways to edit and delete it. */
export const NoteItem = memo(function NoteItem({ note, time }: NoteItemProps) {
  const { t } = useTexts();
  const { remove, deleting, retry, retrying, update, updating } = useNoteActions(note.id);
  /** Of an open editor: the items that it has room for, none when the note is just edited. */
  const [edited, setEdited] = useState<readonly string[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  function edit(items: readonly string[]): void {
    setOpen(false);
    setEdited(items);
  }
  const { ref, remember } = useSmoothHeight(`${note.question?.id} ${isOpen}`);
  function toggle(): void {
    remember();
    setOpen(!isOpen);
  }
  return (
    <>
      <NoteFrame
        ref={ref}
        content={note.content}
        createdAt={note.createdAt}
        time={time}
        busy={!note.isConverted && note.error === null}
        words={<NoteWords words={note.words} said={fromContent(note.content).text} />}
        state={<NoteState note={note} />}
        actions={
          <>
            {note.isConverted && note.question === null && note.hasOtherMeanings && (
              <NoteAction label={t('ask.other')} icon="list" expanded={isOpen} onClick={toggle} />
            )}
            {/* A failed note has the word "Edit" beside what went wrong. */}
            {note.error === null && (
              <NoteAction label={t('edit.title')} icon="edit" onClick={() => edit([])} />
            )}
            <NoteAction label={t('note.delete')} icon="trash" busy={deleting} onClick={remove} />
          </>
        }
      >
        <NoteDetails note={note} retrying={retrying} onRetry={retry} onEdit={() => edit([])} onAdd={edit} />
        {(note.question !== null || note.hasOtherMeanings) && (
          <NoteMeanings
            note={note}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onChange={remember}
            onEdit={() => edit([])}
          />
        )}
      </NoteFrame>
      {edited && (
        <NoteEditor
          name={String(note.id)}
          content={withRoom(note.content, edited)}
          help={edited.length > 0 ? t('edit.helpMissing') : undefined}
          busy={updating}
          onSave={update}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
});
