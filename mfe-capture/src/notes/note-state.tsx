import { paths } from '@kotoba/contracts';
import type { Note } from '@kotoba/api-client';
import { Button, Icon, Row, StatusBadge, Text, TextLink } from '@kotoba/shared-ui/core';
import { useNoteActions } from './use-notes';
import { useTexts } from '../texts';

function Words({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useTexts();
  const [first] = ids;
  if (first === undefined) return null;
  if (ids.length === 1) return <TextLink to={paths.vocabularyDetail(first)}>{t('note.seeWord')}</TextLink>;
  return <TextLink to={paths.vocabularies}>{t('note.seeWords', { count: ids.length })}</TextLink>;
}

/** "Generating..." until the server has made the words, then "Generated" with the way to them, or what went wrong. */
export function NoteState({ note }: { readonly note: Note }) {
  const { t } = useTexts();
  const { retry, retrying } = useNoteActions(note.id);
  if (note.isConverted) {
    return (
      <Row gap={3} align="center" wrap>
        <StatusBadge tone="matsu">{t('note.generated')}</StatusBadge>
        <Words ids={note.vocabularyIds} />
      </Row>
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
    <Row gap={3} align="center" wrap>
      <StatusBadge tone="beni">{t('note.failed')}</StatusBadge>
      <Text size="sm" tone="soft">
        {note.error}
      </Text>
      <Button
        variant="secondary"
        size="small"
        icon={<Icon name="retry" size={18} />}
        busy={retrying}
        onClick={retry}
      >
        {t('note.retry')}
      </Button>
    </Row>
  );
}
