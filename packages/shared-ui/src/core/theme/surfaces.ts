import { keyframes } from '@emotion/react';
import { color, motion, radius } from './tokens';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const calmly = `${motion.calm}ms ${motion.easing}`;

/** How a dialog and a new card come: from below. */
export const riseIn = `${rise} ${calmly}`;

/** The surface of everything that floats: the one place with a shadow. */
export const floatingLook = {
  backgroundColor: color.surface,
  color: color.ink,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: color.shadow,
} as const;
