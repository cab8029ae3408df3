import type { ReactNode } from 'react';
import type { ChatMessage } from '@kotoba/api-client';
import {
  Box,
  BrandMark,
  color,
  LearnerText,
  MixedText,
  radius,
  Row,
  Stack,
  VisuallyHidden,
} from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

interface BubbleProps {
  readonly type: ChatMessage['type'];
  readonly children: ReactNode;
}

const bubble = { minWidth: 0, maxWidth: '70ch', overflowWrap: 'anywhere' } as const;
const own = {
  ...bubble,
  padding: '10px 14px',
  borderRadius: `${radius.card}px`,
  backgroundColor: color.aiTint,
} as const;

/** Who says it: the learner at the right, the assistant at the left beside the seal. */
export function Bubble({ type, children }: BubbleProps) {
  const { t } = useTexts();
  if (type === 'user') {
    return (
      <Row justify="end" sx={{ paddingLeft: { xs: '32px', sm: '64px' } }}>
        <Box sx={own}>
          <VisuallyHidden>{t('message.you')}</VisuallyHidden>
          {children}
        </Box>
      </Row>
    );
  }
  return (
    <Row gap={3} align="start" wrap={false}>
      {/* On a phone the words and cards need the room. */}
      <Box sx={{ flex: 'none', display: { xs: 'none', sm: 'block' } }}>
        <BrandMark size={28} />
      </Box>
      <Stack gap={3} sx={{ ...bubble, flex: 1, paddingTop: '2px' }}>
        <VisuallyHidden>{t('message.assistant')}</VisuallyHidden>
        {children}
      </Stack>
    </Row>
  );
}

/** What the learner typed is of any language; the assistant explains Japanese in English. */
const Said = ({ type, children }: { readonly type: ChatMessage['type']; readonly children: string }) =>
  type === 'user' ? <LearnerText>{children}</LearnerText> : <MixedText>{children}</MixedText>;

interface MessageProps {
  readonly type: ChatMessage['type'];
  /** Plain text: never markup, never a link. */
  readonly content: string;
  /** What came along. */
  readonly children?: ReactNode;
}

/** What somebody said, with what came along. */
export function Message({ type, content, children }: MessageProps) {
  return (
    <Bubble type={type}>
      <Said type={type}>{content}</Said>
      {children}
    </Bubble>
  );
}
