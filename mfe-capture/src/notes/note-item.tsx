import type { Note } from '@kotoba/api-client';
import { Card, Icon, IconButton, LearnerText, Row, Stack, Text } from '@kotoba/shared-ui/core';
import { toDisplay } from './note-content';
import { NoteState } from './note-state';
import { useNoteActions } from './use-notes';
import { useTexts } from '../texts';

/** One note: its content, its time, its state, and a way to delete it. */
export function NoteItem({ note }: { readonly note: Note }) {
  const { t, language } = useTexts();
  const { remove, deleting } = useNoteActions(note.id);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(note.createdAt));
  return (
    <Card as="li" padding="snug">
      <Row justify="between" align="start" gap={3} wrap={false}>
        <Stack gap={2} sx={{ flex: 1, minWidth: 0 }}>
          <LearnerText>{toDisplay(note.content)}</LearnerText>
          <NoteState note={note} />
        </Stack>
        <Row gap={1} wrap={false} sx={{ flex: 'none' }}>
          <Text as="span" size="sm" tone="soft" tabular>
            <time dateTime={note.createdAt}>{time}</time>
          </Text>
          <IconButton
            label={t('note.delete')}
            icon={<Icon name="trash" />}
            tone="beni"
            busy={deleting}
            onClick={remove}
          />
        </Row>
      </Row>
    </Card>
  );
}
