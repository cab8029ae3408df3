import { memo, useState } from 'react';
import type { NoteOutboxActions, UnsentNote } from '@kotoba/api-client/live';
import { StatusBadge, Text } from '@kotoba/shared-ui/core';
import { FailedNote, NoteAction, NoteFrame } from './note-frame';
import { NoteEditor } from './note-editor';
import { useTexts } from '../texts';

interface UnsentItemProps {
  readonly note: UnsentNote;
  /** When it was written, as it is shown. */
  readonly time: string;
  readonly isPending: boolean;
  /** Why the last try failed; null for a note that waits behind others, or waits for its first try. */
  readonly trouble: string | null;
  readonly outbox: NoteOutboxActions;
}

/**
 * One note that lies in the browser until the server has it. Two hundred of them are drawn anew only where something
 * changed.
 */
export const UnsentItem = memo(function UnsentItem({
  note,
  time,
  isPending,
  trouble,
  outbox,
}: UnsentItemProps) {
  const { t } = useTexts();
  const [isEdited, setEdited] = useState(false);
  const { refusal } = note;
  return (
    <>
      <NoteFrame
        content={note.content}
        createdAt={note.createdAt}
        time={time}
        state={
          refusal === undefined ? (
            // Only the pending note has a spinner: two hundred would slow the page down.
            <StatusBadge quiet tone="yamabuki" icon={trouble === null ? 'clock' : 'offline'} busy={isPending}>
              {t('unsent.sending')}
            </StatusBadge>
          ) : (
            <StatusBadge quiet tone="beni">
              {t('unsent.refused')}
            </StatusBadge>
          )
        }
        actions={
          <NoteAction
            label={t('note.delete')}
            icon="trash"
            // What is pending can be deleted as soon as it has arrived.
            disabled={isPending}
            onClick={() => outbox.discard(note.id)}
          />
        }
      >
        {refusal !== undefined && (
          <FailedNote reason={refusal} onRetry={() => outbox.retry(note.id)} onEdit={() => setEdited(true)} />
        )}
        {trouble !== null && (
          <Text size="sm" tone="soft">
            {t('unsent.trouble', { reason: trouble })}
          </Text>
        )}
      </NoteFrame>
      {isEdited && (
        <NoteEditor
          name={note.id}
          content={note.content}
          busy={false}
          onSave={async (content) => {
            outbox.discard(note.id);
            outbox.add([content]);
            return true;
          }}
          onClose={() => setEdited(false)}
        />
      )}
    </>
  );
});
