import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { Icon } from '../icons/icon';
import { Row } from '../layout/row';
import { useSharedTexts } from '../texts/shared-texts';
import { Heading } from '../type/heading';
import { Text } from '../type/text';
import { Drawing } from './drawing';
import { styled } from '../theme/styled';

export interface ErrorStateProps {
  /** 'Something went wrong' unless given. */
  title?: ReactNode;
  /** What happened and what to do; the server's message as it is. */
  message: ReactNode;
  onRetry?: () => void;
  /** While the second try runs. */
  retrying?: boolean;
  /** Another way out (a LinkButton), beside "Try again". */
  action?: ReactNode;
  level?: 2 | 3;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '40px 16px',
  textAlign: 'center',
  // On phones the way out must be in sight over whatever stands below.
  [theme.breakpoints.down('sm')]: { padding: '8px 16px 24px' },
}));

/** A part of the screen that could not be loaded, announced at once, with a way to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { title, message, onRetry, retrying = false, action, level = 2 } = props;
  const { t } = useSharedTexts();
  return (
    <Root role="alert">
      <Drawing name="torn" />
      <Heading level={level} size="lg" align="center">
        {title ?? t('errorTitle')}
      </Heading>
      <Text tone="soft" align="center">
        {message}
      </Text>
      <Row gap={2} justify="center" sx={{ mt: 4 }}>
        {onRetry && (
          <Button variant="primary" onClick={onRetry} busy={retrying} icon={<Icon name="retry" size={18} />}>
            {t('tryAgain')}
          </Button>
        )}
        {action}
      </Row>
    </Root>
  );
}
