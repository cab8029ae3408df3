import { useId, type ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import { Card } from '../layout/card';
import { toneGround, toneText, type Tone } from '../status/tone';
import { radius } from '../theme/tokens';
import { Heading } from '../type/heading';
import { ownProps, styled } from '../theme/styled';

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

const Seal = styled(
  'span',
  ownProps('tone'),
)<{ tone: Tone }>(({ tone }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: radius.card,
  color: toneText[tone],
  backgroundColor: toneGround[tone],
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 8 });

/** A titled box that says one thing about the screen it stands for, with its ways on. A region named by its title. */
export function Panel({
  title,
  icon,
  tone = 'ai',
  level = 2,
  children,
  actions,
  align = 'start',
}: PanelProps) {
  const id = useId();
  const centred = align === 'center';
  return (
    <Card
      as="section"
      aria-labelledby={id}
      style={
        centred
          ? { alignItems: 'center', textAlign: 'center', width: '100%', maxWidth: 520, marginInline: 'auto' }
          : undefined
      }
    >
      {icon && (
        <Seal tone={tone}>
          <Icon name={icon} size={28} />
        </Seal>
      )}
      <Heading level={level} size="lg" id={id} align={centred ? 'center' : 'start'}>
        {title}
      </Heading>
      {children}
      {actions && <Actions style={centred ? { justifyContent: 'center' } : undefined}>{actions}</Actions>}
    </Card>
  );
}
