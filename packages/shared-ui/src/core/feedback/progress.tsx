import { keyframes } from '@emotion/react';
import CircularProgress from '@mui/material/CircularProgress';
import { useSharedTexts } from '../texts/shared-texts';
import { ownProps, styled } from '../theme/styled';
import { color } from '../theme/tokens';

/** The ring alone, as decoration beside words or in a busy control. `Spinner` has a name of its own. */
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
