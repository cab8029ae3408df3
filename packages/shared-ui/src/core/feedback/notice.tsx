import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import { toneGround, toneIcon, toneLine, toneText, type Tone } from '../status/tone';
import { color, radius } from '../theme/tokens';
import { ownProps, styled } from '../theme/styled';

export interface NoticeProps {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
  /** At the right: a small Button. */
  action?: ReactNode;
  /** Says itself when it appears: `polite` waits, `assertive` (errors) interrupts. Silent unless given. */
  announce?: 'polite' | 'assertive';
}

const Root = styled(
  'div',
  ownProps('tone'),
)<{ tone: Tone }>(({ tone }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '10px 14px',
  border: `1px solid ${toneLine(tone)}`,
  borderRadius: radius.field,
  backgroundColor: toneGround[tone],
  color: color.ink,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '& > svg': { color: toneText[tone] },
}));

const Words = styled('div')({ flex: '1 1 200px', minWidth: 0 });

const roles = { polite: 'status', assertive: 'alert' } as const;

/** One line in the page about its state: offline, partly loaded, unsaved, a form that was refused. */
export function Notice({ tone = 'ai', icon = toneIcon[tone], children, action, announce }: NoticeProps) {
  return (
    <Root tone={tone} role={announce && roles[announce]}>
      <Icon name={icon} size={20} />
      <Words>{children}</Words>
      {action}
    </Root>
  );
}
