import { keyframes } from '@emotion/react';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { useSharedTexts } from '../texts/shared-texts';
import { ownProps, styled } from '../theme/styled';
import { color } from '../theme/tokens';
import { Text } from '../type/text';

/** The turning ring alone, as decoration beside words or in a busy control. On its own use `Spinner`, which has a name. */
export const SpinnerRing = ({ size = 20 }: { size?: number }) => <CircularProgress size={size} aria-hidden />;

export interface SpinnerProps {
  /** `screen` fills the window, `block` centres in its place, `inline` stands in a line of text. */
  variant?: 'screen' | 'block' | 'inline';
  /** What is waited for; 'Loading…' by default. */
  label?: string;
}

// What loads within a blink shows no spinner at all.
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const Root = styled(
  'span',
  ownProps('variant'),
)<{ variant: SpinnerProps['variant'] }>(({ variant }) => ({
  display: variant === 'inline' ? 'inline-flex' : 'grid',
  placeItems: 'center',
  verticalAlign: 'middle',
  color: color.ai,
  minHeight: variant === 'screen' ? '100dvh' : variant === 'block' ? 160 : undefined,
  animation: `${appear} 200ms 150ms both`,
}));

/** Waiting without a known end: `role="progressbar"` with a name. For content with a known shape use a skeleton. */
export function Spinner({ variant = 'block', label }: SpinnerProps) {
  const { t } = useSharedTexts();
  return (
    <Root variant={variant} role="progressbar" aria-label={label ?? t('loading')}>
      <SpinnerRing size={variant === 'inline' ? 18 : 32} />
    </Root>
  );
}

export interface ProgressBarProps {
  value: number;
  max: number;
  /** Its name for assistive technology. */
  label: string;
  /** Shown above at the left and said as the value: '3/10 words'. */
  valueText?: string;
  /** Shown above at the right: '30%'. */
  detail?: ReactNode;
}

const Words = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 12, marginBottom: 6 });

/** How far something known in length has come. */
export function ProgressBar({ value, max, label, valueText, detail }: ProgressBarProps) {
  const most = Math.max(0, max);
  const done = Math.min(Math.max(0, value), most);
  return (
    <div>
      {(valueText !== undefined || detail !== undefined) && (
        <Words>
          <Text as="span" size="sm" tone="soft" tabular>
            {valueText}
          </Text>
          <Text as="span" size="sm" weight="semibold" tabular>
            {detail}
          </Text>
        </Words>
      )}
      <LinearProgress
        variant="determinate"
        value={most && (done / most) * 100}
        aria-label={label}
        aria-valuemax={max}
        aria-valuenow={done}
        aria-valuetext={valueText}
      />
    </div>
  );
}
