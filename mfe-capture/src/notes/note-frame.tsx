import type { ReactNode, Ref } from 'react';
import { Card, LearnerText, Row, Stack, Text, Button, Icon, StatusBadge } from '@kotoba/shared-ui/core';
import { toDisplay } from './note-content';
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

interface NoteFrameProps {
  readonly ref?: Ref<HTMLElement>;
  readonly content: string;
  readonly createdAt: string;
  /** The same moment, as it is shown. */
  readonly time: string;
  /** Under the text: how far it is. */
  readonly state: ReactNode;
  /** Beside the time: what can be done. */
  readonly actions: ReactNode;
  /** Below all that, as wide as the card. */
  readonly below?: ReactNode;
  /** Something in it turns. */
  readonly busy?: boolean;
}

/** A spinner turns only in view: hundreds of them would slow the page down. The height is that of one line of text. */
const pausedOffscreen = { contentVisibility: 'auto', containIntrinsicHeight: 'auto 94px' } as const;

/** How every note looks, whether the server has it or not. */
export function NoteFrame({
  ref,
  content,
  createdAt,
  time,
  state,
  actions,
  below,
  busy = false,
}: NoteFrameProps) {
  return (
    <Card ref={ref} as="li" padding="snug" style={busy ? pausedOffscreen : undefined}>
      <Row justify="between" align="start" gap={3} wrap={false}>
        <Stack gap={2} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <LearnerText>{toDisplay(content)}</LearnerText>
          {state}
        </Stack>
        <Stack align="end" gap={1} sx={{ flex: 'none' }}>
          <Text as="span" size="sm" tone="soft" tabular>
            <time dateTime={createdAt}>{time}</time>
          </Text>
          <Row gap={0} wrap={false}>
            {actions}
          </Row>
        </Stack>
      </Row>
      {below}
    </Card>
  );
}
