import { keyframes } from '@emotion/react';
import { color, radius } from '../theme/tokens';
import { styled } from '../theme/styled';

export interface SkeletonProps {
  /** `text` is one line, `block` a field or picture, `circle` an avatar, `pill` a chip. */
  shape?: 'text' | 'block' | 'circle' | 'pill';
  width?: number | string;
  height?: number | string;
}

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const heights = { text: '0.75em', block: 44, circle: 40, pill: 24 } as const;

const Bone = styled('span')({
  display: 'block',
  flexShrink: 0,
  maxWidth: '100%',
  backgroundColor: color.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

/** One bone of a skeleton: give it the size of what comes, so that nothing moves. */
export function Skeleton({ shape = 'text', width, height = heights[shape] }: SkeletonProps) {
  const style = {
    width: width ?? (shape === 'circle' ? height : shape === 'pill' ? 72 : '100%'),
    height,
    marginBlock: shape === 'text' ? '0.375em' : 0,
    borderRadius: shape === 'text' ? 6 : shape === 'block' ? radius.field : radius.full,
  };
  return <Bone style={style} aria-hidden />;
}
