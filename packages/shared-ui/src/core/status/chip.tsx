import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { useSharedTexts } from '../texts/shared-texts';
import { radius } from '../theme/tokens';
import { toneGround, toneLine, toneText, type Tone } from './tone';
import { ownProps, styled } from '../theme/styled';

export interface ChipProps {
  children: ReactNode;
  tone?: Tone;
  icon?: ReactNode;
  /** With it the chip has a button "Remove {removeLabel}". */
  onRemove?: () => void;
  removeLabel?: string;
  /** For a learner's or Japanese text. */
  lang?: string;
}

const Root = styled(
  'span',
  ownProps('tone'),
)<{ tone: Tone }>(({ tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: 24,
  padding: '2px 10px',
  borderRadius: radius.full,
  border: `1px solid ${toneLine(tone)}`,
  color: toneText[tone],
  backgroundColor: tone === 'neutral' ? 'transparent' : toneGround[tone],
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: 1.5,
}));

const Label = styled('span')({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Remove = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  margin: '-4px -8px -4px 0',
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
});

/** A small quiet label: a tag, a part of speech, a source. */
export function Chip({ children, tone = 'neutral', icon, onRemove, removeLabel = '', lang }: ChipProps) {
  const { t } = useSharedTexts();
  return (
    <Root tone={tone} lang={lang}>
      {icon}
      <Label>{children}</Label>
      {onRemove && (
        <Remove type="button" onClick={onRemove} aria-label={t('remove', { what: removeLabel })}>
          <Icon name="close" size={14} />
        </Remove>
      )}
    </Root>
  );
}
