import { memo, useState } from 'react';
import type { Note } from '@kotoba/api-client';
import { Icon, IconButton } from '@kotoba/shared-ui/core';
import { NoteEditor } from './note-editor';
import { NoteFrame } from './note-frame';
import { NoteState } from './note-state';
import { useNoteActions } from './use-note-actions';
import { useTexts } from '../texts';

interface NoteItemProps {
  readonly note: Note;
  /** When it was noted, as it is shown. */
  readonly time: string;
}

/** One note that the server has: its content, its time, its state and its words, and ways to edit and delete it. */
export const NoteItem = memo(function NoteItem({ note, time }: NoteItemProps) {
  const { t } = useTexts();
  const { remove, deleting, retry, retrying, update, updating } = useNoteActions(note.id);
  const [isEdited, setEdited] = useState(false);
  const edit = () => setEdited(true);
  // A failed note has the words "Edit" and "Retry" under its text.
  const hasFailed = note.error !== null;
  return (
    <>
      <NoteFrame
        content={note.content}
        createdAt={note.createdAt}
        time={time}
        busy={!note.isConverted && !hasFailed}
        state={<NoteState note={note} retrying={retrying} onRetry={retry} onEdit={edit} />}
        actions={
          <>
            {!hasFailed && (
              <IconButton label={t('edit.title')} icon={<Icon name="edit" />} size="small" onClick={edit} />
            )}
            <IconButton
              label={t('note.delete')}
              icon={<Icon name="trash" />}
              tone="beni"
              size="small"
              busy={deleting}
              onClick={remove}
            />
          </>
        }
      />
      {isEdited && (
        <NoteEditor
          name={String(note.id)}
          content={note.content}
          busy={updating}
          onSave={update}
          onClose={() => setEdited(false)}
        />
      )}
    </>
  );
});
