import { useId, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import { Card } from '../layout/card';
import { Row } from '../layout/layout';
import { tone as toneOf, type Tone } from '../status/tone';
import { useSharedTexts } from '../texts/shared-texts';
import { ownProps, styled } from '../theme/styled';
import { radius } from '../theme/tokens';
import { Heading, Text } from '../type/text';
import { Drawing, type DrawingName } from './drawing';

const Root = styled(
  'div',
  ownProps('dense'),
)<{ dense?: boolean }>(({ dense, theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: dense ? 4 : 8,
  padding: dense ? 0 : '40px 16px',
  textAlign: 'center',
  // On phones the way out must be in sight under whatever stands above.
  ...(!dense && { [theme.breakpoints.down('sm')]: { padding: '8px 16px 24px' } }),
}));

export interface EmptyStateProps {
  title: ReactNode;
  hint?: ReactNode;
  drawing?: DrawingName;
  /** One action that leads out of the emptiness. */
  action?: ReactNode;
  level?: 2 | 3;
  /** Without air of its own and with a smaller drawing, where it takes the room of something else. */
  dense?: boolean;
  /** Says itself at once. */
  role?: 'alert';
}

/** Nothing here yet: a small drawing, a sentence, and one action. */
export function EmptyState(props: EmptyStateProps) {
  const { title, hint, drawing = 'notebook', action, level = 2, dense = false, role } = props;
  return (
    <Root dense={dense} role={role}>
      <Drawing name={drawing} size={dense ? 88 : undefined} />
      <Heading level={level} size="lg" align="center">
        {title}
      </Heading>
      {hint && (
        <Text tone="soft" align="center">
          {hint}
        </Text>
      )}
      {action && (
        <Row gap={2} justify="center" sx={{ mt: 4 }}>
          {action}
        </Row>
      )}
    </Root>
  );
}

export interface ErrorStateProps extends Pick<EmptyStateProps, 'level'> {
  /** 'Something went wrong' unless given. */
  title?: ReactNode;
  /** What happened and what to do; the server's message as it is. */
  message: ReactNode;
  onRetry?: () => void;
  /** While the second try runs. */
  retrying?: boolean;
  /** Another way out (a LinkButton), beside "Try again". */
  action?: ReactNode;
}

/** A part of the screen that could not be loaded, announced at once, with a way to try again. */
export function ErrorState({ title, message, onRetry, retrying, action, level }: ErrorStateProps) {
  const { t } = useSharedTexts();
  const retry = onRetry && (
    <Button variant="primary" onClick={onRetry} busy={retrying} icon={<Icon name="retry" size={18} />}>
      {t('tryAgain')}
    </Button>
  );
  return (
    <EmptyState
      role="alert"
      drawing="torn"
      title={title ?? t('errorTitle')}
      hint={message}
      level={level}
      action={
        <>
          {retry}
          {action}
        </>
      }
    />
  );
}

export interface PanelProps {
  title: ReactNode;
  icon?: IconName;
  tone?: Tone;
  level?: 1 | 2 | 3;
  children?: ReactNode;
  /** Buttons under the text. */
  actions?: ReactNode;
  /** `center` stands alone on its screen ('Email Verified!'), `start` among other things. */
  align?: 'center' | 'start';
}

const Seal = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: radius.card,
  color: toneOf.text,
  backgroundColor: toneOf.ground,
});

const alone = {
  alignItems: 'center',
  textAlign: 'center',
  width: '100%',
  maxWidth: 520,
  marginInline: 'auto',
} as const;

/** A titled box that says one thing about the screen it stands for, with its ways on. A region named by its title. */
export function Panel(props: PanelProps) {
  const { title, icon, tone = 'ai', level = 2, children, actions, align = 'start' } = props;
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} style={align === 'center' ? alone : undefined}>
      {icon && (
        <Seal data-tone={tone}>
          <Icon name={icon} size={28} />
        </Seal>
      )}
      <Heading level={level} size="lg" id={id} align={align}>
        {title}
      </Heading>
      {children}
      {actions && (
        <Row justify={align} sx={{ mt: 2 }}>
          {actions}
        </Row>
      )}
    </Card>
  );
}
