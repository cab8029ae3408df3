import type { ReactNode } from 'react';
import type { ChatCard } from '@kotoba/api-client';
import { Row, Stack } from '@kotoba/shared-ui/core';
import { CheckedMark, CheckedNote, SourceChip } from '@kotoba/shared-ui/data';

interface CardOriginProps {
  readonly card: Pick<ChatCard, 'sources' | 'unchecked'>;
  readonly part: 'word' | 'sentence';
  /** Labels that stand before them. */
  readonly children?: ReactNode;
}

/** Who made a part of the card, and whether it held against its checks. */
export function CardOrigin({ card, part, children }: CardOriginProps) {
  return (
    <Stack gap={1}>
      <Row gap={1.5}>
        {children}
        <SourceChip source={card.sources[part]} />
        <CheckedMark entry={card} part={part} />
      </Row>
      <CheckedNote entry={card} part={part} />
    </Stack>
  );
}
