import { keyframes } from '@emotion/react';
import { color, motion, radius } from '../theme/tokens';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const unfold = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } });

/** How a dialog, a sheet and a new card come: from below, and out of the thing that called it. */
export const riseIn = `${rise} ${motion.calm}ms ${motion.easing}`;
export const unfoldIn = `${unfold} ${motion.quick}ms ${motion.easing}`;

/** The surface of everything that floats: the one place with a shadow. */
export const floatingLook = {
  backgroundColor: color.surface,
  color: color.ink,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: color.shadow,
} as const;
