import { useState } from 'react';
import { useNoteOutbox, type UnsentNote } from '@kotoba/api-client';
import { Button, Icon, IconButton, Row, Stack, StatusBadge, Text } from '@kotoba/shared-ui/core';
import { NoteEditor } from './note-editor';
import { NoteFrame } from './note-frame';
import { useTexts } from '../texts';

/** "Sending…" and, after a failed try, why it takes; or that the server does not want it, and why. */
function UnsentState({ note, onEdit }: { readonly note: UnsentNote; readonly onEdit: () => void }) {
  const { t } = useTexts();
  const { unsent, sending, retry } = useNoteOutbox();
  if (note.refusal !== undefined) {
    return (
      <Stack gap={2}>
        <Row gap={3} align="center">
          <StatusBadge tone="beni">{t('unsent.refused')}</StatusBadge>
          <Text size="sm" tone="soft">
            {note.refusal}
          </Text>
        </Row>
        <Row gap={2}>
          <Button size="small" icon={<Icon name="retry" size={18} />} onClick={() => retry(note.id)}>
            {t('note.retry')}
          </Button>
          <Button size="small" icon={<Icon name="edit" size={18} />} onClick={onEdit}>
            {t('note.edit')}
          </Button>
        </Row>
      </Stack>
    );
  }
  const isFirst = unsent.find(({ refusal }) => refusal === undefined)?.id === note.id;
  return (
    <Stack gap={2}>
      <StatusBadge tone="yamabuki" icon="offline" busy={sending.id === note.id || sending.trouble === null}>
        {t('unsent.sending')}
      </StatusBadge>
      {isFirst && sending.trouble !== null && (
        <Text size="sm" tone="soft">
          {t('unsent.trouble', { reason: sending.trouble })}
        </Text>
      )}
    </Stack>
  );
}

/** One note that lies in the browser until the server has it. */
export function UnsentItem({ note }: { readonly note: UnsentNote }) {
  const { t } = useTexts();
  const { sending, add, discard } = useNoteOutbox();
  const [isEdited, setEdited] = useState(false);
  return (
    <>
      <NoteFrame
        content={note.content}
        createdAt={note.createdAt}
        state={<UnsentState note={note} onEdit={() => setEdited(true)} />}
        actions={
          <IconButton
            label={t('note.delete')}
            icon={<Icon name="trash" />}
            tone="beni"
            size="small"
            // What is on its way can be deleted as soon as it has arrived.
            disabled={sending.id === note.id}
            onClick={() => discard(note.id)}
          />
        }
      />
      {isEdited && (
        <NoteEditor
          name={note.id}
          content={note.content}
          busy={false}
          onSave={async (content) => {
            discard(note.id);
            add([content]);
            return true;
          }}
          onClose={() => setEdited(false)}
        />
      )}
    </>
  );
}
