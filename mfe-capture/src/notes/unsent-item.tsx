import { memo, useState } from 'react';
import type { NoteOutboxActions, UnsentNote } from '@kotoba/api-client';
import { Icon, IconButton, Stack, StatusBadge, Text } from '@kotoba/shared-ui/core';
import { FailedNote, NoteFrame } from './note-frame';
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

interface UnsentStateProps extends Omit<UnsentItemProps, 'time' | 'outbox'> {
  readonly onRetry: () => void;
  readonly onEdit: () => void;
}

/** "Sending…" and, after a failed try, why it takes; or that the server does not want it, and why. */
function UnsentState({ note, isPending, trouble, onRetry, onEdit }: UnsentStateProps) {
  const { t } = useTexts();
  if (note.refusal !== undefined) {
    return <FailedNote badge={t('unsent.refused')} reason={note.refusal} onRetry={onRetry} onEdit={onEdit} />;
  }
  return (
    <Stack gap={2}>
      {/* Only the pending note has a spinner: two hundred would slow the page down. */}
      <StatusBadge tone="yamabuki" icon={trouble === null ? 'clock' : 'offline'} busy={isPending}>
        {t('unsent.sending')}
      </StatusBadge>
      {trouble !== null && (
        <Text size="sm" tone="soft">
          {t('unsent.trouble', { reason: trouble })}
        </Text>
      )}
    </Stack>
  );
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
  return (
    <>
      <NoteFrame
        content={note.content}
        createdAt={note.createdAt}
        time={time}
        state={
          <UnsentState
            note={note}
            isPending={isPending}
            trouble={trouble}
            onRetry={() => outbox.retry(note.id)}
            onEdit={() => setEdited(true)}
          />
        }
        actions={
          <IconButton
            label={t('note.delete')}
            icon={<Icon name="trash" />}
            tone="beni"
            size="small"
            // What is pending can be deleted as soon as it has arrived.
            disabled={isPending}
            onClick={() => outbox.discard(note.id)}
          />
        }
      />
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
