import Badge from '@mui/material/Badge';
import MuiChip from '@mui/material/Chip';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { SpinnerRing } from '../feedback/progress';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import { useSharedTexts } from '../texts/shared-texts';
import { styled } from '../theme/styled';
import { toneIcon, type Tone } from './tone';

export interface ChipProps {
  children: ReactNode;
  tone?: Tone;
  icon?: ReactElement;
  /** With it the chip has a button "Remove {removeLabel}". */
  onRemove?: () => void;
  removeLabel?: string;
  /** For a learner's or Japanese text. */
  lang?: string;
}

const Words = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** A small quiet label: a tag, a part of speech, a source. */
export function Chip({ children, tone = 'neutral', icon, onRemove, removeLabel = '', lang }: ChipProps) {
  const { t } = useSharedTexts();
  // Material's own way out is a picture that is no button of its own.
  const label = (
    <>
      <Words>{children}</Words>
      {onRemove && (
        <IconButton
          label={t('remove', { what: removeLabel })}
          icon={<Icon name="close" size={14} />}
          tooltip={false}
          onClick={onRemove}
        />
      )}
    </>
  );
  return <MuiChip component="span" size="small" icon={icon} label={label} lang={lang} data-tone={tone} />;
}

export interface StatusBadgeProps {
  tone: Tone;
  /** The word; a state is never told by colour alone. */
  children: ReactNode;
  /** Another icon than the tone's. */
  icon?: IconName;
  /** Turns in place of the icon while the state is passing ("Generating..."). */
  busy?: boolean;
  /** Without a ground: one of many in a list. */
  quiet?: boolean;
}

/** The state of a thing, by icon and word. */
export function StatusBadge({ tone, children, icon = toneIcon[tone], busy, quiet }: StatusBadgeProps) {
  return (
    <MuiChip
      component="span"
      size={quiet ? 'small' : 'medium'}
      data-quiet={quiet}
      icon={busy ? <SpinnerRing size={14} /> : <Icon name={icon} size={16} />}
      label={children}
      data-tone={tone}
    />
  );
}

/** A number at the corner of an icon button (its child), up to "99+"; none when 0. The label says it, too. */
export function CountBadge({ count, children }: { count: number; children?: ReactNode }) {
  return (
    <Badge badgeContent={count} slotProps={{ badge: { 'aria-hidden': true } }}>
      {children}
    </Badge>
  );
}
