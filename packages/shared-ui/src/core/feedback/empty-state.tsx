import type { ReactNode } from 'react';
import { Heading } from '../type/heading';
import { Text } from '../type/text';
import { ownProps, styled } from '../theme/styled';
import { Drawing, type DrawingName } from './drawing';

export interface EmptyStateProps {
  title: ReactNode;
  hint?: ReactNode;
  drawing?: DrawingName;
  /** One action that leads out of the emptiness. */
  action?: ReactNode;
  level?: 2 | 3;
  /** Without air of its own and with a smaller drawing, where it takes the room of something else. */
  dense?: boolean;
}

const Root = styled(
  'div',
  ownProps('dense'),
)<{ dense: boolean }>(({ dense, theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: dense ? 4 : 8,
  padding: dense ? 0 : '40px 16px',
  textAlign: 'center',
  // On phones the way out must be in sight under whatever stands above.
  ...(!dense && { [theme.breakpoints.down('sm')]: { padding: '8px 16px 24px' } }),
}));

const Action = styled('div')({ marginTop: 16 });

/** Nothing here yet: a small drawing, a sentence, and one action. */
export function EmptyState({
  title,
  hint,
  drawing = 'notebook',
  action,
  level = 2,
  dense = false,
}: EmptyStateProps) {
  return (
    <Root dense={dense}>
      <Drawing name={drawing} size={dense ? 88 : undefined} />
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
