import type { ReactNode } from 'react';
import { Heading } from '../type/heading';
import { Text } from '../type/text';
import { Drawing, type DrawingName } from './drawing';
import { styled } from '../theme/styled';

export interface EmptyStateProps {
  title: ReactNode;
  hint?: ReactNode;
  drawing?: DrawingName;
  /** One action that leads out of the emptiness. */
  action?: ReactNode;
  level?: 2 | 3;
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '40px 16px',
  textAlign: 'center',
});

const Action = styled('div')({ marginTop: 16 });

/** Nothing here yet: a small drawing, a sentence, and one action. */
export function EmptyState({ title, hint, drawing = 'notebook', action, level = 2 }: EmptyStateProps) {
  return (
    <Root>
      <Drawing name={drawing} />
      <Heading level={level} size="lg" align="center">
        {title}
      </Heading>
      {hint && (
        <Text tone="soft" align="center">
          {hint}
        </Text>
      )}
      {action && <Action>{action}</Action>}
    </Root>
  );
}
