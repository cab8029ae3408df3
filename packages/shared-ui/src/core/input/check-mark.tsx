import { styled } from '../theme/styled';
import { color, motion } from '../theme/tokens';

/** The box of a checkbox: an `input` and the `Icon` that shows its check, over each other. */
export const CheckMark = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 22,
  height: 22,
  color: color.onTone,
  '& > input': {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    margin: 0,
    border: `1.5px solid ${color.edge}`,
    borderRadius: 6,
    backgroundColor: color.surface,
    cursor: 'pointer',
    transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
  },
  '& > input:checked, & > input:indeterminate': { backgroundColor: color.ai, borderColor: color.ai },
  '& > input[aria-invalid="true"]': { borderColor: color.beni },
  '& > svg': { position: 'relative', pointerEvents: 'none', visibility: 'hidden', strokeWidth: 2.5 },
  '& > input:checked + svg, & > input:indeterminate + svg': { visibility: 'visible' },
});
