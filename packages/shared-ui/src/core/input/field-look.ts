import { color, motion, radius } from '../theme/tokens';

/**
 * The frame of everything that is typed or chosen in. It fades under a pointer alone: each of its four edges would send its own events while
 * somebody types.
 */
export const fieldFrame = {
  backgroundColor: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.field,
  '&:hover': { borderColor: color.inkSoft, transition: `border-color ${motion.quick}ms ${motion.easing}` },
  '&:focus-within': { borderColor: color.ai, boxShadow: `0 0 0 1px ${color.ai}` },
} as const;

/** What is typed into inside such a frame: the frame alone is seen. */
export const bareControl = {
  flex: 1,
  minWidth: 0,
  border: 0,
  outline: 'none',
  backgroundColor: 'transparent',
  color: color.ink,
  fontSize: '1rem',
  '&::placeholder': { color: color.inkSoft, opacity: 1 },
} as const;
