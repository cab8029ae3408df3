import type { Note } from '@kotoba/api-client';
import { Stack, StatusBadge } from '@kotoba/shared-ui/core';
import { FailedNote } from './failed-note';
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
    <FailedNote
      badge={t('note.failed')}
      reason={note.error}
      retrying={retrying}
      onRetry={onRetry}
      onEdit={onEdit}
    />
  );
}
