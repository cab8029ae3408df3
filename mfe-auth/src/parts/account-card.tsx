import type { ReactNode } from 'react';
import { Box, Card, Heading, Stack, Text, useDocumentTitle } from '@kotoba/shared-ui/core';

export interface AccountCardProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
  /** Under the card: the way to the other screen. */
  readonly foot?: ReactNode;
}

/** The one shape of every account screen: a title, a card, and a way on. */
export function AccountCard({ title, subtitle, children, foot }: AccountCardProps) {
  useDocumentTitle(title);
  return (
    <Box sx={{ width: '100%', maxWidth: '440px', marginInline: 'auto' }}>
      <Stack gap={5}>
        <Card>
          <Stack gap={6}>
            <Stack gap={1}>
              <Heading level={1} size="xl">
                {title}
              </Heading>
              {subtitle && <Text tone="soft">{subtitle}</Text>}
            </Stack>
            {children}
          </Stack>
        </Card>
        {foot && (
          <Text as="div" align="center" tone="soft">
            {foot}
          </Text>
        )}
      </Stack>
    </Box>
  );
}
