import type { ReactNode } from 'react';
import { Card, LearnerText, Row, Stack, Text } from '@kotoba/shared-ui/core';
import { toDisplay } from './note-content';

interface NoteFrameProps {
  readonly content: string;
  readonly createdAt: string;
  /** The same moment, as it is shown. */
  readonly time: string;
  /** Under the text: how far it is. */
  readonly state: ReactNode;
  /** Beside the time: what can be done. */
  readonly actions: ReactNode;
}

/** How every note looks, whether the server has it or not. */
export function NoteFrame({ content, createdAt, time, state, actions }: NoteFrameProps) {
  return (
    <Card as="li" padding="snug">
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
    </Card>
  );
}
