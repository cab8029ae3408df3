import type { ReactNode } from 'react';
import { color, motion } from '../../core/theme/tokens';
import { styled } from '../../core/theme/styled';

export interface ProgressRingProps {
  /** 0 … 1 */
  share: number;
  /** Its name for assistive technology. */
  label: string;
  /** In the middle: '83.3%'. */
  children?: ReactNode;
  /** Px; 120 by default. */
  size?: number;
  tone?: 'ai' | 'matsu' | 'yamabuki' | 'beni';
}

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

const Root = styled('div')({ position: 'relative', display: 'inline-grid', placeItems: 'center' });
const Arc = styled('circle')({ transition: `stroke-dashoffset ${motion.calm}ms ${motion.easing}` });
const Middle = styled('div')({
  position: 'absolute',
  fontSize: '1.25rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});

/** A share as a ring: accuracy, progress of a session. */
export function ProgressRing({ share, label, children, size = 120, tone = 'ai' }: ProgressRingProps) {
  const held = Math.min(1, Math.max(0, share));
  return (
    <Root role="img" aria-label={label} style={{ width: size, height: size }}>
      <svg viewBox="0 0 120 120" width={size} height={size} aria-hidden focusable="false">
        <circle cx="60" cy="60" r={RADIUS} fill="none" stroke={color.line} strokeWidth="10" />
        <Arc
          cx="60"
          cy="60"
          r={RADIUS}
          fill="none"
          stroke={color[tone]}
          strokeWidth="10"
          strokeLinecap={held > 0 ? 'round' : 'butt'}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - held)}
          transform="rotate(-90 60 60)"
        />
      </svg>
      <Middle>{children}</Middle>
    </Root>
  );
}
