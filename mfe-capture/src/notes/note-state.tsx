import type { Note } from '@kotoba/api-client';
import { Button, Icon, Row, Stack, StatusBadge, Text } from '@kotoba/shared-ui/core';
import { NoteWords } from './note-words';
import { useTexts } from '../texts';

interface NoteStateProps {
  readonly note: Note;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onEdit: () => void;
}

/** "Generating..." until the server has made the words, then "Generated" with the words, or what went wrong and what can be done. */
export function NoteState({ note, retrying, onRetry, onEdit }: NoteStateProps) {
  const { t } = useTexts();
  if (note.isConverted) {
    return (
      <Stack gap={2}>
        <StatusBadge tone="matsu">{t('note.generated')}</StatusBadge>
        <NoteWords words={note.words} />
      </Stack>
    );
  }
  if (note.error === null) {
    return (
      <StatusBadge tone="ai" busy>
        {t('note.generating')}
      </StatusBadge>
    );
  }
  return (
    <Stack gap={2}>
      <Row gap={3} align="center">
        <StatusBadge tone="beni">{t('note.failed')}</StatusBadge>
        <Text size="sm" tone="soft">
          {note.error}
        </Text>
      </Row>
      <Row gap={2}>
        <Button size="small" icon={<Icon name="retry" size={18} />} busy={retrying} onClick={onRetry}>
          {t('note.retry')}
        </Button>
        <Button size="small" icon={<Icon name="edit" size={18} />} onClick={onEdit}>
          {t('note.edit')}
        </Button>
      </Row>
    </Stack>
  );
}
