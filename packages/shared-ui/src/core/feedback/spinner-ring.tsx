import { keyframes } from '@emotion/react';
import { styled } from '../theme/styled';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Svg = styled('svg')({
  display: 'block',
  flexShrink: 0,
  animation: `${turn} 800ms linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

/** The turning ring alone, as decoration beside words or in a busy control. On its own use `Spinner`, which has a name. */
export function SpinnerRing({ size = 20 }: { size?: number }) {
  return (
    <Svg viewBox="0 0 24 24" width={size} height={size} fill="none" aria-hidden focusable="false">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.2" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </Svg>
  );
}
