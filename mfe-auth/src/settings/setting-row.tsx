import type { ReactNode } from 'react';
import { Row, Stack, Text } from '@kotoba/shared-ui/core';

export interface SettingRowProps {
  readonly label: string;
  readonly help?: string;
  /** The control; it names itself. */
  readonly children: ReactNode;
}

/** One setting: what it is, what it does, and its control. */
export function SettingRow({ label, help, children }: SettingRowProps) {
  return (
    <Row justify="between" align="center" gap={4} wrap>
      <Stack gap={1} sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Text as="span" weight="medium">
          {label}
        </Text>
        {help !== undefined && (
          <Text as="span" size="sm" tone="soft">
            {help}
          </Text>
        )}
      </Stack>
      {children}
    </Row>
  );
}
