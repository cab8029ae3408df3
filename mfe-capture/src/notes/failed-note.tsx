import { Button, Icon, Row, Stack, StatusBadge, Text } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

interface FailedNoteProps {
  readonly badge: string;
  /** What went wrong, in words. */
  readonly reason: string;
  readonly retrying?: boolean;
  readonly onRetry: () => void;
  readonly onEdit: () => void;
}

/** What went wrong with a note, here or at the server, and what can be done. */
export function FailedNote({ badge, reason, retrying = false, onRetry, onEdit }: FailedNoteProps) {
  const { t } = useTexts();
  return (
    <Stack gap={2}>
      <Row gap={3} align="center">
        <StatusBadge tone="beni">{badge}</StatusBadge>
        <Text size="sm" tone="soft">
          {reason}
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
