import type { ReactNode } from 'react';
import { SpinnerRing } from '../feedback/spinner-ring';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import { radius } from '../theme/tokens';
import { toneGround, toneIcon, toneLine, toneText, type Tone } from './tone';
import { ownProps, styled } from '../theme/styled';

export interface StatusBadgeProps {
  tone: Tone;
  /** The word; a state is never told by colour alone. */
  children: ReactNode;
  /** Another icon than the tone's. */
  icon?: IconName;
  /** Turns in place of the icon while the state is passing ("Generating..."). */
  busy?: boolean;
}

const Root = styled(
  'span',
  ownProps('tone'),
)<{ tone: Tone }>(({ tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  width: 'fit-content',
  minHeight: 26,
  padding: '2px 10px 2px 8px',
  border: `1px solid ${toneLine(tone)}`,
  borderRadius: radius.full,
  color: toneText[tone],
  backgroundColor: toneGround[tone],
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
}));

/** The state of a thing, by icon and word. */
export function StatusBadge({ tone, children, icon = toneIcon[tone], busy = false }: StatusBadgeProps) {
  return (
    <Root tone={tone}>
      {busy ? <SpinnerRing size={14} /> : <Icon name={icon} size={16} />}
      {children}
    </Root>
  );
}
